import Foundation

/// Calls back after layout with something made of the view's geometry, first and whenever it differs.
private struct GeometryAction<T: Equatable> {
    let value: (GeometryProxy) -> T
    let action: (T, T) -> Void
}

private final class GeometryMemory<T> {
    var value: T?
}

extension GeometryAction: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let list = content(context)
        let graph = context.graph
        let memory = graph.box(at: context.path, field: LifeCycleField.geometry) { GeometryMemory<T>() }
        guard let node = list.first else { return list }
        graph.afterPass {
            let new = value(GeometryProxy(frame: node.frame, namedFrames: graph.namedFrames))
            let old = memory.value ?? new
            if memory.value != nil, old == new { return }
            memory.value = new
            action(old, new)
        }
        return list
    }
}

extension View {
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryAction(value: transform) { _, new in action(new) })
    }

    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryAction(value: transform, action: action))
    }
}
