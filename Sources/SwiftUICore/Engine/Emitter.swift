import Drawing
import Foundation
import Geometry

/// Collects the items of a drawing while the placed tree is walked.
@MainActor
package struct Emitter {
    package private(set) var items: [DrawingItem] = []
    package let graph: RenderGraph

    package init(graph: RenderGraph) { self.graph = graph }

    package mutating func add(_ item: DrawingItem) { items.append(item) }

    package mutating func fill(_ outline: Outline, with paint: PaintTemplate, in box: CGRect, evenOdd: Bool = false) {
        if case .color(let color) = paint, color.alpha == 0 { return }
        items.append(.path(DrawnPath(outline, fill: paint.paint(in: box), evenOdd: evenOdd)))
    }

    /// Items that `body` writes, put into a group that `configure` sets up. Nothing is written for an empty group.
    package mutating func group(
        _ configure: (inout DrawnGroup) -> Void, _ body: (inout Emitter) -> Void
    ) {
        let inner = collected(body)
        guard !inner.isEmpty else { return }
        var group = DrawnGroup(inner)
        configure(&group)
        items.append(.group(group))
    }

    package mutating func semantics(_ meaning: DrawnSemantics, _ body: (inout Emitter) -> Void) {
        let inner = collected(body)
        guard !inner.isEmpty else { return }
        var meaning = meaning
        meaning.items = inner
        items.append(.semantics(meaning))
    }

    package func collected(_ body: (inout Emitter) -> Void) -> [DrawingItem] {
        var inner = Emitter(graph: graph)
        body(&inner)
        return inner.items
    }
}
