import Foundation

/// A position dimension with its domain, before any rounding to ticks and before it has a length in points.
struct TrainedDimension: Sendable {
    enum Domain: Sendable {
        /// No mark has a value on this axis, and no explicit domain makes up for it.
        case none
        /// Bounds in the order of the axis (a reversed axis runs from the larger one); numbers or seconds.
        case continuous(start: Double, end: Double)
        case discrete(DiscreteDomain)
    }

    var plan: DimensionPlan
    var domain: Domain
    /// Whether an axis may round the bounds out to its ticks.
    var isRoundable = false
    /// Whether annotations may ask for more room at the ends.
    var isInferred = false
    /// The smallest distance between two different values, for sizes relative to a step where values have no width.
    var smallestGap: Double?

    var isPresent: Bool {
        if case .none = domain { return false }
        return true
    }
}

/// Categories, or any values taken as such, in display order.
struct DiscreteDomain: Sendable {
    private(set) var values: [PlotValue] = []
    private var slots: [PlotValue: Int] = [:]

    init(_ values: [PlotValue] = []) {
        for value in values { insert(value) }
    }

    mutating func insert(_ value: PlotValue) {
        guard slots[value] == nil else { return }
        slots[value] = values.count
        values.append(value)
    }

    func slot(of value: PlotValue) -> Int? { slots[value] }

    var count: Int { values.count }
}

/// Finite bounds that grow with the values they take in.
struct Extent: Sendable {
    private(set) var lower = Double.infinity
    private(set) var upper = -Double.infinity
    /// Values that were not positive while `positiveOnly` was set.
    private(set) var refused = 0
    var positiveOnly = false

    var isEmpty: Bool { lower > upper }

    init(positiveOnly: Bool = false) { self.positiveOnly = positiveOnly }

    @inline(__always)
    mutating func add(_ value: Double) {
        guard value.isFinite else { return }
        if positiveOnly, value <= 0 {
            refused += 1
            return
        }
        if value < lower { lower = value }
        if value > upper { upper = value }
    }
}
