import Foundation

/// Calls back after layout with a value, first and whenever it differs; a nil value is no value.
struct PlacedValueAction<T: Equatable> {
    /// What it is called with at first as the old value; nil for the new one.
    let initial: T?
    let value: @MainActor (LayoutNode, ResolveContext) -> T?
    let action: (T, T) -> Void
}

private final class PlacedValueMemory<T> {
    var value: T?
}

extension PlacedValueAction: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let list = content(context)
        let graph = context.graph
        let memory = graph.box(at: context.path, field: LifeCycleField.geometry) { PlacedValueMemory<T>() }
        guard let node = list.first else { return list }
        graph.afterPass {
            guard let new = value(node, context) else { return }
            let old = memory.value ?? initial
            if old == new { return }
            memory.value = new
            action(old ?? new, new)
        }
        return list
    }
}
