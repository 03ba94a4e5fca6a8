import Foundation
import TextShaping

/// All previews of the program that runs, those of libraries that it has loaded included. Whoever loads a library later
/// asks again: nothing is kept.
///
///     let entries = try PreviewCatalog.entries(text: TextSystem.shared)
///     let renderer = ImageRenderer(content: entries[0].preview.content)
///     renderer.proposedSize = entries[0].preview.size.map { ProposedViewSize($0) } ?? .unspecified
@MainActor
package enum PreviewCatalog {
    package struct Entry {
        /// Unique in the catalogue: the preview's own name, else where it is declared.
        package var name: String
        package let preview: Preview
    }

    /// In the order of the files' names and lines, those of `PreviewProvider` types last.
    /// - Throws: What making a preview throws.
    package static func entries(text: ShapingCache) throws -> [Entry] {
        let registries = ConformanceRecords.types(conformingTo: (any PreviewRegistry).self)
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
        let providers = ConformanceRecords.types(conformingTo: (any PreviewProvider).self)
            .compactMap { $0 as? any PreviewProvider.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
        let made = try registries.map { registry in
            let preview = try registry.makePreview()
            return Entry(name: preview.displayName ?? "\(registry.fileID):\(registry.line)", preview: preview)
        }
        return unique(made + providers.flatMap { entries(of: $0, text: text) })
    }

    /// One for each view a provider lists.
    package static func entries<P: PreviewProvider>(of provider: P.Type, text: ShapingCache) -> [Entry] {
        let context = ResolveContext(environment: .init(), graph: RenderGraph(text: text))
        let nodes = context.nodes(of: context.evaluating { provider.previews })
        return nodes.enumerated().map { index, node in
            let name = node.traits[trait: PreviewNameTrait.self]
            let content = ContextReader { context in
                ResolvedNodes(
                    context.nodes(of: context.evaluating { provider.previews })[checked: index].map { [$0] } ?? [])
            }
            let preview = Preview(
                name: name, layout: node.traits[trait: PreviewLayoutTrait.self],
                orientation: node.traits[trait: PreviewOrientationTrait.self], content: AnyView(content))
            let fallback = nodes.count == 1 ? "\(provider)" : "\(provider) \(index + 1)"
            return Entry(name: name ?? fallback, preview: preview)
        }
    }

    /// A name that several previews have gets a number from its second use on.
    private static func unique(_ entries: [Entry]) -> [Entry] {
        var uses: [String: Int] = [:]
        return entries.map { entry in
            let use = (uses[entry.name] ?? 0) + 1
            uses[entry.name] = use
            return use == 1 ? entry : Entry(name: "\(entry.name) #\(use)", preview: entry.preview)
        }
    }
}
