import Foundation
import Geometry

/// One line or cubic Bézier of an outline.
package struct CurveSegment: Hashable, Sendable {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint
    package var isLine: Bool

    package init(from start: CGPoint, to end: CGPoint) {
        (self.start, self.end, isLine) = (start, end, true)
        (control1, control2) = (start, end)
    }

    package init(from start: CGPoint, control1: CGPoint, control2: CGPoint, to end: CGPoint) {
        (self.start, self.end, isLine) = (start, end, false)
        (self.control1, self.control2) = (control1, control2)
    }

    /// A quadratic one, raised to the cubic with the same points.
    package init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
        func towards(_ point: CGPoint) -> CGPoint { Self.between(point, control, 2.0 / 3) }
        self.init(from: start, control1: towards(start), control2: towards(end), to: end)
    }

    private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    package func point(at t: CGFloat) -> CGPoint {
        if isLine { return Self.between(start, end, t) }
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    private func speed(at t: CGFloat) -> CGFloat {
        let u = 1 - t
        let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
        return hypot(
            a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
            a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
    }

    /// The piece between two parameters, by de Casteljau's construction.
    package func part(from t0: CGFloat, to t1: CGFloat) -> CurveSegment {
        if isLine { return CurveSegment(from: point(at: t0), to: point(at: t1)) }
        let head = t1 >= 1 ? self : split(at: t1).0
        guard t0 > 0, t1 > 0 else { return head }
        return head.split(at: t0 / t1).1
    }

    private func split(at t: CGFloat) -> (CurveSegment, CurveSegment) {
        let (a, b, c) = (
            Self.between(start, control1, t), Self.between(control1, control2, t), Self.between(control2, end, t)
        )
        let (ab, bc) = (Self.between(a, b, t), Self.between(b, c, t))
        let middle = Self.between(ab, bc, t)
        return (
            CurveSegment(from: start, control1: a, control2: ab, to: middle),
            CurveSegment(from: middle, control1: bc, control2: c, to: end)
        )
    }

    package var length: CGFloat { length(to: 1) }

    /// The length from the start to a parameter: Gauss-Legendre quadrature of the speed over eight intervals.
    package func length(to t: CGFloat) -> CGFloat {
        if isLine { return hypot(end.x - start.x, end.y - start.y) * t }
        let pieces = 8
        let step = t / CGFloat(pieces)
        var sum: CGFloat = 0
        for piece in 0..<pieces {
            let middle = step * (CGFloat(piece) + 0.5)
            for (node, weight) in Self.quadrature {
                sum += weight * (speed(at: middle - node * step / 2) + speed(at: middle + node * step / 2))
            }
        }
        return sum * step / 2
    }

    /// Positive nodes and weights of the six-point rule.
    private static let quadrature: [(CGFloat, CGFloat)] = [
        (0.238_619_186_083_196_9, 0.467_913_934_572_691), (0.661_209_386_466_264_5, 0.360_761_573_048_138_6),
        (0.932_469_514_203_152, 0.171_324_492_379_170_3),
    ]

    /// The parameter at a distance along the segment whose whole length is `total`.
    package func parameter(atLength distance: CGFloat, of total: CGFloat) -> CGFloat {
        guard total > 0, distance > 0 else { return 0 }
        guard distance < total else { return 1 }
        if isLine { return distance / total }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if length(to: middle) < distance { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Calls `body` with the points after the start of a polyline that stays within `tolerance` of the segment.
    package func flatten(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
        guard !isLine else { return body(end) }
        // The distance of a chord is bounded by the second differences of the control points.
        func second(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        let bend = max(second(start, control1, control2), second(control1, control2, end))
        let pieces = clampedInt((0.75 * bend / tolerance).squareRoot().rounded(.up), in: 1...1000)
        for piece in 1..<max(2, pieces) where piece < pieces {
            body(point(at: CGFloat(piece) / CGFloat(pieces)))
        }
        body(end)
    }

    /// The parameters strictly inside where one of the coordinates turns round.
    package var turningParameters: [CGFloat] {
        guard !isLine else { return [] }
        return roots(start.x, control1.x, control2.x, end.x) + roots(start.y, control1.y, control2.y, end.y)
    }

    private func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
        let found: [CGFloat]
        if abs(a) < 1e-12 {
            found = b == 0 ? [] : [-c / b]
        } else {
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
        }
        return found.filter { $0 > 0 && $0 < 1 }
    }
}
