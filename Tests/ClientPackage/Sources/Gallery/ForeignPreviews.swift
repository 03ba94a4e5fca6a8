import SwiftUI
import Widgets

#Preview { Color.red }

#Preview("He said \"hi\", didn't he?", traits: .sizeThatFitsLayout) { Badge(title: "\"hi\"") }

#Preview(#"raw "name" \n"#, traits: .sizeThatFitsLayout) { Text(#"raw " } "#) }

#Preview("🎉 Überblick 日本", traits: .fixedLayout(width: 40, height: 20), .landscapeLeft) { Color.green }

#Preview("Twice", traits: .sizeThatFitsLayout) { Text("1") }

#Preview("Twice", traits: .sizeThatFitsLayout) { Text("2") }

@available(iOS 17, macOS 14, *)
#Preview("Stateful", traits: .sizeThatFitsLayout) {
    @Previewable @State var width: CGFloat = 30
    /* A comment with a } in it, /* and one within */ before an attribute. */
    @Previewable @Environment(\.colorScheme) var scheme
    @Previewable
    @State var values: [String: [Int]] = [
        "a": [1, 2]
    ]
    let height = Double(values["a", default: []].count) * 5  // not a brace: {
    Rectangle().fill(scheme == .dark ? .white : .black)
        .frame(width: width, height: height)
        .onAppear { width = 40 }
}

private struct SampleData: PreviewModifier {
    static func makeSharedContext() async throws -> [String] { ["shared"] }

    func body(content: Content, context: [String]) -> some View {
        content.frame(width: CGFloat(10 * context.count), height: 12)
    }
}

#Preview("Modified", traits: .modifier(SampleData()), .sizeThatFitsLayout) { Color.blue }

#if DEBUG
    #Preview("Debug", traits: .sizeThatFitsLayout) { Text("only in debug builds") }
#endif
