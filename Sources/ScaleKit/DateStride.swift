import Foundation

/// A number of calendar units, the distance between two dates on an axis.
public struct DateStride: Hashable, Sendable {
    public let unit: CalendarUnit
    public let count: Int

    /// A count below one counts as one.
    public init(_ unit: CalendarUnit, _ count: Int = 1) {
        self.unit = unit
        self.count = max(1, count)
    }

    /// In seconds; months and years are averages.
    public var averageLength: Double { unit.averageLength * Double(count) }

    /// The strides an axis chooses from, fine to coarse.
    static let ladder: [DateStride] = {
        let counts: [(unit: CalendarUnit, counts: [Int])] = [
            (.second, [1, 5, 10, 15, 30]), (.minute, [1, 5, 10, 15, 30]), (.hour, [1, 2, 6, 12]), (.day, [1, 2]),
            (.week, [1]), (.month, [1, 2, 3, 6]),
            (.year, [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000, 20_000, 50_000]),
        ]
        return counts.flatMap { row in row.counts.map { DateStride(row.unit, $0) } }
    }()

    /// The stride for an axis from `lower` to `upper`, in seconds: the finest that leaves at most about 4.4 intervals
    /// (5.4 on a long axis) but not less than two if a finer one leaves at most seven, or the one nearest to a desired
    /// count.
    static func automatic(lower: Double, upper: Double, options: TickOptions) -> DateStride {
        let span = upper - lower
        let allowed = ladder.filter { $0.averageLength >= options.smallestStep }
        guard let coarsest = allowed.last else { return DateStride(.year, 50_000) }
        guard let wish = options.desiredIntervals.map(Double.init) else {
            let most = options.isLong ? 5.4 : 4.4
            guard let index = allowed.firstIndex(where: { span <= most * $0.averageLength }) else { return coarsest }
            // One label is too few where the next finer stride has a bearable number of them.
            let isSparse = span < 2 * allowed[index].averageLength
            guard isSparse, index > 0, span <= 7 * allowed[index - 1].averageLength else { return allowed[index] }
            return allowed[index - 1]
        }
        // Ascending lengths mean falling counts: an equally near stride further on has fewer intervals.
        var best = coarsest
        for stride in allowed.reversed()
        where abs(span / stride.averageLength - wish) < abs(span / best.averageLength - wish) { best = stride }
        return best
    }
}
