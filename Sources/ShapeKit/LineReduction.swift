import Foundation
import Geometry

/// The points of a line that its picture needs: of consecutive points in one pixel column the first, the lowest, the
/// highest and the last, in their order. For a line that is monotone along the axis the picture stays the same to the
/// pixel; gaps (points that are not finite) are kept. Gives back the array itself where nothing can be left out.
///
/// - Parameter pixelWidth: the width of a pixel column in points.
public func reduceToColumns(_ points: [CGPoint], pixelWidth: CGFloat, axis: CurveAxis = .horizontal) -> [CGPoint] {
    guard let kept = columnIndices([points], pixelWidth: pixelWidth, axis: axis) else { return points }
    return kept.map { points[$0] }
}

/// The same for the two borders of an area, which keep their points in pairs.
public func reduceToColumns(upper: [CGPoint], lower: [CGPoint], pixelWidth: CGFloat, axis: CurveAxis = .horizontal)
    -> (upper: [CGPoint], lower: [CGPoint])
{
    guard let kept = columnIndices([upper, lower], pixelWidth: pixelWidth, axis: axis) else { return (upper, lower) }
    return (kept.map { upper[$0] }, kept.map { lower[$0] })
}

/// The indices to keep, ascending; nil where all are needed. The first border decides about the columns.
private func columnIndices(_ borders: [[CGPoint]], pixelWidth: CGFloat, axis: CurveAxis) -> [Int]? {
    let count = borders.map(\.count).min() ?? 0
    guard count > 4, pixelWidth.isFinite, pixelWidth > 0 else { return nil }
    var kept: [Int] = []
    var columns = borders.map { _ in ColumnExtremes() }
    var start = 0
    var column = CGFloat.nan

    func flush(_ end: Int) {
        guard end - start > 2 else { return kept.append(contentsOf: start..<end) }
        var picks = [start, end - 1]
        for extremes in columns { picks += [extremes.lowest, extremes.highest] }
        picks.sort()
        for pick in picks where pick != kept.last { kept.append(pick) }
    }

    for index in indices(count) {
        let point = borders[0][index]
        let place = (axis.along(point) / pixelWidth).rounded(.down)
        // NaN differs from everything, so each gap is a column of its own.
        if place != column || !axis.across(point).isFinite {
            flush(index)
            start = index
            column = axis.across(point).isFinite ? place : .nan
            for border in columns.indices {
                columns[border] = ColumnExtremes(index, axis.across(borders[border][index]))
            }
        } else {
            for border in columns.indices { columns[border].add(index, axis.across(borders[border][index])) }
        }
    }
    flush(count)
    return kept.count < count ? kept : nil
}

private struct ColumnExtremes {
    var lowest = 0
    var highest = 0
    private var low = CGFloat.infinity
    private var high = -CGFloat.infinity

    init() {}

    init(_ index: Int, _ value: CGFloat) {
        (lowest, highest) = (index, index)
        if value.isFinite { (low, high) = (value, value) }
    }

    @inline(__always)
    mutating func add(_ index: Int, _ value: CGFloat) {
        if value < low { (low, lowest) = (value, index) }
        if value > high { (high, highest) = (value, index) }
    }
}
