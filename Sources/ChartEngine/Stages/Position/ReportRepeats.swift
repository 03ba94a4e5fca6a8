import Drawing
import Foundation

/// Reports elements of loops that share an identifier, and categories that have several bars of one style while most
/// have one: names that repeat by accident. Where most categories have several, stacking is what the rows are for.
func reportRepeats(_ positioned: PositionedTable, _ reports: inout [Diagnostic]) {
    let table = positioned.table
    if table.repeatedIdentifiers > 0 { reports.append(ChartReport.repeatedIdentifiers(table.repeatedIdentifiers)) }
    for axis in ChartAxis.allCases where table.column(axis).kind == .category {
        var bars: [BarPlace: Int] = [:]
        var order: [BarPlace] = []
        for row in 0..<table.count where table.kinds[row] == .bar && positioned.valueAxis[row] == axis.other {
            let form = table.form(axis.other, row)
            let stacking = table.template(row).stacking
            guard table.hasValue(axis, row), form == .single, stacking != .unstacked else { continue }
            let place = BarPlace(table, row, axis)
            if bars[place] == nil { order.append(place) }
            bars[place, default: 0] += 1
        }
        let repeated = order.filter { (bars[$0] ?? 0) > 1 }
        guard !repeated.isEmpty, order.count > 3, repeated.count * 2 < order.count else { continue }
        let names = repeated.compactMap { place -> String? in
            table.column(axis).value(encoded: place.category).map(plainText)
        }
        reports.append(ChartReport.repeatedCategory(names, axis: axis))
    }
}

/// Where a bar stands, and what it looks like.
private struct BarPlace: Hashable {
    var category: Double
    var template: Int32
    var codes: SIMD4<Double>

    init(_ table: MarkTable, _ row: Int, _ axis: ChartAxis) {
        category = table.low(axis, row)
        template = table.templateOfRow[row]
        func code(_ column: ValueColumn) -> Double { column.hasValue(row) ? column.low(row) : -1 }
        codes = SIMD4(code(table.foreground), code(table.group), code(table.series), 0)
    }
}
