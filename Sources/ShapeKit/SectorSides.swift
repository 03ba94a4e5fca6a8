import Foundation
import Geometry

/// The border of one slice with its sides moved inwards and its corners rounded.
///
/// Everything is symmetric about the slice's middle line. On one side, "offset" is the distance from the slice's
/// radius and "along" the distance from the foot on that radius: a point with both lies `asin(offset / radius)` inside
/// the slice's edge.
struct SectorSides {
    private let sector: Sector
    /// How far the sides move inwards, in points.
    private let inset: CGFloat
    /// The radii of the outer corners, of the inner corners, and of the tip where the sides meet.
    private let outerCorner: CGFloat
    private let innerCorner: CGFloat
    private let tipCorner: CGFloat
    /// The radius of the inner arc; nil where the sides meet in a tip.
    private let innerArc: CGFloat?

    init(_ sector: Sector, angularInset: CGFloat, cornerRadius: CGFloat) {
        self.sector = sector
        let (r, q, half) = (sector.outerRadius, sector.innerRadius, sector.halfSpan)
        let wish = angularInset.isFinite ? max(0, angularInset) : 0
        inset = min(wish, r * sin(min(half, .pi / 2) / 2))
        let corner = cornerRadius.isFinite ? max(0, cornerRadius) : 0
        // A slice of half a turn and more has room on both sides of its middle.
        let sine = half < .pi / 2 ? sin(half) : 1
        // Where both sides, moved inwards, meet on the middle line.
        let meeting = half < .pi / 2 ? inset / sine : inset
        let arc = max(q, meeting)
        let room = (r - arc) / 2
        // Two corners touch on the middle line at most, and the outer and the inner one halfway between the radii.
        outerCorner = max(0, min(corner, room, (r * sine - inset) / (1 + sine)))
        if half < .pi / 2, meeting >= q {
            innerArc = nil
            innerCorner = 0
            tipCorner = max(0, min(corner, r * sine / 4 - inset))
        } else {
            innerArc = arc
            let limit = sine < 1 ? (q * sine - inset) / (1 - sine) : .infinity
            innerCorner = q > inset ? max(0, min(corner, room, limit)) : 0
            tipCorner = 0
        }
    }

    /// Clockwise along the outer arc, then back along the inner arc or over the tip.
    func add(to outline: inout Outline) {
        let outerEdge = angle(offset: inset + outerCorner, at: sector.outerRadius - outerCorner)
        if outerCorner > 0 { addCorner(.start, outer: true, to: &outline) }
        addArc(radius: sector.outerRadius, from: -outerEdge, to: outerEdge, to: &outline)
        if outerCorner > 0 { addCorner(.end, outer: true, to: &outline) }
        if let innerArc {
            let innerEdge = angle(offset: inset + innerCorner, at: innerArc + innerCorner)
            if innerCorner > 0 { addCorner(.end, outer: false, to: &outline) }
            if innerArc > 0 {
                addArc(radius: innerArc, from: innerEdge, to: -innerEdge, to: &outline)
            } else {
                outline.line(to: sector.center)
            }
            if innerCorner > 0 { addCorner(.start, outer: false, to: &outline) }
        } else {
            addTip(to: &outline)
        }
        outline.close()
    }

    private enum Side { case start, end }

    /// How far from the middle line a point lies, as an angle: the half span less its distance from the edge.
    private func angle(offset: CGFloat, at radius: CGFloat) -> CGFloat {
        guard radius > 0 else { return sector.halfSpan }
        return max(0, sector.halfSpan - asin(min(1, offset / radius)))
    }

    /// An arc about the slice's centre between two angles from the middle line.
    private func addArc(radius: CGFloat, from: CGFloat, to: CGFloat, to outline: inout Outline) {
        outline.addArc(
            center: sector.center, radius: radius, start: canvas(sector.bisector + from), sweep: to - from)
    }

    /// Outer corners turn from the side to the outer arc, inner ones from the side to the inner arc, each by the angle
    /// between the side's direction and the radius through the corner's own centre.
    private func addCorner(_ side: Side, outer: Bool, to outline: inout Outline) {
        let corner = outer ? outerCorner : innerCorner
        let distance = outer ? sector.outerRadius - outerCorner : (innerArc ?? 0) + innerCorner
        let lean = angle(offset: inset + corner, at: distance)
        let sign: CGFloat = side == .start ? -1 : 1
        let middle = sector.point(at: distance, angle: sector.bisector + sign * lean)
        // Angles from 12 o'clock: away from the slice across its side, and along the radius through the corner.
        let across = sector.bisector + sign * (sector.halfSpan + .pi / 2)
        let radial = sector.bisector + sign * lean + (outer ? 0 : .pi)
        let begins = (side == .start) == outer
        let turn = .pi / 2 + (outer ? 1 : -1) * (sector.halfSpan - lean)
        outline.addArc(
            center: middle, radius: corner, start: canvas(begins ? across : radial), sweep: max(0, turn))
    }

    /// The meeting point of both sides, rounded.
    private func addTip(to outline: inout Outline) {
        let sine = sin(sector.halfSpan)
        let middle = sector.point(at: (inset + tipCorner) / sine, angle: sector.bisector)
        guard tipCorner > 0 else { return outline.line(to: middle) }
        outline.addArc(
            center: middle, radius: tipCorner, start: canvas(sector.bisector + sector.halfSpan + .pi / 2),
            sweep: .pi - 2 * sector.halfSpan)
    }

    /// An angle from 12 o'clock as one from 3 o'clock.
    private func canvas(_ angle: CGFloat) -> CGFloat { angle - .pi / 2 }
}
