import Drawing
import Foundation
import Geometry

/// A transform of the plane that may show it in perspective: `(x, y, 1)` times the matrix, divided by the third
/// component.
public struct ProjectionTransform: Equatable, Sendable {
    package var projection: Projection

    public init() { projection = .identity }

    public init(_ m: CGAffineTransform) { projection = Projection(m) }

    public var isIdentity: Bool { projection == .identity }

    public var isAffine: Bool { projection.m13 == 0 && projection.m23 == 0 && projection.m33 == 1 }

    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = self
        result.projection = projection.concatenating(rhs.projection)
        return result
    }
}

extension ProjectionTransform {
    public var m11: CGFloat {
        get { projection.m11 }
        set { projection.m11 = newValue }
    }

    public var m12: CGFloat {
        get { projection.m12 }
        set { projection.m12 = newValue }
    }

    public var m13: CGFloat {
        get { projection.m13 }
        set { projection.m13 = newValue }
    }

    public var m21: CGFloat {
        get { projection.m21 }
        set { projection.m21 = newValue }
    }

    public var m22: CGFloat {
        get { projection.m22 }
        set { projection.m22 = newValue }
    }

    public var m23: CGFloat {
        get { projection.m23 }
        set { projection.m23 = newValue }
    }

    public var m31: CGFloat {
        get { projection.m31 }
        set { projection.m31 = newValue }
    }

    public var m32: CGFloat {
        get { projection.m32 }
        set { projection.m32 = newValue }
    }

    public var m33: CGFloat {
        get { projection.m33 }
        set { projection.m33 = newValue }
    }
}

/// A modifier that transforms how its content is drawn, by the content's size, and leaves the layout alone.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform in the content's own coordinates.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Frames are measured before all effects, so this is the effect itself.
    public func ignoredByLayout() -> some GeometryEffect { self }

    @MainActor
    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        content(context).map { node in
            let wrapped = EffectNode(node) { group, frame in
                let projection = effectValue(size: frame.size).projection.about(frame.origin)
                group.items = projected(group.items, by: projection)
            }
            wrapped.traits = node.traits
            return wrapped
        }
    }
}

extension View {
    /// Turns the drawing in space about an axis through `anchor`. Outlines are projected exactly; a line of text, a
    /// gradient or a shadow gets the affine transform nearest to the projection where it is.
    ///
    /// - Parameters:
    ///   - anchorZ: How far before the view the axis runs, in points.
    ///   - perspective: 0 for a parallel projection, 1 for an eye as far away as the view's longer side is long.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        wrapped { node, context in
            EffectNode(node) { group, frame in
                let projection = Projection(
                    rotation: angle.radians, axis: axis, anchor: anchor.point(in: frame), anchorZ: anchorZ,
                    perspective: perspective, size: frame.size)
                if projection.affine == nil, group.items.contains(where: \.hasText) {
                    context.graph.report(CoreDiagnostics.textInPerspective)
                }
                group.items = projected(group.items, by: projection)
            }
        }
    }

    /// Transforms the drawing in the view's own coordinates.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        wrapped { node, _ in
            EffectNode(node) { group, frame in
                group.items = projected(group.items, by: transform.projection.about(frame.origin))
            }
        }
    }

    /// Whether the drawing is turned over where the layout runs from right to left, as arrows should be.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        wrapped { node, context in
            guard enabled, context.environment.layoutDirection == .rightToLeft else { return node }
            return EffectNode(node) { group, frame in
                group.transform = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.minX + frame.maxX, ty: 0)
            }
        }
    }
}

extension GraphicsContext.Filter {
    /// Draws in projection.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> GraphicsContext.Filter {
        GraphicsContext.Filter(kind: .projection(matrix))
    }
}
