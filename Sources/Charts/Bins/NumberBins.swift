import Foundation
import ScaleKit

/// Bins of numbers: a collection of ranges.
public struct NumberBins<Value: Comparable & Numeric>: Collection, Equatable {
    public typealias Element = ChartBinRange<Value>
    public typealias Index = Int
    public typealias Indices = DefaultIndices<NumberBins<Value>>
    public typealias Iterator = IndexingIterator<NumberBins<Value>>
    public typealias SubSequence = Slice<NumberBins<Value>>

    private let edges: BinEdges<Value>

    /// The edges of the bins, one more than there are bins.
    public var thresholds: [Value] { edges.thresholds }

    public init(thresholds: [Value]) { edges = BinEdges(thresholds) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { edges.count }

    public func index(after i: Int) -> Int { i + 1 }

    /// The bin at an index; an empty one at zero outside of the collection.
    public subscript(position: Int) -> ChartBinRange<Value> {
        edges[position] ?? ChartBinRange(lowerBound: .zero, upperBound: .zero, isClosed: false)
    }

    /// The index of the bin that holds a number; the nearest bin's for a number outside of all.
    public func index(for value: Value) -> Int { edges.index(of: value) }

    public static func == (a: NumberBins<Value>, b: NumberBins<Value>) -> Bool { a.edges == b.edges }
}

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
    private init(_ thresholds: [Double]) { self.init(thresholds: thresholds.map { Value($0) }) }

    /// Bins of one size from the range's start on, until they cover it.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            equalThresholds(size: Double(size), lower: Double(range.lowerBound), upper: Double(range.upperBound)))
    }

    /// Exactly `count` equal bins over a range.
    public init(range: ClosedRange<Value>, count: Int) {
        self.init(
            equalThresholds(count: count, lower: Double(range.lowerBound), upper: Double(range.upperBound)))
    }

    /// About `desiredCount` bins with round edges that cover a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            niceThresholds(
                lower: Double(range.lowerBound), upper: Double(range.upperBound), desiredCount: desiredCount,
                minimumStride: Double(minimumStride)))
    }

    /// About `desiredCount` bins with round edges that cover the data; without a count as many as Scott's normal
    /// reference rule gives, 200 at most.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(
            niceThresholds(
                of: data.map { Double($0) }, desiredCount: desiredCount, minimumStride: Double(minimumStride)))
    }
}

extension NumberBins where Value: BinaryInteger {
    /// Edges at whole numbers; those that coincide once rounded are one.
    private init(_ thresholds: [Double]) {
        var whole: [Value] = []
        for edge in thresholds.compactMap({ Value(exactly: $0.rounded()) }) where edge != whole.last {
            whole.append(edge)
        }
        self.init(thresholds: whole)
    }

    /// Bins of one size from the range's start on, until they cover it.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            equalThresholds(size: Double(size), lower: Double(range.lowerBound), upper: Double(range.upperBound)))
    }

    /// `count` bins over a range whose length divides evenly; else as even as whole numbers allow.
    public init(range: ClosedRange<Value>, count: Int) {
        self.init(
            equalThresholds(count: count, lower: Double(range.lowerBound), upper: Double(range.upperBound)))
    }

    /// About `desiredCount` bins with round edges that cover a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            niceThresholds(
                lower: Double(range.lowerBound), upper: Double(range.upperBound), desiredCount: desiredCount,
                minimumStride: Swift.max(1, Double(minimumStride))))
    }

    /// About `desiredCount` bins with round edges that cover the data; without a count as many as Scott's normal
    /// reference rule gives, 200 at most.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        self.init(
            niceThresholds(
                of: data.map { Double($0) }, desiredCount: desiredCount,
                minimumStride: Swift.max(1, Double(minimumStride))))
    }
}
