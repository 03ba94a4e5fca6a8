import Drawing
import Foundation
import TextShaping

/// Runs the three passes on a view until nothing changes any more, and gives its drawing.
///
///     content -> resolve -> layout -> place -> (actions: onAppear, preferences, ...) -> again while dirty -> emit
@MainActor
package final class ViewRenderer {
    package let graph: RenderGraph
    private var root: LayoutNode?

    package init(text: ShapingCache) { graph = RenderGraph(text: text) }

    /// Views that still change after so many passes are drawn as they are, with a diagnostic.
    private static let passLimit = 32

    package func drawing(
        of content: some View, proposal: ProposedViewSize, environment: EnvironmentValues = .init()
    ) -> Drawing {
        LayoutProbe.fresh {
            settledDrawing(of: content, proposal: proposal, environment: environment)
        }
    }

    private func settledDrawing(
        of content: some View, proposal: ProposedViewSize, environment: EnvironmentValues
    ) -> Drawing {
        let node = settledNode(of: content, proposal: proposal, environment: environment)
        var emitter = Emitter(graph: graph)
        node.emit(into: &emitter)
        var drawing = Drawing(
            size: node.frame.size, items: emitter.items, language: environment.locale.identifier(.bcp47))
        (drawing.title, drawing.summary) = Self.description(of: emitter.items)
        return drawing
    }

    private func settledNode(
        of content: some View, proposal: ProposedViewSize, environment: EnvironmentValues
    ) -> LayoutNode {
        let context = ResolveContext(environment: environment, graph: graph)
        var pass = 0
        while true {
            graph.beginPass()
            let node = context.node(of: content)
            node.place(at: .zero, proposal: Self.finite(proposal))
            graph.endPass()
            pass += 1
            guard graph.dirty.isRaised else { return node }
            if pass == Self.passLimit {
                graph.report(CoreDiagnostics.doesNotSettle(passes: pass))
                return node
            }
        }
    }

    /// A picture needs a size: an endless offer is no offer.
    private static func finite(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func usable(_ length: CGFloat?) -> CGFloat? {
            guard let length, length.isFinite, length >= 0 else { return nil }
            return length
        }
        return ProposedViewSize(width: usable(proposal.width), height: usable(proposal.height))
    }

    /// The first thing in the picture that has a name names the picture.
    private static func description(of items: [DrawingItem]) -> (title: String, summary: String) {
        for item in items {
            switch item {
            case .semantics(let meaning) where !meaning.isHidden:
                if !meaning.label.isEmpty { return (meaning.label, meaning.value) }
                if meaning.role == .chart, !meaning.value.isEmpty { return (meaning.value, "") }
                let inner = description(of: meaning.items)
                if !inner.title.isEmpty { return inner }
            case .group(let group):
                let inner = description(of: group.items)
                if !inner.title.isEmpty { return inner }
            default: continue
            }
        }
        return ("", "")
    }
}
