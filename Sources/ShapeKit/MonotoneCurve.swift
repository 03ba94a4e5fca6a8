import Foundation
import Geometry

extension Outline {
    /// Steffen's monotone cubic, control points a third of each interval away.
    mutating func addMonotone(_ points: [CGPoint], axis: CurveAxis) {
        if points.count == 2 { return line(to: points[1]) }
        guard points.count > 2 else { return }
        var slope = endSlope(points[0], points[1], inner: innerSlope(points[0], points[1], points[2], axis), axis)
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            let next =
                index + 1 < points.count
                ? innerSlope(from, to, points[index + 1], axis) : endSlope(to, from, inner: slope, axis)
            let third = (axis.along(to) - axis.along(from)) / 3
            if third == 0 {
                // Two points at one place along the axis: the curve jumps.
                line(to: to)
            } else {
                cubic(
                    to: to, control1: axis.point(axis.along(from) + third, axis.across(from) + third * slope),
                    control2: axis.point(axis.along(to) - third, axis.across(to) - third * next))
            }
            slope = next
        }
    }
}

private func chord(_ a: CGPoint, _ b: CGPoint, _ axis: CurveAxis) -> CGFloat? {
    let run = axis.along(b) - axis.along(a)
    return run == 0 ? nil : (axis.across(b) - axis.across(a)) / run
}

/// The slope at the middle one of three points: zero at an extreme, otherwise no steeper than twice either chord.
private func innerSlope(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ axis: CurveAxis) -> CGFloat {
    guard let before = chord(a, b, axis), let after = chord(b, c, axis) else { return 0 }
    let (h0, h1) = (axis.along(b) - axis.along(a), axis.along(c) - axis.along(b))
    let parabola = (before * h1 + after * h0) / (h0 + h1)
    let sign: CGFloat = (before < 0 ? -1 : 1) + (after < 0 ? -1 : 1)
    let slope = sign * min(abs(before), abs(after), abs(parabola) / 2)
    return slope.isFinite ? slope : 0
}

/// The slope at the end point `a`, from the chord to its neighbour `b` and the slope there.
private func endSlope(_ a: CGPoint, _ b: CGPoint, inner: CGFloat, _ axis: CurveAxis) -> CGFloat {
    chord(a, b, axis).map { (3 * $0 - inner) / 2 } ?? inner
}
