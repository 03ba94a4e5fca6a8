import Foundation
import Geometry

/// The radii of one corner, in points.
package struct CornerSize: Hashable, Sendable {
    package var x: CGFloat
    package var y: CGFloat

    package init(_ size: CGSize) {
        (x, y) = (Self.valid(size.width), Self.valid(size.height))
        if x == 0 || y == 0 { (x, y) = (0, 0) }
    }

    package init(_ radius: CGFloat) { self.init(CGSize(width: radius, height: radius)) }

    private static func valid(_ radius: CGFloat) -> CGFloat {
        radius.isNaN ? 0 : min(max(0, radius), 1e9)
    }
}

/// Clockwise from the top left.
package struct CornerSizes: Hashable, Sendable {
    package var topLeft: CornerSize
    package var topRight: CornerSize
    package var bottomRight: CornerSize
    package var bottomLeft: CornerSize

    package init(
        _ topLeft: CornerSize, _ topRight: CornerSize, _ bottomRight: CornerSize, _ bottomLeft: CornerSize
    ) {
        (self.topLeft, self.topRight) = (topLeft, topRight)
        (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
    }

    /// In left-to-right layout.
    package init(_ radii: RectangleCornerRadii) {
        self.init(
            CornerSize(radii.topLeading), CornerSize(radii.topTrailing), CornerSize(radii.bottomTrailing),
            CornerSize(radii.bottomLeading))
    }

    /// Shrunk together, so that no two corners overlap.
    fileprivate func fitting(_ size: CGSize) -> CornerSizes {
        func factor(_ room: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat { a + b > room ? room / (a + b) : 1 }
        let scale = min(
            factor(size.width, topLeft.x, topRight.x), factor(size.width, bottomLeft.x, bottomRight.x),
            factor(size.height, topLeft.y, bottomLeft.y), factor(size.height, topRight.y, bottomRight.y))
        guard scale < 1 else { return self }
        func scaled(_ corner: CornerSize) -> CornerSize {
            CornerSize(CGSize(width: corner.x * scale, height: corner.y * scale))
        }
        return CornerSizes(scaled(topLeft), scaled(topRight), scaled(bottomRight), scaled(bottomLeft))
    }
}

extension Outline {
    package init(roundedRect rect: CGRect, corners: CornerSizes, style: RoundedCornerStyle) {
        self.init()
        // Four corners of three Béziers each, and the way to each.
        reserve(40)
        let rect = rect.standardized
        let fit = corners.fitting(rect.size)
        /// The room of a corner along a side: its radius, and its share of what the side's corners leave over.
        func room(_ side: CGFloat, _ own: CGFloat, _ other: CGFloat) -> CGFloat {
            own <= 0 ? 0 : own + (side - own - other) * own / (own + other)
        }
        func corner(
            _ vertex: CGPoint, _ size: CornerSize, in first: CGVector, out second: CGVector,
            rooms: (x: CGFloat, y: CGFloat)
        ) {
            let corner = RoundedCorner(
                vertex: vertex, alongX: first.dx != 0 ? first.dx : second.dx,
                alongY: first.dy != 0 ? first.dy : second.dy, size: size, startsAlongX: first.dx != 0)
            switch style {
            case .circular: corner.addArc(to: &self)
            case .continuous: corner.addContinuous(to: &self, rooms: rooms)
            }
        }
        let (left, right, up, down) = (
            CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1)
        )
        let (width, height) = (rect.width, rect.height)
        // `in` and `out` point from the vertex along the side the pen comes from and the one it leaves on.
        corner(
            CGPoint(x: rect.maxX, y: rect.minY), fit.topRight, in: left, out: down,
            rooms: (
                room(width, fit.topRight.x, fit.topLeft.x), room(height, fit.topRight.y, fit.bottomRight.y)
            ))
        corner(
            CGPoint(x: rect.maxX, y: rect.maxY), fit.bottomRight, in: up, out: left,
            rooms: (
                room(width, fit.bottomRight.x, fit.bottomLeft.x), room(height, fit.bottomRight.y, fit.topRight.y)
            ))
        corner(
            CGPoint(x: rect.minX, y: rect.maxY), fit.bottomLeft, in: right, out: up,
            rooms: (
                room(width, fit.bottomLeft.x, fit.bottomRight.x), room(height, fit.bottomLeft.y, fit.topLeft.y)
            ))
        corner(
            CGPoint(x: rect.minX, y: rect.minY), fit.topLeft, in: down, out: right,
            rooms: (
                room(width, fit.topLeft.x, fit.topRight.x), room(height, fit.topLeft.y, fit.bottomLeft.y)
            ))
        close()
    }
}

/// One corner, in coordinates that run from the vertex along its two sides in units of its radii.
private struct RoundedCorner {
    var vertex: CGPoint
    /// +1 or -1: where the sides lie from the vertex.
    var alongX: CGFloat
    var alongY: CGFloat
    var size: CornerSize
    var startsAlongX: Bool

    /// How far a continuous corner reaches along its sides, in radii.
    static let reach: CGFloat = 1.528_664_98

    /// `along` the side that the pen comes from, `across` along the other.
    private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        let (x, y) = startsAlongX ? (along, across) : (across, along)
        return CGPoint(x: vertex.x + alongX * x * size.x, y: vertex.y + alongY * y * size.y)
    }

    private func goToStart(_ outline: inout Outline, _ start: CGPoint) {
        outline.isEmpty ? outline.move(to: start) : outline.line(to: start)
    }

    func addArc(to outline: inout Outline) {
        guard size.x > 0 else { return goToStart(&outline, vertex) }
        // 1 minus the handle length of a quarter circle.
        let k: CGFloat = 0.447_715_250_169_206_4
        goToStart(&outline, point(1, 0))
        outline.cubic(to: point(0, 1), control1: point(k, 0), control2: point(0, k))
    }

    /// Three Béziers whose curvature starts from nothing. Where a side has less room than the reach, the part along
    /// that side moves towards the circular arc, which it is when there is room for the radius only.
    func addContinuous(to outline: inout Outline, rooms: (x: CGFloat, y: CGFloat)) {
        guard size.x > 0 else { return goToStart(&outline, vertex) }
        func amount(_ room: CGFloat, _ radius: CGFloat) -> CGFloat {
            min(max(0, (room / radius - 1) / (Self.reach - 1)), 1)
        }
        let (forX, forY) = (amount(rooms.x, size.x), amount(rooms.y, size.y))
        let (first, second) = startsAlongX ? (forX, forY) : (forY, forX)
        func mix(_ round: CGFloat, _ smooth: CGFloat, _ share: CGFloat) -> CGFloat {
            round + (smooth - round) * share
        }
        let (circular, smooth) = (Self.circular, Self.smooth)
        // A point of the entering half, given as (along, across); the leaving half is its mirror image.
        func enter(_ index: Int) -> CGPoint {
            point(
                mix(circular[index].0, smooth[index].0, first), mix(circular[index].1, smooth[index].1, first))
        }
        func leave(_ index: Int) -> CGPoint {
            point(
                mix(circular[index].1, smooth[index].1, second), mix(circular[index].0, smooth[index].0, second))
        }
        goToStart(&outline, enter(0))
        outline.cubic(to: enter(3), control1: enter(1), control2: enter(2))
        outline.cubic(to: leave(3), control1: enter(4), control2: leave(4))
        outline.cubic(to: leave(0), control1: leave(2), control2: leave(1))
    }

    /// Start, two controls and end of the first Bézier, then the first control of the middle one.
    private static let smooth: [(CGFloat, CGFloat)] = [
        (reach, 0), (1.088_492_96, 0), (0.868_406_94, 0), (0.631_493_79, 0.074_911_39), (0.372_823_83, 0.169_059_56),
    ]

    /// The same points of a circular arc cut at the angle where the smooth corner's Béziers meet.
    private static let circular: [(CGFloat, CGFloat)] = {
        let cut = atan2(1 - smooth[3].0, 1 - smooth[3].1)
        func at(_ angle: CGFloat) -> (CGFloat, CGFloat) { (1 - sin(angle), 1 - cos(angle)) }
        /// The control point that leaves the arc at `angle` for a piece that sweeps `sweep`.
        func handle(_ angle: CGFloat, _ sweep: CGFloat) -> (CGFloat, CGFloat) {
            let (point, length) = (at(angle), 4 / 3 * tan(sweep / 4))
            return (point.0 - length * cos(angle), point.1 + length * sin(angle))
        }
        return [at(0), handle(0, cut), handle(cut, -cut), at(cut), handle(cut, .pi / 2 - 2 * cut)]
    }()
}
