import Drawing
import Foundation

/// Reports what stage 1 refused, channel by channel, over all tables.
func reportFaults(_ tables: [PositionedTable], _ reports: inout [Diagnostic]) {
    let channels: [(String, KeyPath<MarkTable, ValueColumn>)] = [
        ("x", \.x), ("y", \.y), ("the angle", \.angle), ("the series", \.series),
        ("the foreground style", \.foreground), ("the symbol", \.symbol), ("the symbol size", \.symbolSize),
        ("the line style", \.lineStyle), ("the position group", \.group),
    ]
    for (name, path) in channels {
        for table in tables {
            let column = table.table[keyPath: path]
            let faults = column.faults
            guard let row = faults.firstRow, table.table.kinds.indices.contains(row) else { continue }
            if faults.notFinite > 0 {
                reports.append(
                    ChartReport.invalidValues(
                        faults.notFinite, channel: name, kinds: table.table.kinds[row].rawName, firstRow: row))
            }
            if faults.otherKind > 0 {
                reports.append(
                    ChartReport.mixedKinds(faults.otherKind, channel: name, kept: column.kind?.rawValue ?? "value"))
            }
        }
    }
}

/// Reports lines that seem to be several joined into one, and lines that go backwards in time.
func reportTangles(_ positioned: PositionedTable, _ reports: inout [Diagnostic]) {
    let table = positioned.table
    guard table.x.kind == .number || table.x.kind == .date else { return }
    var (tangled, backward) = (0, 0)
    for unit in positioned.units where unit.kind == .line && unit.rows.count > 3 {
        var (returns, steps) = (0, 0)
        var last: Double?
        var first: Double?
        unit.rows.forEach { row in
            guard table.x.hasValue(row) else { return }
            let x = table.x.anchor(row)
            if let last, x < last {
                steps += 1
                if x == first { returns += 1 }
            }
            last = x
            if first == nil { first = x }
        }
        let hasKey = table.series.hasValue(unit.rows.first) || table.foreground.hasValue(unit.rows.first)
        if !hasKey, returns > 0, steps == returns {
            tangled += 1
        } else if steps > 0, table.x.kind == .date {
            backward += 1
        }
    }
    if tangled > 0 { reports.append(ChartReport.tangledLine(tangled)) }
    if backward > 0 { reports.append(ChartReport.backwardDates(backward)) }
}
