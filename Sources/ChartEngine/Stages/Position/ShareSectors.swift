import Drawing
import Foundation

/// Sectors share the circle by their part of the sum; an explicit range of angles is taken as it is, in the unit of
/// the sum (S54). Negative values have no angle and are reported.
func shareSectors(_ result: inout PositionedTable, _ reports: inout [Diagnostic]) {
    let table = result.table
    if result.start.isEmpty {
        result.start = [Double](repeating: .nan, count: table.count)
        result.end = result.start
    }
    var negative = 0
    var sum = 0.0
    var furthest = 0.0
    for row in 0..<table.count where table.kinds[row] == .sector {
        guard table.angle.hasValue(row), table.angle.kind != .category else { continue }
        let (low, high) = (table.angle.low(row), table.angle.high(row))
        if table.angle.form(row).hasOwnEnds {
            (result.start[row], result.end[row]) = (min(low, high), max(low, high))
            furthest = max(furthest, max(low, high))
        } else if low < 0 {
            negative += 1
        } else {
            result.start[row] = sum
            sum = min(sum + low, .greatestFiniteMagnitude)
            result.end[row] = sum
            furthest = max(furthest, sum)
        }
    }
    if negative > 0 { reports.append(ChartReport.negativeSectors(negative)) }
    result.angleTotal = furthest
    for row in 0..<table.count where table.kinds[row] == .sector {
        result.start[row] = furthest > 0 ? result.start[row] / furthest : .nan
        result.end[row] = furthest > 0 ? result.end[row] / furthest : .nan
    }
}
