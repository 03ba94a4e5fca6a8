import Foundation

/// A rectangle or point measured in one view and read in another, once both have their places.
public struct Anchor<Value> {
    /// In the coordinates of the whole picture.
    package let value: Value

    package init(_ value: Value) { self.value = value }

    /// What to measure.
    public struct Source {
        package let measure: @MainActor (LayoutNode) -> Value
    }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { .init { $0.frame } }

    /// A rectangle in the view's own coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        .init { r.offsetBy(dx: $0.frame.minX, dy: $0.frame.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.frame.minX + p.x, y: $0.frame.minY + p.y) }
    }

    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.frame.minX + $0.frame.width * p.x, y: $0.frame.minY + $0.frame.height * p.y) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// The size and place of a container, for its content.
public struct GeometryProxy {
    /// In points.
    public let size: CGSize
    /// In the coordinates of the whole picture.
    package let globalFrame: CGRect
    package let namedFrames: [AnyHashable: CGRect]

    /// How far the safe area is from the edges of what is around, where the container touches it.
    public let safeAreaInsets: EdgeInsets

    package init(
        frame: CGRect, namedFrames: [AnyHashable: CGRect] = [:], safeAreaInsets: EdgeInsets = EdgeInsets()
    ) {
        (size, globalFrame, self.namedFrames) = (frame.size, frame, namedFrames)
        self.safeAreaInsets = safeAreaInsets
    }

    public subscript<T>(anchor: Anchor<T>) -> T {
        if let rect = anchor.value as? CGRect,
            let moved = rect.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY) as? T
        {
            return moved
        }
        if let point = anchor.value as? CGPoint,
            let moved = CGPoint(x: point.x - globalFrame.minX, y: point.y - globalFrame.minY) as? T
        {
            return moved
        }
        if let list = anchor.value as? [Anchor<CGRect>], let moved = list.map({ self[$0] }) as? T { return moved }
        return anchor.value
    }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return globalFrame
        case .named(let name):
            guard let space = namedFrames[name] else { return globalFrame }
            return globalFrame.offsetBy(dx: -space.minX, dy: -space.minY)
        }
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard case .named(let name) = coordinateSpace.coordinateSpace, let space = namedFrames[name] else { return nil }
        return space.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY)
    }
}

/// Content that depends on the size it is given; takes all that is offered.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let content = content
        return [
            DeferredNode(context: context) { inner, frame in
                let environment = inner.environment
                let proxy = GeometryProxy(
                    frame: frame, namedFrames: inner.graph.namedFrames,
                    safeAreaInsets: environment.safeArea?.insets(
                        of: frame, rightToLeft: environment.layoutDirection == .rightToLeft) ?? EdgeInsets())
                return inner.evaluating { inner.nodes(of: content(proxy)) }
            }
        ]
    }
}

/// A node whose content is made when its frame is known: it takes its whole proposal and puts the content at its
/// leading top corner.
package final class DeferredNode: LayoutNode {
    private let context: ResolveContext
    private let make: (ResolveContext, CGRect) -> [LayoutNode]

    package init(context: ResolveContext, make: @escaping (ResolveContext, CGRect) -> [LayoutNode]) {
        self.context = context.child(0).with { $0.stackAxis = nil }
        self.make = make
        super.init()
    }

    package override func willPlaceChildren() {
        let layers = LayersNode(alignment: .topLeading, children: make(context, frame))
        children = [layers]
        let proposal = ProposedViewSize(frame.size)
        let x = context.environment.layoutDirection == .rightToLeft ? frame.width - layers.size(for: proposal).width : 0
        layers.place(at: CGPoint(x: frame.minX + x, y: frame.minY), proposal: proposal)
    }

    package override func explicitKeys() -> [AlignmentKey] { [] }

    package override var spacing: NodeSpacing { .standard }
}
