import Foundation
import Geometry
import ScaleKit

/// What is known about the numbers of a column without keeping them. Values that are not finite do not count.
package struct NumberStatistics: Sendable, Equatable {
    package private(set) var count = 0.0
    package private(set) var mean = 0.0
    private var squares = 0.0
    package private(set) var lower = Double.infinity
    package private(set) var upper = -Double.infinity

    package init() {}

    /// From sums that a database has computed. `deviation` is that of the sample.
    package init(count: Double, mean: Double, deviation: Double, lower: Double, upper: Double) {
        (self.count, self.mean, self.lower, self.upper) = (count, mean, lower, upper)
        squares = deviation * deviation * max(0, count - 1)
    }

    package mutating func add(_ value: Double) {
        guard value.isFinite else { return }
        count += 1
        let distance = value - mean
        mean += distance / count
        squares += distance * (value - mean)
        (lower, upper) = (min(lower, value), max(upper, value))
    }

    /// How many bins Scott's rule asks for: their width is 3.49·σ·n^(-1/3).
    package var scottBinCount: Int {
        guard count > 1, lower < upper else { return 1 }
        let width = 3.49 * (squares / (count - 1)).squareRoot() / cbrt(count)
        // checked: the maximum is a positive constant
        return clampedInt(((upper - lower) / width).rounded(.up), in: 1...maximumBinCount)
    }
}
