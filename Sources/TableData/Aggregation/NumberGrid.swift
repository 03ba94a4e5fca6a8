import Geometry

/// Even cells from one number to another; the last one is closed. Without extent, or without values, it is one cell.
package struct NumberGrid: Sendable, Hashable {
    package let lower: Double
    package let upper: Double
    package let count: Int

    package init(lower: Double, upper: Double, count: Int) {
        let hasExtent = lower < upper && (upper - lower).isFinite
        (self.lower, self.upper) = lower <= upper ? (lower, upper) : (0, 0)
        self.count = hasExtent ? max(1, count) : 1
    }

    /// Cells for each unit of the numbers.
    package var perUnit: Double { lower < upper ? Double(count) / (upper - lower) : 0 }

    /// nil outside.
    package func cell(of value: Double) -> Int? {
        guard value >= lower, value <= upper else { return nil }
        let place = (value - lower) * perUnit
        return place < Double(count - 1) ? Int(exactly: place.rounded(.down)) : count - 1
    }

    package func start(of cell: Int) -> Double {
        perUnit > 0 ? lower + Double(cell) / perUnit : lower
    }

    package func end(of cell: Int) -> Double { cell + 1 >= count ? upper : start(of: cell + 1) }
}
