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
