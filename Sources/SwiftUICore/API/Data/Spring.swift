import Foundation

/// A damped oscillator of mass, stiffness and damping.
public struct Spring: Hashable, Sendable {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    /// - Parameter allowOverDamping: otherwise damping is limited to critical damping.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        (self.mass, self.stiffness) = (mass, stiffness)
        let critical = 2 * (mass * stiffness).squareRoot()
        self.damping = allowOverDamping || critical.isNaN ? damping : min(damping, critical)
    }

    /// - Parameters:
    ///   - response: the period without damping, in seconds.
    ///   - dampingRatio: 1 is critical.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 1e-6)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * dampingRatio * frequency
    }

    /// - Parameters:
    ///   - duration: perceived, in seconds.
    ///   - bounce: from -1 (overdamped) over 0 (critical) to 1 (undamped).
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let limited = min(max(bounce, -1), 1)
        self.init(response: duration, dampingRatio: limited < 0 ? 1 / max(1 + limited, 1e-6) : 1 - limited)
    }

    public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
    public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
    public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// Seconds.
    public var response: Double { 2 * Double.pi / frequency }

    public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    /// Perceived, in seconds.
    public var duration: TimeInterval { response }

    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// Seconds until what is left of the motion cannot be seen: a thousandth of it.
    public var settlingDuration: TimeInterval {
        let (w, z) = (frequency, dampingRatio)
        guard w > 0, z > 0, w.isFinite else { return 0 }
        let slowest = z <= 1 ? z * w : w * (z - (z * z - 1).squareRoot())
        return slowest > 0 ? log(1000) / slowest : 0
    }

    /// Where a spring that starts at 0 is on its way to `target`, `time` seconds after.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let (own, fromVelocity) = response(at: max(0, time))
        var value = target
        value.scale(by: own)
        var extra = initialVelocity
        extra.scale(by: fromVelocity)
        return value + extra
    }

    /// The answers to a unit step and to a unit velocity.
    private func response(at time: Double) -> (step: Double, impulse: Double) {
        let (w, z) = (frequency, dampingRatio)
        if z < 1 {
            let wd = w * (1 - z * z).squareRoot()
            let decay = exp(-z * w * time)
            return (1 - decay * (cos(wd * time) + z * w / wd * sin(wd * time)), decay * sin(wd * time) / wd)
        }
        if z == 1 {
            let decay = exp(-w * time)
            return (1 - decay * (1 + w * time), decay * time)
        }
        let root = (z * z - 1).squareRoot()
        let (a, b) = (-w * (z - root), -w * (z + root))
        let (ea, eb) = (exp(a * time), exp(b * time))
        return (1 - (b * ea - a * eb) / (b - a), (eb - ea) / (b - a))
    }
}

/// A function from progress in time to progress of a change, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private let start: UnitPoint
    private let end: UnitPoint

    /// A cubic Bézier curve by its two inner control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(start: startControlPoint, end: endControlPoint)
    }

    public static let linear = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 1))
    public static let easeIn = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 1, y: 1))
    public static let easeOut = UnitCurve(start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = UnitCurve(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))

    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        // Bisection: the curve's x grows with its parameter.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if Self.coordinate(start.x, end.x, middle) < progress { low = middle } else { high = middle }
        }
        return Self.coordinate(start.y, end.y, (low + high) / 2)
    }

    private static func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
}
