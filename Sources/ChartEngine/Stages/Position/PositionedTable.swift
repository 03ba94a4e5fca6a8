import Drawing
import Foundation

/// Stage 3's result: a table with the ends of its bars, areas and sectors in data units, and its units in drawing
/// order. Independent of any size.
struct PositionedTable: Sendable {
    var table: MarkTable
    var units: [DrawUnit]
    /// For each bar or area, the axis along which it extends. Empty where the table has neither.
    var valueAxis: [ChartAxis?] = []
    /// From the baseline or the stack below, along the value axis; NaN for "from the edge of the scale". For sectors
    /// the share of the whole before and after the sector, 0 to 1. Empty where no mark has such ends.
    var start: [Double] = []
    var end: [Double] = []
    /// Which ends of a bar are rounded.
    var roundedEnds: [RoundedEnds] = []
    /// For stacked areas, by index into `units`: the borders at all positions of their stack.
    var borders: [Int: AreaBorders] = [:]
    /// The sum that sectors share, 0 without sectors; and the sectors' ends in its unit.
    var angleTotal = 0.0
    var masks: [PositionedTable] = []

    /// The table and all masks within it.
    var all: [PositionedTable] { [self] + masks.flatMap(\.all) }
}

struct RoundedEnds: OptionSet, Sendable {
    let rawValue: UInt8
    static let start = RoundedEnds(rawValue: 1)
    static let end = RoundedEnds(rawValue: 2)
    static let both: RoundedEnds = [.start, .end]
}

/// The two borders of a stacked area over all positions of its stack, in ascending order; NaN where it has a gap.
struct AreaBorders: Sendable {
    var positions: [Double]
    var start: [Double]
    var end: [Double]
    /// The unit that is stacked on this one.
    var next: Int?
}

/// Stage 3: stack (S31–S33), share the circle (S54), and order the units.
func positionMarks(
    _ table: MarkTable, _ orientation: Orientation, _ order: SeriesOrder?, _ reports: inout [Diagnostic]
) -> PositionedTable {
    var result = PositionedTable(table: table, units: drawUnits(table))
    let kinds = Set(result.units.map(\.kind))
    if kinds.contains(.bar) || kinds.contains(.area) {
        result.valueAxis = (0..<table.count).map { row in
            table.kinds[row] == .bar || table.kinds[row] == .area ? orientation.valueAxis(table, row) : nil
        }
        result.start = [Double](repeating: .nan, count: table.count)
        result.end = result.start
        result.roundedEnds = [RoundedEnds](repeating: .both, count: kinds.contains(.bar) ? table.count : 0)
        placeUnstackedEnds(&result, orientation)
        if kinds.contains(.bar) { stackBars(&result, orientation, order, &reports) }
        if kinds.contains(.area) { stackAreas(&result, orientation, order, &reports) }
    }
    if kinds.contains(.sector) { shareSectors(&result, &reports) }
    result.masks = table.masks.map { positionMarks($0, orientation, order, &reports) }
    return result
}

/// Explicit intervals as they are, single values from the baseline: zero for quantities, the edge of the scale for
/// dates and categories.
private func placeUnstackedEnds(_ result: inout PositionedTable, _ orientation: Orientation) {
    let table = result.table
    let isQuantity = (x: orientation.x.isQuantity, y: orientation.y.isQuantity)
    for row in 0..<table.count {
        guard let axis = result.valueAxis[row] else { continue }
        switch table.form(axis, row) {
        case .interval, .range:
            result.start[row] = table.low(axis, row)
            result.end[row] = table.high(axis, row)
        case .single, .bin:
            result.start[row] = (axis == .x ? isQuantity.x : isQuantity.y) ? 0 : .nan
            result.end[row] = table.anchor(axis, row)
            if row < result.roundedEnds.count { result.roundedEnds[row] = .end }
        case .absent, .invalid: break
        }
    }
}
