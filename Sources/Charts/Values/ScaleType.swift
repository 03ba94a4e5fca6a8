import ChartEngine
import Foundation

/// The kind of mapping from data to a channel.
public struct ScaleType: Sendable {
    let engine: ScaleKind

    /// a·x + b
    public static var linear: ScaleType { .init(engine: .linear) }

    /// a·log(x) + b
    public static var log: ScaleType { .init(engine: .log) }

    /// Linear in time.
    public static var date: ScaleType { .init(engine: .date) }

    /// Discrete values, each with a band of its own.
    public static var category: ScaleType { .init(engine: .category) }

    /// a·x^exponent + b
    public static func power(exponent: Double) -> ScaleType { .init(engine: .power(exponent: exponent)) }

    /// a·√x + b
    public static var squareRoot: ScaleType { .init(engine: .squareRoot) }

    /// a·sign(x)·log(1 + |x·slope|) + b
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        .init(engine: .symmetricLog(slope: slopeAtZero))
    }

    /// A symmetric logarithm with slope 1 at zero.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
}
