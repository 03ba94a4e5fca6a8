import Drawing
import Foundation
import ShapeKit

/// Bars that share a position, a group and a method are put on each other in row order, or in that of the series,
/// first at the baseline.
func stackBars(
    _ result: inout PositionedTable, _ orientation: Orientation, _ order: SeriesOrder?, _ reports: inout [Diagnostic]
) {
    let table = result.table
    let isQuantity = (x: orientation.x.isQuantity, y: orientation.y.isQuantity)
    let methods = table.templates.map(\.stacking)
    var stacks: [Stacking: BarStack] = [:]
    for method in Set(methods) where method != .unstacked {
        var stack = BarStack()
        var keys: [BarStackKey: Int] = [:]
        keys.reserveCapacity(table.count)
        var last: (key: BarStackKey, number: Int)?
        for row in 0..<table.count where table.kinds[row] == .bar && methods[Int(table.templateOfRow[row])] == method {
            guard let axis = result.valueAxis[row], axis == .x ? isQuantity.x : isQuantity.y else { continue }
            let form = table.form(axis, row)
            guard form == .single || form == .bin, let key = BarStackKey(table, row, axis) else { continue }
            if last?.key != key {
                let number = keys[key] ?? keys.count
                keys[key] = number
                last = (key, number)
            }
            stack.rows.append(row)
            stack.keys.append(last?.number ?? 0)
            stack.values.append(result.end[row])
        }
        if let order { stack.sort(by: order.ranks(table)) }
        stacks[method] = stack
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

/// The bars of one method, each with the number of its pile.
private struct BarStack {
    var rows: [Int] = []
    var keys: [Int] = []
    var values: [Double] = []

    mutating func sort(by ranks: (Int) -> Int) {
        let places = rows.indices.sorted { (ranks(rows[$0]), $0) < (ranks(rows[$1]), $1) }
        (rows, keys, values) = (places.map { rows[$0] }, places.map { keys[$0] }, places.map { values[$0] })
    }
}

/// Reports normalised piles that hold values of both signs.
func reportMixedSigns(_ keys: [Int], _ values: [Double], _ reports: inout [Diagnostic]) {
    var signs: [Int: (up: Bool, down: Bool)] = [:]
    for (key, value) in zip(keys, values) where value != 0 && !value.isNaN {
        if value > 0 {
            signs[key, default: (false, false)].up = true
        } else {
            signs[key, default: (false, false)].down = true
        }
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

    /// Nil where the mark's position is invalid. Inlined, since passing the table costs more than what is read of it.
    @inline(__always)
    init?(_ table: MarkTable, _ row: Int, _ axis: ChartAxis) {
        self.axis = axis
        switch table.form(axis.other, row) {
        case .invalid: return nil
        case .absent: position = .max
        // Zero and minus zero are one place.
        case .single, .bin, .range, .interval: position = (table.low(axis.other, row) + 0).bitPattern
        }
        group = table.group.hasValue(row) ? table.group.low(row).bitPattern : .max
    }
}
