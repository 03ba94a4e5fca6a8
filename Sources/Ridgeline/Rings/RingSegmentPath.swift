import SwiftUI

/// The outline of one part of a ring: straight edges parallel to the radii at its ends, half a gap inside them, and
/// rounded corners that lie within its angle.
struct RingSegmentPath {
    let inner: Double
    let outer: Double
    /// Radians clockwise from 12 o'clock.
    let start: Double
    /// Radians, above 0.
    let span: Double
    let gap: Double
    let cornerRadius: Double

    /// Around the origin.
    var path: Path {
        guard outer > inner, outer > 0, span > 0 else { return Path() }
        if span >= 2 * .pi - 1e-5 { return annulus }
        let half = span / 2
        let middle = (inner + outer) / 2
        // At least half of the angle stays visible in the middle of the ring.
        let inset = min(max(0, gap) / 2, middle * sin(min(half, .pi) / 2))
        let limit = sin(min(half, .pi / 2))
        let widest = min(max(0, cornerRadius), (outer - inner) / 2)
        let outerCorner = max(0, min(widest, half >= .pi / 2 ? widest : (outer * limit - inset) / (1 + limit)))
        let roomInside = half >= .pi / 2 ? widest : (inner * limit - inset) / max(1 - limit, 1e-9)
        let isPointed = half < .pi / 2 && inner * limit <= inset
        let innerCorner = isPointed ? 0 : max(0, min(widest, roomInside))
        return corners(inset: inset, outerCorner: outerCorner, innerCorner: innerCorner, isPointed: isPointed)
    }

    private var annulus: Path {
        var path = Path()
        path.addEllipse(in: CGRect(x: -outer, y: -outer, width: 2 * outer, height: 2 * outer))
        if inner > 0 { path.addEllipse(in: CGRect(x: -inner, y: -inner, width: 2 * inner, height: 2 * inner)) }
        return path
    }

    private func corners(inset: Double, outerCorner: Double, innerCorner: Double, isPointed: Bool) -> Path {
        let first = Edge(angle: start, side: 1, inset: inset)
        let second = Edge(angle: start + span, side: -1, inset: inset)
        var pen = Pen()
        // Where the two edges meet before they reach the hole.
        let apex = inset / max(sin(min(span / 2, .pi / 2)), 1e-9)
        if isPointed {
            pen.move(to: RingVector(angle: start + span / 2) * apex)
        } else {
            pen.move(to: first.touch(inner, innerCorner, isOuter: false))
        }
        pen.line(to: first.touch(outer, outerCorner, isOuter: true))
        pen.corner(
            first.corner(outer, outerCorner, isOuter: true), to: first.contact(outer, outerCorner, isOuter: true))
        pen.arc(outer, to: second.contact(outer, outerCorner, isOuter: true), isClockwise: true)
        pen.corner(
            second.corner(outer, outerCorner, isOuter: true), to: second.touch(outer, outerCorner, isOuter: true))
        if !isPointed {
            pen.line(to: second.touch(inner, innerCorner, isOuter: false))
            pen.corner(
                second.corner(inner, innerCorner, isOuter: false),
                to: second.contact(inner, innerCorner, isOuter: false))
            pen.arc(inner, to: first.contact(inner, innerCorner, isOuter: false), isClockwise: false)
            pen.corner(
                first.corner(inner, innerCorner, isOuter: false), to: first.touch(inner, innerCorner, isOuter: false))
        }
        pen.path.closeSubpath()
        return pen.path
    }
}

/// A point or direction around the origin, y downwards.
struct RingVector: Hashable {
    var x: Double
    var y: Double

    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Of length 1, clockwise from 12 o'clock.
    init(angle: Double) { (x, y) = (sin(angle), -cos(angle)) }

    var length: Double { (x * x + y * y).squareRoot() }
    /// Clockwise from 12 o'clock.
    var angle: Double { atan2(x, -y) }
    var point: CGPoint { CGPoint(x: x, y: y) }

    static func + (a: RingVector, b: RingVector) -> RingVector { RingVector(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: RingVector, b: RingVector) -> RingVector { RingVector(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: RingVector, b: Double) -> RingVector { RingVector(x: a.x * b, y: a.y * b) }
}

/// One end of a part: a line parallel to a radius.
private struct Edge {
    let angle: Double
    /// 1 where the part lies clockwise of it, -1 where it lies on the other side.
    let side: Double
    let inset: Double

    private var outward: RingVector { RingVector(angle: angle) }
    private var sideways: RingVector { RingVector(angle: angle + .pi / 2) * side }

    /// Distance from the origin of a corner's centre.
    private func distance(_ radius: Double, _ corner: Double, _ isOuter: Bool) -> Double {
        isOuter ? radius - corner : radius + corner
    }

    /// Centre of the circle that touches the edge and the arc.
    func corner(_ radius: Double, _ corner: Double, isOuter: Bool) -> RingVector {
        let distance = distance(radius, corner, isOuter)
        let across = inset + corner
        return outward * max(0, distance * distance - across * across).squareRoot() + sideways * across
    }

    /// Where that circle touches the edge.
    func touch(_ radius: Double, _ corner: Double, isOuter: Bool) -> RingVector {
        self.corner(radius, corner, isOuter: isOuter) - sideways * corner
    }

    /// Where it touches the arc.
    func contact(_ radius: Double, _ corner: Double, isOuter: Bool) -> RingVector {
        let center = self.corner(radius, corner, isOuter: isOuter)
        return center.length > 0 ? center * (radius / center.length) : center
    }
}

/// Writes arcs as cubic curves, each of at most an eighth of a turn.
private struct Pen {
    var path = Path()
    private var position = RingVector(x: 0, y: 0)

    mutating func move(to point: RingVector) {
        path.move(to: point.point)
        position = point
    }

    mutating func line(to point: RingVector) {
        path.addLine(to: point.point)
        position = point
    }

    /// Around the origin.
    mutating func arc(_ radius: Double, to end: RingVector, isClockwise: Bool) {
        var turn = (end.angle - position.angle).truncatingRemainder(dividingBy: 2 * .pi)
        // Ends that meet may miss each other by a rounding error; that is no full turn.
        if isClockwise, turn < -1e-6 { turn += 2 * .pi }
        if !isClockwise, turn > 1e-6 { turn -= 2 * .pi }
        curve(around: RingVector(x: 0, y: 0), turn: turn, to: end)
    }

    /// The short way around a centre.
    mutating func corner(_ center: RingVector, to end: RingVector) {
        guard (end - position).length > 1e-9 else { return }
        var turn = (end - center).angle - (position - center).angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        curve(around: center, turn: turn, to: end)
    }

    private mutating func curve(around center: RingVector, turn: Double, to end: RingVector) {
        let radius = (position - center).length
        guard radius > 0, turn != 0 else { return line(to: end) }
        let count = clampedInt((abs(turn) / (.pi / 4)).rounded(.up), in: 1...16)
        let step = turn / Double(count)
        let handle = radius * 4 / 3 * tan(step / 4)
        let first = (position - center).angle
        for index in 0..<count {
            let (a, b) = (first + Double(index) * step, first + Double(index + 1) * step)
            let from = center + RingVector(angle: a) * radius
            let to = index == count - 1 ? end : center + RingVector(angle: b) * radius
            path.addCurve(
                to: to.point, control1: (from + RingVector(angle: a + .pi / 2) * handle).point,
                control2: (to - RingVector(angle: b + .pi / 2) * handle).point)
        }
        position = end
    }
}
