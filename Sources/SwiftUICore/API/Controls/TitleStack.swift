import Foundation

/// The title of a row, and below it what else its label consists of, smaller and fainter.
struct TitleStack<Content: View>: View {
    let content: Content

    var body: some View {
        ContextReader { context in
            let parts = context.child(1).nodes(of: content)
            if parts.count > 1 {
                let below = context.child(2).nodes(of: content.font(.subheadline).foregroundStyle(.secondary))
                VStack(alignment: .leading, spacing: 2) {
                    ResolvedNodes(parts[0])
                    ForEach(Array(below.dropFirst().enumerated()), id: \.offset) { _, node in ResolvedNodes(node) }
                }
            } else {
                ResolvedNodes(parts)
            }
        }
    }
}
