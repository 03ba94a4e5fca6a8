import ChartEngine
import Foundation
import SwiftUICore

/// The views that a chart places: annotations, symbols, custom labels, titles. The engine knows them by number.
@MainActor
final class ViewBoard {
    private enum Entry {
        case node(LayoutNode)
        case unresolved(() -> LayoutNode)
        /// One node for each size of the mark it belongs to.
        case sized((CGSize) -> LayoutNode)
    }

    private struct SizedKey: Hashable {
        var view: ViewID
        var width: CGFloat
        var height: CGFloat
    }

    private var entries: [Entry] = []
    private var sizedViews: [SizedKey: ViewID] = [:]

    func add<V: View>(_ view: V, in context: ResolveContext) -> ViewID {
        let place = context.child(entries.count)
        return append(.unresolved { place.node(of: view) })
    }

    func add<V: View>(
        sized make: @escaping (AnnotationContext) -> V, in context: ResolveContext
    ) -> ViewID {
        let place = context.child(entries.count)
        return append(.sized { size in place.node(of: make(AnnotationContext(targetSize: size))) })
    }

    func add(_ node: LayoutNode) -> ViewID { append(.node(node)) }

    /// The view for a mark of a size; the same one where the size does not matter.
    func view(_ view: ViewID, forMark size: CGSize) -> ViewID {
        guard case .sized(let make) = entries[checked: view.index] else { return view }
        let key = SizedKey(view: view, width: size.width, height: size.height)
        if let known = sizedViews[key] { return known }
        let made = append(.node(make(size)))
        sizedViews[key] = made
        return made
    }

    func node(_ view: ViewID) -> LayoutNode? {
        switch entries[checked: view.index] {
        case .node(let node): return node
        case .unresolved(let make):
            let node = make()
            entries[view.index] = .node(node)
            return node
        case .sized: return node(self.view(view, forMark: .zero))
        case nil: return nil
        }
    }

    private func append(_ entry: Entry) -> ViewID {
        entries.append(entry)
        return ViewID(entries.count - 1)
    }
}
