/// Sums, extremes and, where quantiles are asked for, the values of one column in each group.
struct GroupAccumulators {
    private(set) var counts: [Int] = []
    private var sums: [Double] = []
    private var corrections: [Double] = []
    private var lowers: [Double] = []
    private var uppers: [Double] = []
    private var values: [[Double]] = []
    private let keepsValues: Bool

    init(keepsValues: Bool) { self.keepsValues = keepsValues }

    mutating func grow(to groups: Int) {
        let more = groups - counts.count
        guard more > 0 else { return }
        counts.append(contentsOf: repeatElement(0, count: more))
        sums.append(contentsOf: repeatElement(0, count: more))
        corrections.append(contentsOf: repeatElement(0, count: more))
        lowers.append(contentsOf: repeatElement(.infinity, count: more))
        uppers.append(contentsOf: repeatElement(-.infinity, count: more))
        if keepsValues { values.append(contentsOf: repeatElement([], count: more)) }
    }

    @inline(__always)
    mutating func count(_ group: Int) { counts[group] += 1 }

    /// Adds to a sum what was lost in rounding as well (Neumaier).
    @inline(__always)
    mutating func add(_ value: Double, to group: Int) {
        counts[group] += 1
        let sum = sums[group]
        let next = sum + value
        corrections[group] += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
        sums[group] = next
        if value < lowers[group] { lowers[group] = value }
        if value > uppers[group] { uppers[group] = value }
        if keepsValues { values[group].append(value) }
    }

    /// Sorts the values of all groups, so that quantiles can be taken.
    mutating func sort() {
        for group in values.indices { values[group].sort() }
    }

    /// NaN where a group has no value.
    func result(_ function: AggregateFunction, _ group: Int) -> Double {
        let count = counts[group]
        if function == .count { return Double(count) }
        guard count > 0 else { return .nan }
        let sum = sums[group] + (corrections[group].isFinite ? corrections[group] : 0)
        switch function {
        case .count: return Double(count)
        case .sum: return sum
        case .mean: return sum / Double(count)
        case .min: return lowers[group]
        case .max: return uppers[group]
        case .median: return quantile(0.5, ofSorted: values[group])
        case .quantile(let share): return quantile(share, ofSorted: values[group])
        }
    }
}

/// The quantile of ascending values, interpolated between the two nearest; NaN without values.
package func quantile(_ share: Double, ofSorted values: [Double]) -> Double {
    guard let last = values.last else { return .nan }
    let position = share * Double(values.count - 1)
    guard let low = Int(exactly: position.rounded(.down)), values.indices.contains(low) else { return last }
    guard values.indices.contains(low + 1) else { return values[low] }
    return values[low] + (position - Double(low)) * (values[low + 1] - values[low])
}

extension AggregateFunction {
    /// Whether the values themselves are needed.
    var needsValues: Bool {
        switch self {
        case .median, .quantile: true
        default: false
        }
    }
}
