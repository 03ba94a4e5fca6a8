import Foundation
import Geometry

extension Path {
    /// An arc of a circle, joined by a line to the current point if there is one.
    ///
    /// `clockwise` is as seen with y up, as in CoreGraphics: on the y-down canvas false runs with growing angles, which
    /// looks clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let difference = endAngle.radians - startAngle.radians
        guard difference.isFinite else { return }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: Angle(radians: Self.sweep(difference, decreasing: clockwise)), transform: transform)
    }

    /// The way from start to end in the direction asked for, at most one full turn.
    private static func sweep(_ difference: Double, decreasing: Bool) -> Double {
        let turn = 2 * Double.pi
        let forward = decreasing ? -difference : difference
        // A whole turn stays one; less than nothing is the rest of a turn.
        if forward >= turn { return decreasing ? -turn : turn }
        var way = forward.truncatingRemainder(dividingBy: turn)
        if way < 0 || (way == 0 && forward != 0) { way += turn }
        return decreasing ? -way : way
    }

    /// The arc from `startAngle` on by `delta`, positive being clockwise on the y-down canvas.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        var arc = Outline()
        arc.addArc(center: center, radius: radius, start: startAngle.radians, sweep: delta.radians)
        join(arc.applying(transform))
    }

    /// The arc of a circle that touches the line from the current point to `tangent1End` and the line from there to
    /// `tangent2End`, joined by a line to the current point.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let pen = currentPoint else { return }
        // Worked out before the transform is applied, where the circle is round.
        let start = pen.applying(transform.inverted())
        let (toStart, toEnd) = (tangent1End.direction(to: start), tangent1End.direction(to: tangent2End))
        guard radius > 0, let toStart, let toEnd else { return addLine(to: tangent1End.applying(transform)) }
        let cross = toStart.dx * toEnd.dy - toStart.dy * toEnd.dx
        let dot = toStart.dx * toEnd.dx + toStart.dy * toEnd.dy
        guard abs(cross) > 1e-9 else { return addLine(to: tangent1End.applying(transform)) }

        let half = atan2(abs(cross), dot) / 2
        let reach = radius / tan(half)
        let touch = CGPoint(x: tangent1End.x + toStart.dx * reach, y: tangent1End.y + toStart.dy * reach)
        let middle = CGVector(dx: toStart.dx + toEnd.dx, dy: toStart.dy + toEnd.dy)
        let toCenter = radius / sin(half) / hypot(middle.dx, middle.dy)
        let center = CGPoint(x: tangent1End.x + middle.dx * toCenter, y: tangent1End.y + middle.dy * toCenter)
        let startAngle = atan2(touch.y - center.y, touch.x - center.x)
        let sweep = (.pi - 2 * half) * (cross > 0 ? -1 : 1)
        addRelativeArc(
            center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(sweep),
            transform: transform)
    }

    /// Appends an open outline so that it continues the current subpath.
    private mutating func join(_ other: Outline) {
        guard let pen = currentPoint else { return outline.append(other) }
        other.forEach { element in
            switch element {
            case .move(let point):
                if hypot(point.x - pen.x, point.y - pen.y) > 1e-9 { outline.line(to: point) }
            case .line(let point): outline.line(to: point)
            case .quad(let control, let point): outline.quad(to: point, control: control)
            case .cubic(let control1, let control2, let point):
                outline.cubic(to: point, control1: control1, control2: control2)
            case .close: outline.close()
            }
        }
    }
}

extension CGPoint {
    /// The unit vector towards another point, nil where the two are one.
    package func direction(to other: CGPoint) -> CGVector? {
        let (dx, dy) = (other.x - x, other.y - y)
        let length = hypot(dx, dy)
        guard length > 0, length.isFinite else { return nil }
        return CGVector(dx: dx / length, dy: dy / length)
    }
}
