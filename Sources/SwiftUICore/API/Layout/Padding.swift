import Foundation

extension View {
    /// The system's padding: 16 points.
    private nonisolated static var systemPadding: CGFloat { 16 }

    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        wrapped { node, context in
            let turned = context.environment.layoutDirection == .rightToLeft
            return PaddingNode(
                node, top: insets.top, left: turned ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: turned ? insets.leading : insets.trailing)
        }
    }

    /// - Parameter length: points; nil for the system's 16.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let amount = length ?? Self.systemPadding
        func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? amount : 0 }
        return padding(
            EdgeInsets(
                top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing)))
    }

    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}
