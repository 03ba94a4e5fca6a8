import Foundation
import Geometry

/// A slice of a pie or donut. Angles are in radians, clockwise from 12 o'clock.
public struct Sector: Hashable, Sendable {
    public let center: CGPoint
    public let innerRadius: CGFloat
    public let outerRadius: CGFloat
    /// The angle in the middle of the slice.
    public let bisector: CGFloat
    /// Half of the slice's angle, at most π.
    public let halfSpan: CGFloat

    /// nil where there is nothing to draw: a span of zero, radii the wrong way round, or what is not finite. Spans of
    /// more than a whole turn are one whole turn; `start` and `end` may come in either order.
    public init?(center: CGPoint, innerRadius: CGFloat, outerRadius: CGFloat, start: CGFloat, end: CGFloat) {
        guard center.x.isFinite, center.y.isFinite, innerRadius.isFinite, outerRadius.isFinite, start.isFinite,
            end.isFinite, outerRadius > max(0, innerRadius), end != start
        else { return nil }
        self.center = center
        self.innerRadius = max(0, innerRadius)
        self.outerRadius = outerRadius
        bisector = start + (end - start) / 2
        halfSpan = min(abs(end - start) / 2, .pi)
    }

    /// Whether the slice is the whole disc or ring.
    public var isWhole: Bool { halfSpan > .pi - 1e-9 }

    /// The centre of the slice's area.
    public var centroid: CGPoint {
        let (r, q) = (outerRadius, innerRadius)
        let distance = 2 / 3 * (r * r + r * q + q * q) / (r + q) * sin(halfSpan) / halfSpan
        return isWhole ? center : point(at: distance, angle: bisector)
    }

    /// Where an annotation of the slice is anchored: halfway between the radii on the slice's middle line.
    public var anchor: CGPoint { point(at: (innerRadius + outerRadius) / 2, angle: bisector) }

    /// The point at `radius` points from the centre.
    public func point(at radius: CGFloat, angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
    }

    /// The slice's outline.
    ///
    /// - Parameters:
    ///   - angularInset: by how many points both sides move inwards, each staying parallel to its radius, so that
    ///     the gap between neighbours is twice that and equally wide from the inside to the outside. On a thin slice
    ///     it takes at most half of the outer arc.
    ///   - cornerRadius: in points, at all corners; smaller where the slice is too thin for it.
    public func outline(angularInset: CGFloat = 0, cornerRadius: CGFloat = 0) -> Outline {
        if isWhole { return whole }
        let sides = SectorSides(self, angularInset: angularInset, cornerRadius: cornerRadius)
        return Outline { sides.add(to: &$0) }
    }

    /// A disc or a ring without a seam. A whole has no neighbour, so neither inset nor corners.
    private var whole: Outline {
        Outline {
            $0.addRing(box(outerRadius), backwards: false)
            if innerRadius > 0 { $0.addRing(box(innerRadius), backwards: true) }
        }
    }

    private func box(_ radius: CGFloat) -> CGRect {
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
}

/// The outline of a slice; empty where there is nothing to draw. See `Sector.outline(angularInset:cornerRadius:)`.
public func sectorOutline(
    center: CGPoint, innerRadius: CGFloat, outerRadius: CGFloat, start: CGFloat, end: CGFloat,
    angularInset: CGFloat = 0, cornerRadius: CGFloat = 0
) -> Outline {
    Sector(center: center, innerRadius: innerRadius, outerRadius: outerRadius, start: start, end: end)?
        .outline(angularInset: angularInset, cornerRadius: cornerRadius) ?? Outline()
}
