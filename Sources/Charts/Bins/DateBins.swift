import Foundation
import ScaleKit

/// Bins of dates: a collection of ranges.
public struct DateBins: Collection, Equatable, Sendable {
    public typealias Element = ChartBinRange<Date>
    public typealias Index = Int
    public typealias Indices = DefaultIndices<DateBins>
    public typealias Iterator = IndexingIterator<DateBins>
    public typealias SubSequence = Slice<DateBins>

    private let edges: BinEdges<Date>

    /// The edges of the bins, one more than there are bins.
    public var thresholds: [Date] { edges.thresholds }

    public init(thresholds: [Date]) { edges = BinEdges(thresholds) }

    private init(seconds: [Double]) {
        edges = BinEdges(seconds.map(Date.init(timeIntervalSinceReferenceDate:)))
    }

    /// Bins of `timeInterval` seconds from the range's start on, until they cover it.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        self.init(seconds: equalThresholds(size: timeInterval, lower: range.lower, upper: range.upper))
    }

    /// Bins of `stride` calendar units that cover a range. No bins where the unit has no extent, as an era has none.
    public init(
        unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
        calendar: Calendar = .autoupdatingCurrent
    ) {
        let seconds = CalendarUnit(unit).map {
            dateThresholds(every: DateStride($0, stride), lower: range.lower, upper: range.upper, calendar: calendar)
        }
        self.init(seconds: seconds ?? [])
    }

    /// About `desiredCount` bins of whole calendar units that cover a range.
    public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent) {
        self.init(
            seconds: dateThresholds(
                lower: range.lower, upper: range.upper, desiredCount: desiredCount, calendar: calendar))
    }

    /// About `desiredCount` bins of whole calendar units that cover the data; without a count as many as Scott's normal
    /// reference rule gives, 200 at most.
    public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
        let seconds = data.map(\.timeIntervalSinceReferenceDate)
        self.init(seconds: dateThresholds(of: seconds, desiredCount: desiredCount, calendar: calendar))
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { edges.count }

    public func index(after i: Int) -> Int { i + 1 }

    /// The bin at an index; an empty one at the reference date outside of the collection.
    public subscript(position: Int) -> ChartBinRange<Date> {
        let zero = Date(timeIntervalSinceReferenceDate: 0)
        return edges[position] ?? ChartBinRange(lowerBound: zero, upperBound: zero, isClosed: false)
    }

    /// The index of the bin that holds a date; the nearest bin's for a date outside of all.
    public func index(for value: Date) -> Int { edges.index(of: value) }

    public static func == (a: DateBins, b: DateBins) -> Bool { a.edges == b.edges }
}

extension ClosedRange<Date> {
    fileprivate var lower: Double { lowerBound.timeIntervalSinceReferenceDate }
    fileprivate var upper: Double { upperBound.timeIntervalSinceReferenceDate }
}
