import Foundation

/// How a change moves over time. A picture shows where it ends; the description is kept.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
    package enum Curve: Hashable, Sendable {
        /// A cubic Bézier curve from (0, 0) to (1, 1), over a duration in seconds.
        case timing(UnitCurve, duration: TimeInterval)
        /// A spring, and how many seconds a change of its parameters takes.
        case spring(Spring, blendDuration: TimeInterval)
        /// A spring whose effects add up; the initial velocity in whole changes per second.
        case interpolatingSpring(Spring, initialVelocity: Double)
    }

    package enum Change: Hashable, Sendable {
        /// Seconds.
        case delay(TimeInterval)
        /// A factor.
        case speed(Double)
        /// Nil for ever.
        case repeats(Int?, autoreverses: Bool)
    }

    package let curve: Curve
    /// In the order in which they were applied.
    package private(set) var changes: [Change] = []

    init(_ curve: Curve) { self.curve = curve }

    private func applying(_ change: Change) -> Animation {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    public func delay(_ delay: TimeInterval) -> Animation { applying(.delay(delay)) }

    public func speed(_ speed: Double) -> Animation { applying(.speed(speed)) }

    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        applying(.repeats(repeatCount, autoreverses: autoreverses))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        applying(.repeats(nil, autoreverses: autoreverses))
    }

    public var description: String { ([String(describing: curve)] + changes.map { "\($0)" }).joined(separator: ", ") }
}

extension Animation {
    public static let `default` = Animation(.spring(Spring(duration: 0.55, bounce: 0), blendDuration: 0))

    /// Seconds of a curve without a duration.
    private static let standardDuration: TimeInterval = 0.35

    // MARK: Curves

    public static func linear(duration: TimeInterval) -> Animation { .init(.timing(.linear, duration: duration)) }
    public static func easeIn(duration: TimeInterval) -> Animation { .init(.timing(.easeIn, duration: duration)) }
    public static func easeOut(duration: TimeInterval) -> Animation { .init(.timing(.easeOut, duration: duration)) }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        .init(.timing(.easeInOut, duration: duration))
    }

    public static var linear: Animation { linear(duration: standardDuration) }
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
        return .init(.timing(curve, duration: duration))
    }

    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        .init(.timing(curve, duration: duration))
    }

    // MARK: Springs

    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        .init(.spring(spring, blendDuration: blendDuration))
    }

    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    public static var spring: Animation { spring(duration: 0.5) }

    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }

    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    @_disfavoredOverload
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return .init(.interpolatingSpring(spring, initialVelocity: initialVelocity))
    }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        .init(.interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity))
    }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        .init(.interpolatingSpring(spring, initialVelocity: initialVelocity))
    }

    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// Without overshoot.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// With a little overshoot.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// With more overshoot.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public static var smooth: Animation { smooth(duration: 0.5) }
    public static var snappy: Animation { snappy(duration: 0.5) }
    public static var bouncy: Animation { bouncy(duration: 0.5) }
}
