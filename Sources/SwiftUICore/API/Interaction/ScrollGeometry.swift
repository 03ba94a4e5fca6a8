import Foundation

/// What a scroll view shows of its content.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is scrolled, in points.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    /// Of the scroll view, in points.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// The part of the content that is in sight, in the content's coordinates.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The window with the content's insets taken off, in the content's coordinates.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y,
            width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
    }
}

/// What a scroll view is doing.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

extension ScrollNode {
    /// Known once it is placed.
    fileprivate var geometry: ScrollGeometry {
        let inner = children.first?.frame ?? frame
        return ScrollGeometry(
            contentOffset: CGPoint(x: frame.minX - inner.minX, y: frame.minY - inner.minY), contentSize: inner.size,
            contentInsets: EdgeInsets(), containerSize: frame.size)
    }
}

extension LayoutNode {
    /// This node or the first within, from the top, that scrolls.
    fileprivate var scrollNode: ScrollNode? {
        self as? ScrollNode ?? children.lazy.compactMap(\.scrollNode).first
    }
}

extension View {
    /// Calls back with something made of the geometry of the scroll view in this view.
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        let box = UncheckedSendableBox(transform)
        return modifier(
            PlacedValueAction(
                initial: nil, value: { node, _ in node.scrollNode.map { box.value($0.geometry) } }, action: action))
    }

    /// Calls back with whether as much of the view as `threshold` (0 to 1) is in sight of the scroll view around it.
    public nonisolated func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(
            PlacedValueAction(
                initial: false,
                value: { node, context in
                    guard let window = context.environment.scrollViewport?.frame else { return true }
                    let (frame, seen) = (node.frame, node.frame.intersection(window))
                    guard !seen.isNull else { return false }
                    let area = frame.width * frame.height
                    return area > 0 ? seen.width * seen.height >= area * threshold : window.contains(frame.origin)
                }, action: { _, new in action(new) }))
    }

    /// A still picture's scroll views are idle; kept.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        interactive(.kept(.scrollPhase(action)))
    }
}
