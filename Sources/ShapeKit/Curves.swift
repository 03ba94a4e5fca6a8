import Foundation
import Geometry

extension Outline {
    /// Draws a curve from the first to the last of `points`, beginning with a move, or with a line where it continues
    /// a subpath. All points must be finite; two of them are joined by a straight line (or a step), none and one add
    /// nothing but the beginning.
    public mutating func addCurve(
        _ points: [CGPoint], method: CurveMethod, axis: CurveAxis = .horizontal, continues: Bool = false
    ) {
        guard let first = points.first else { return }
        if continues { line(to: first) } else { move(to: first) }
        switch method {
        case .linear: for point in points.dropFirst() { line(to: point) }
        case .stepStart: addSteps(points, at: 0, axis: axis)
        case .stepCenter: addSteps(points, at: 0.5, axis: axis)
        case .stepEnd: addSteps(points, at: 1, axis: axis)
        case .cardinal(let tension): addSpline(points, cardinalControls(tension: tension.isFinite ? tension : 0))
        case .catmullRom(let alpha): addSpline(points, catmullRomControls(alpha: alpha.isFinite ? max(0, alpha) : 0.5))
        case .monotone: addMonotone(points, axis: axis)
        }
    }

    /// Steps that change value after the share `transition` of each interval.
    private mutating func addSteps(_ points: [CGPoint], at transition: CGFloat, axis: CurveAxis) {
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            let along = axis.along(from) * (1 - transition) + axis.along(to) * transition
            if transition > 0 { line(to: axis.point(along, axis.across(from))) }
            line(to: axis.point(along, axis.across(to)))
            // Between two half steps the level runs through the point in one go.
            if transition == 0 || (transition < 1 && index == points.count - 1) { line(to: to) }
        }
    }

    /// A cubic per interval; `controls` gets the points before, at both ends of, and after it. At the ends of an open
    /// curve the neighbour that is missing is the end point itself.
    private mutating func addSpline(
        _ points: [CGPoint], _ controls: (CGPoint?, CGPoint, CGPoint, CGPoint?) -> (CGPoint, CGPoint)
    ) {
        if points.count == 2 { return line(to: points[1]) }
        for index in points.indices.dropFirst() {
            let before = index >= 2 ? points[index - 2] : nil
            let after = index + 1 < points.count ? points[index + 1] : nil
            let (first, second) = controls(before, points[index - 1], points[index], after)
            cubic(to: points[index], control1: first, control2: second)
        }
    }
}

private typealias SplineControls = (CGPoint?, CGPoint, CGPoint, CGPoint?) -> (CGPoint, CGPoint)

private func cardinalControls(tension: CGFloat) -> SplineControls {
    let reach = (1 - tension) / 6
    return { before, from, to, after in
        (
            before.map { CGPoint(x: from.x + reach * (to.x - $0.x), y: from.y + reach * (to.y - $0.y)) } ?? from,
            after.map { CGPoint(x: to.x - reach * ($0.x - from.x), y: to.y - reach * ($0.y - from.y)) } ?? to
        )
    }
}

private func catmullRomControls(alpha: CGFloat) -> SplineControls {
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let squared = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
        return alpha == 0.5 ? squared.squareRoot().squareRoot() : pow(squared, alpha / 2)
    }
    /// The control point beside `near`, between its neighbours `outer` and `far`.
    func control(_ outer: CGPoint?, _ near: CGPoint, _ far: CGPoint, _ inner: CGFloat) -> CGPoint {
        guard let outer else { return near }
        let a = length(outer, near)
        // A doubled point has no direction of its own.
        guard a > 1e-12 else { return near }
        let weight = 2 * a * a + 3 * a * inner + inner * inner
        let scale = 3 * a * (a + inner)
        return CGPoint(
            x: (near.x * weight - outer.x * inner * inner + far.x * a * a) / scale,
            y: (near.y * weight - outer.y * inner * inner + far.y * a * a) / scale)
    }
    return { before, from, to, after in
        let inner = length(from, to)
        return (control(before, from, to, inner), control(after, to, from, inner))
    }
}
