import Drawing
import Foundation
import ShapeKit

/// Bars that share a position, a group and a method are put on each other in row order, first at the baseline.
func stackBars(_ result: inout PositionedTable, _ orientation: Orientation, _ reports: inout [Diagnostic]) {
    let table = result.table
    var stacks: [Stacking: (rows: [Int], keys: [Int], values: [Double])] = [:]
    var keys: [BarStackKey: Int] = [:]
    var last: (key: BarStackKey, number: Int)?
    for row in 0..<table.count where table.kinds[row] == .bar {
        guard let axis = result.valueAxis[row], orientation.plan(axis).isQuantity else { continue }
        let form = table.column(axis).form(row)
        let method = table.templates[Int(table.templateOfRow[row])].stacking
        guard form == .single || form == .bin, method != .unstacked, let key = BarStackKey(table, row, axis) else {
            continue
        }
        let number: Int
        if let last, last.key == key {
            number = last.number
        } else {
            number = keys[key] ?? keys.count
            keys[key] = number
            last = (key, number)
        }
        stacks[method, default: ([], [], [])].rows.append(row)
        stacks[method, default: ([], [], [])].keys.append(number)
        stacks[method, default: ([], [], [])].values.append(result.end[row])
    }
    for (method, members) in stacks {
        let piled = stack(keys: members.keys, values: members.values, method: method.stackMethod)
        for (index, row) in members.rows.enumerated() {
            (result.start[row], result.end[row]) = (piled.starts[index], piled.ends[index])
            var ends: RoundedEnds = []
            if piled.endsOutside[index] { ends.insert(.end) }
            // Both ends of a centred bar are the data's own.
            if method == .center { ends = .both }
            result.roundedEnds[row] = ends
        }
    }
    if let shares = stacks[.normalized] { reportMixedSigns(shares.keys, shares.values, &reports) }
}

/// Reports normalised piles that hold values of both signs.
func reportMixedSigns(_ keys: [Int], _ values: [Double], _ reports: inout [Diagnostic]) {
    var signs: [Int: (up: Bool, down: Bool)] = [:]
    for (key, value) in zip(keys, values) where value != 0 && !value.isNaN {
        if value > 0 { signs[key, default: (false, false)].up = true } else { signs[key, default: (false, false)].down = true }
    }
    let mixed = signs.values.filter { $0.up && $0.down }.count
    if mixed > 0 { reports.append(ChartReport.signsMixedInShares(mixed)) }
}

extension Stacking {
    var stackMethod: StackMethod {
        switch self {
        case .standard: .standard
        case .normalized: .normalized
        case .center: .center
        case .unstacked: .unstacked
        }
    }
}

private struct BarStackKey: Hashable {
    var position: UInt64
    var group: UInt64
    var axis: ChartAxis

    /// Nil where the mark's position is invalid.
    init?(_ table: MarkTable, _ row: Int, _ axis: ChartAxis) {
        self.axis = axis
        let column = table.column(axis.other)
        switch column.form(row) {
        case .invalid: return nil
        case .absent: position = .max
        // Zero and minus zero are one place.
        case .single, .bin, .interval: position = (column.low(row) + 0).bitPattern
        }
        group = table.group.hasValue(row) ? table.group.low(row).bitPattern : .max
    }
}
