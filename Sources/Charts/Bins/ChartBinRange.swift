import Foundation

/// One bin: half-open, except for the last of a row of bins, which takes in its upper bound.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
    public let lowerBound: Bound
    public let upperBound: Bound
    private let isClosed: Bool

    init(lowerBound: Bound, upperBound: Bound, isClosed: Bool) {
        (self.lowerBound, self.upperBound, self.isClosed) = (lowerBound, upperBound, isClosed)
    }

    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
    }

    public func relative<C: Collection>(to collection: C) -> Range<Bound> where Bound == C.Index {
        let end = isClosed && upperBound < collection.endIndex ? collection.index(after: upperBound) : upperBound
        return Range(uncheckedBounds: (lower: lowerBound, upper: max(lowerBound, end)))
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// What bins of numbers and of dates share: ascending edges, n of them for n − 1 bins.
struct BinEdges<Bound: Comparable> {
    let thresholds: [Bound]

    init(_ thresholds: [Bound]) { self.thresholds = thresholds.sorted() }

    var count: Int { max(0, thresholds.count - 1) }

    /// The bin at an index; nil outside.
    subscript(_ index: Int) -> ChartBinRange<Bound>? {
        guard index >= 0, index < count else { return nil }
        return ChartBinRange(
            lowerBound: thresholds[index], upperBound: thresholds[index + 1], isClosed: index == count - 1)
    }

    /// The index of the bin that holds a value; the nearest bin's for a value outside of all.
    func index(of value: Bound) -> Int {
        var (low, high) = (0, thresholds.count)
        // The number of edges at or below the value, by bisection.
        while low < high {
            let middle = low + (high - low) / 2
            if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
        }
        return min(max(0, low - 1), max(0, count - 1))
    }
}

extension BinEdges: Equatable {}
extension BinEdges: Sendable where Bound: Sendable {}
