import Drawing
import Foundation
import Geometry

/// Changes to how a view is drawn that may depend on where it is, and do not change the layout.
public protocol VisualEffect: Sendable, Animatable where AnimatableData == EmptyAnimatableData {}

/// One layer of a visual effect, by the frame of the view.
package typealias EffectLayer = @MainActor @Sendable (inout DrawnGroup, CGRect) -> Void

/// A visual effect as a list of layers, inner before outer.
package protocol LayeredEffect {
    var layers: [EffectLayer] { get }
}

/// No effect; where effects begin.
public struct EmptyVisualEffect: VisualEffect, LayeredEffect {
    public typealias AnimatableData = EmptyAnimatableData

    public init() {}

    package var layers: [EffectLayer] { [] }
}

/// An effect made of others.
public struct _ComposedVisualEffect: VisualEffect, LayeredEffect {
    public typealias AnimatableData = EmptyAnimatableData

    package let layers: [EffectLayer]
}

extension VisualEffect {
    func adding(_ layer: @escaping EffectLayer) -> _ComposedVisualEffect {
        _ComposedVisualEffect(layers: ((self as? any LayeredEffect)?.layers ?? []) + [layer])
    }

    /// About a point of the view's frame.
    private func transforming(
        about anchor: UnitPoint, _ change: @escaping @Sendable (CGAffineTransform) -> CGAffineTransform
    ) -> _ComposedVisualEffect {
        adding { group, frame in
            let (x, y) = (frame.minX + frame.width * anchor.x, frame.minY + frame.height * anchor.y)
            group.transform = change(CGAffineTransform(translationX: x, y: y)).translatedBy(x: -x, y: -y)
        }
    }

    public func opacity(_ opacity: Double) -> some VisualEffect {
        adding { group, _ in group.opacity = opacity.isFinite ? min(max(0, opacity), 1) : 1 }
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding { group, _ in group.transform = CGAffineTransform(translationX: x, y: y) }
    }

    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        transforming(about: anchor) { $0.scaledBy(x: x, y: y) }
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transforming(about: anchor) { $0.rotated(by: angle.radians) }
    }

    /// As the modifier of views.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding { group, frame in
            let projection = Projection(
                rotation: angle.radians, axis: axis, anchor: anchor.point(in: frame), anchorZ: anchorZ,
                perspective: perspective, size: frame.size)
            group.items = projected(group.items, by: projection)
        }
    }

    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding { group, frame in
            group.items = projected(group.items, by: transform.projection.about(frame.origin))
        }
    }

    /// - Parameter radius: points; the Gaussian's standard deviation is half of it.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding { group, frame in
            group.blur = radius.isFinite ? max(0, radius) / 2 : 0
            if opaque { group.clip = ClipOutline(Outline(rect: frame)) }
        }
    }
}

/// Draws its content through the effects that a closure makes for its place.
private final class VisualEffectNode: WrapperNode {
    private let make: (GeometryProxy) -> any VisualEffect
    private let graph: RenderGraph

    init(_ content: LayoutNode, graph: RenderGraph, make: @escaping (GeometryProxy) -> any VisualEffect) {
        (self.graph, self.make) = (graph, make)
        super.init(content)
    }

    override func emit(into emitter: inout Emitter) {
        let proxy = GeometryProxy(frame: frame, namedFrames: graph.namedFrames)
        emit((make(proxy) as? any LayeredEffect)?.layers ?? [], into: &emitter)
    }

    private func emit(_ layers: [EffectLayer], into emitter: inout Emitter) {
        guard let outer = layers.last else { return content.emit(into: &emitter) }
        emitter.group({ outer(&$0, frame) }) { emit(layers.dropLast(), into: &$0) }
    }
}

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }

    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view goes from phase to phase. Kept by name; a picture shows the identity phase.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    private enum Kind: Hashable {
        case identity, interactive
        case animated(Animation)
    }

    private let kind: Kind

    public static let identity = ScrollTransitionConfiguration(kind: .identity)
    public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
    public static let animated = ScrollTransitionConfiguration(kind: .animated(.default))

    public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
        .init(kind: .animated(animation))
    }
}

/// How a view goes through a scroll view; kept for interactive output.
package struct ScrollTransitionUse {
    package let topLeading: ScrollTransitionConfiguration
    package let bottomTrailing: ScrollTransitionConfiguration
    /// Nil for the scroll view's own.
    package let axis: Axis?
    package let effect: @Sendable (ScrollTransitionPhase) -> any VisualEffect
}

extension View {
    /// Effects that depend on the view's size and place.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        wrapped { node, context in
            VisualEffectNode(node, graph: context.graph) { effect(EmptyVisualEffect(), $0) }
        }
    }

    /// What a picture shows of a scroll view is at rest inside it: the identity phase.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        visualEffect { empty, _ in transition(empty, .identity) }
            .interactive(
                .scrollTransition(
                    ScrollTransitionUse(
                        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
                        effect: { transition(EmptyVisualEffect(), $0) })))
    }
}
