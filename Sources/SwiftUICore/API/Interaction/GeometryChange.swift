import Foundation

extension View {
    /// Calls back after layout with something made of the view's geometry, first and whenever it differs.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        let box = UncheckedSendableBox(transform)
        return modifier(
            PlacedValueAction(
                initial: nil,
                value: { node, context in
                    box.value(GeometryProxy(frame: node.frame, namedFrames: context.graph.namedFrames))
                }, action: action))
    }
}
