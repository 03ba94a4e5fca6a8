import Foundation

/// Where a ring, or a part of one, lies in a rectangle.
struct RingFrame: Hashable {
    let center: CGPoint
    /// Outer radius.
    let radius: Double
    /// Clockwise from 12 o'clock, in radians.
    let start: Double
    /// Radians, above 0 and up to a full turn.
    let sweep: Double
    let isClockwise: Bool
    let innerRatio: Double

    init(_ options: RingOptions, in rect: CGRect) {
        let (start, sweep, ratio) = Self.angles(options)
        let box = Self.box(options)
        radius = max(0, min(Double(rect.width) / box.width, Double(rect.height) / box.height))
        center = CGPoint(x: Double(rect.midX) - box.midX * radius, y: Double(rect.midY) - box.midY * radius)
        (self.start, self.sweep, innerRatio) = (start, sweep, ratio)
        isClockwise = options.isClockwise
    }

    private static func angles(_ options: RingOptions) -> (start: Double, sweep: Double, ratio: Double) {
        let sweep = options.sweep.radians
        let start = options.start.radians
        return (
            start.isFinite ? start.truncatingRemainder(dividingBy: 2 * .pi) : 0,
            sweep.isFinite && sweep > 0 ? min(sweep, 2 * .pi) : 2 * .pi,
            options.innerRadius.isFinite ? options.innerRadius.clamped(to: 0...0.98) : 0.55
        )
    }

    /// The box around a ring of radius 1 about the origin.
    static func box(_ options: RingOptions) -> CGRect {
        let (start, sweep, ratio) = angles(options)
        if sweep >= 2 * .pi - 1e-9 { return CGRect(x: -1, y: -1, width: 2, height: 2) }
        let sign = options.isClockwise ? 1.0 : -1.0
        var points: [CGPoint] = []
        for angle in [start, start + sign * sweep] {
            points.append(point(angle, 1))
            points.append(point(angle, ratio))
        }
        for quarter in -8..<9 {
            let angle = Double(quarter) * .pi / 2
            let passed = (angle - start) * sign
            if passed > 0, passed < sweep { points.append(point(angle, 1)) }
        }
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? -1, ys.min() ?? -1)
        let (right, bottom) = (xs.max() ?? 1, ys.max() ?? 1)
        return CGRect(
            x: Double(left), y: Double(top), width: max(0.01, Double(right - left)),
            height: max(0.01, Double(bottom - top)))
    }

    private static func point(_ angle: Double, _ radius: Double) -> CGPoint {
        CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
    }

    /// Radii of a ring counted from outside.
    func radii(track: Int, of count: Int, spacing: Double) -> (inner: Double, outer: Double) {
        let count = Double(max(1, count))
        let room = radius * (1 - innerRatio)
        let gap = min(max(0, spacing), count > 1 ? room / (count - 1) / 2 : 0)
        let thickness = (room - (count - 1) * gap) / count
        let outer = radius - Double(track) * (thickness + gap)
        return (max(0, outer - thickness), max(0, outer))
    }

    /// The largest circle for content in the middle: the hole, or what a part of a ring encloses.
    var hole: (center: CGPoint, radius: Double) {
        let inner = radius * innerRatio
        guard sweep < 1.4 * .pi else { return (center, inner) }
        // Touches the ring in its middle, and the radii to its ends (of a half ring: the line through them).
        let middle = start + (isClockwise ? 1 : -1) * sweep / 2
        let opening = sin(min(sweep, .pi) / 2)
        let distance = inner / (1 + opening)
        return (
            CGPoint(x: Double(center.x) + distance * sin(middle), y: Double(center.y) - distance * cos(middle)),
            distance * opening
        )
    }
}
