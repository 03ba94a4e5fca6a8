import Foundation

/// The part of a container that bars and the edges of a screen leave free, known once the container is placed. Both
/// rectangles are in the coordinates of the whole picture.
@MainActor
package final class SafeAreaPlace {
    private let outer: SafeAreaPlace?
    /// A bar that content is drawn before unless it reaches under it.
    private weak var bar: LayoutNode?
    fileprivate(set) var full = CGRect.zero
    fileprivate(set) var safe = CGRect.zero

    package init(in outer: SafeAreaPlace?) { self.outer = outer }

    package func setBar(_ node: LayoutNode) { bar = node }

    fileprivate func bringBarToFront() { bar?.traits.zIndex = 1 }

    /// Edges as close as this are the same.
    private static let tolerance: CGFloat = 0.5

    /// The rectangle with those of its edges that are on the safe area's moved out to the whole.
    func extended(_ frame: CGRect, edges: Edge.Set, rightToLeft: Bool) -> CGRect {
        func meets(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < Self.tolerance }
        let left = edges.contains(rightToLeft ? .trailing : .leading) && meets(frame.minX, safe.minX)
        let right = edges.contains(rightToLeft ? .leading : .trailing) && meets(frame.maxX, safe.maxX)
        let top = edges.contains(.top) && meets(frame.minY, safe.minY)
        let bottom = edges.contains(.bottom) && meets(frame.maxY, safe.maxY)
        let (minX, maxX) = (left ? full.minX : frame.minX, right ? full.maxX : frame.maxX)
        let (minY, maxY) = (top ? full.minY : frame.minY, bottom ? full.maxY : frame.maxY)
        return CGRect(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    /// How far the whole reaches beyond a rectangle's edges that are on the safe area's.
    func insets(of frame: CGRect, rightToLeft: Bool) -> EdgeInsets {
        let all = extended(frame, edges: .all, rightToLeft: rightToLeft)
        let (left, right) = (frame.minX - all.minX, all.maxX - frame.maxX)
        return EdgeInsets(
            top: frame.minY - all.minY, leading: rightToLeft ? right : left, bottom: all.maxY - frame.maxY,
            trailing: rightToLeft ? left : right)
    }

    /// The container's frame was found; where it touches a safe area itself it reaches on to that one's edges.
    fileprivate func setFull(_ frame: CGRect) {
        full = outer?.extended(frame, edges: .all, rightToLeft: false) ?? frame
    }
}

private struct SafeAreaKey: EnvironmentKey { static var defaultValue: SafeAreaPlace? { nil } }

extension EnvironmentValues {
    package var safeArea: SafeAreaPlace? {
        get { self[SafeAreaKey.self] }
        set { self[SafeAreaKey.self] = newValue }
    }
}

/// Notes where a container is (with all its bars), or what is free of it.
package final class SafeAreaMark: WrapperNode {
    package enum Part { case full, safe }

    private let place: SafeAreaPlace
    private let part: Part

    package init(_ content: LayoutNode, _ part: Part, of place: SafeAreaPlace) {
        (self.place, self.part) = (place, part)
        super.init(content)
    }

    package override func willPlaceChildren() {
        switch part {
        case .full: place.setFull(frame)
        case .safe: place.safe = frame
        }
    }
}

/// `ignoresSafeArea`: laid out like its content, and drawn larger at edges that are those of the safe area.
package final class SafeAreaIgnoringNode: WrapperNode {
    private let place: SafeAreaPlace
    private let edges: Edge.Set
    private let rightToLeft: Bool

    package init(_ content: LayoutNode, edges: Edge.Set, place: SafeAreaPlace, rightToLeft: Bool) {
        (self.edges, self.place, self.rightToLeft) = (edges, place, rightToLeft)
        super.init(content)
    }

    package override func placed(_ arrangement: Arrangement) -> Arrangement {
        let whole = place.extended(frame, edges: edges, rightToLeft: rightToLeft)
        guard whole != frame else { return arrangement }
        place.bringBarToFront()
        let offer = ProposedViewSize(whole.size)
        let size = content.size(for: offer)
        let origin = CGPoint(
            x: whole.midX - size.width / 2 - frame.minX, y: whole.midY - size.height / 2 - frame.minY)
        return Arrangement(size: arrangement.size, children: [.init(origin: origin, proposal: offer)])
    }
}

extension LayoutNode {
    /// The node in the middle of all that is offered.
    package var filling: LayoutNode {
        let all = FlexibleSide(minimum: nil, ideal: nil, maximum: .infinity)
        let node = FlexibleFrameNode(self, horizontal: all, vertical: all, alignment: .center)
        node.traits = traits
        return node
    }
}

extension View {
    package nonisolated func safeAreaMark(_ part: SafeAreaMark.Part, of place: SafeAreaPlace) -> some View {
        wrapped { node, _ in SafeAreaMark(node, part, of: place) }
    }

    /// Draws this bar over content that reaches under it.
    package nonisolated func safeAreaBar(of place: SafeAreaPlace) -> some View {
        wrapped { node, _ in
            let bar = WrapperNode(node)
            place.setBar(bar)
            return bar
        }
    }

    /// This view in what insets leave of a container, which views and backgrounds within may reach on into.
    package nonisolated func insetSafeArea(_ insets: EdgeInsets) -> some View {
        ModifiedContent(content: self, modifier: SafeAreaInsets(insets: insets))
    }
}

private struct SafeAreaInsets {
    let insets: EdgeInsets
}

extension SafeAreaInsets: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let place = SafeAreaPlace(in: context.environment.safeArea)
        let isTurned = context.environment.layoutDirection == .rightToLeft
        return content(context.with { $0.safeArea = place }).map { node in
            let padded = PaddingNode(
                SafeAreaMark(node, .safe, of: place), top: insets.top,
                left: isTurned ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isTurned ? insets.leading : insets.trailing)
            let whole = SafeAreaMark(padded, .full, of: place)
            whole.traits = node.traits
            return whole
        }
    }
}

/// The modifier behind `ignoresSafeArea`.
package struct SafeAreaIgnoring {
    let edges: Edge.Set
}

extension SafeAreaIgnoring: ViewModifier, PrimitiveViewModifier {
    package typealias Body = Never

    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let nodes = content(context)
        guard let place = context.environment.safeArea, !edges.isEmpty else { return nodes }
        return nodes.map { node in
            let wrapped = SafeAreaIgnoringNode(
                node, edges: edges, place: place, rightToLeft: context.environment.layoutDirection == .rightToLeft)
            wrapped.traits = node.traits
            return wrapped
        }
    }
}
