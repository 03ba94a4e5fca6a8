import Drawing
import Foundation
import ShapeKit

/// Areas that share a method and a group are stacked series by series, in order of first appearance from the baseline
/// outward. A series without a value at a position of another one counts as zero there.
func stackAreas(
    _ result: inout PositionedTable, _ orientation: Orientation, _ order: SeriesOrder?, _ reports: inout [Diagnostic]
) {
    let table = result.table
    var stacks: [AreaStackKey: [Int]] = [:]
    var keys: [AreaStackKey] = []
    let rank = order?.ranks(table) ?? { _ in 0 }
    let inStackOrder = result.units.indices
        .map { (unit: $0, rank: rank(result.units[$0].rows.first), series: result.units[$0].seriesIndex) }
        .sorted { ($0.rank, $0.series) < ($1.rank, $1.series) }
        .map(\.unit)
    for index in inStackOrder where result.units[index].kind == .area {
        let unit = result.units[index]
        guard let axis = result.valueAxis[unit.rows.first], orientation.plan(axis).isQuantity else { continue }
        let method = table.templates[unit.template].stacking
        guard method != .unstacked, !table.form(axis, unit.rows.first).hasOwnEnds else { continue }
        let group = table.group.hasValue(unit.rows.first) ? table.group.low(unit.rows.first).bitPattern : .max
        let key = AreaStackKey(axis: axis, method: method, group: group)
        if stacks[key] == nil { keys.append(key) }
        stacks[key, default: []].append(index)
    }
    for key in keys {
        guard let units = stacks[key] else { continue }
        // One series from zero is its own stack.
        if units.count == 1, key.method == .standard { continue }
        stack(units, key, &result, &reports)
    }
}

private struct AreaStackKey: Hashable {
    var axis: ChartAxis
    var method: Stacking
    var group: UInt64
}

private func stack(
    _ units: [Int], _ stackKey: AreaStackKey, _ result: inout PositionedTable, _ reports: inout [Diagnostic]
) {
    let table = result.table
    let (values, position) = (table.column(stackKey.axis), table.column(stackKey.axis.other))
    let places = units.map { unit -> [Double] in
        var own: [Double] = []
        own.reserveCapacity(result.units[unit].rows.count)
        result.units[unit].rows.forEach { own.append(position.hasValue($0) ? position.anchor($0) : .nan) }
        return own
    }
    let positions = sharedPlaces(places)
    // Series mostly have all places, in order; only others look theirs up.
    var indexOf: [Double: Int] = [:]
    if places.contains(where: { $0 != positions }) {
        indexOf.reserveCapacity(positions.count)
        for (index, value) in positions.enumerated() { indexOf[value] = index }
    }

    // Series after series, each with a value at all positions; NaN marks a gap, which counts as zero for the others.
    var keys: [Int] = []
    var piled: [Double] = []
    for (unit, own) in zip(units, places) {
        var column = [Double?](repeating: nil, count: positions.count)
        var (rises, falls) = (false, false)
        let isAligned = own == positions
        var vertex = 0
        result.units[unit].rows.forEach { row in
            defer { vertex += 1 }
            guard let index = isAligned ? vertex : indexOf[own[vertex]] else { return }
            let value = values.hasValue(row) ? values.anchor(row) : .nan
            column[index] = (column[index] ?? 0) + value
            if value > 0 { rises = true }
            if value < 0 { falls = true }
        }
        // Nothing, but on the side of zero where the series is.
        let missing = falls && !rises ? -Double.leastNonzeroMagnitude : 0
        keys.append(contentsOf: positions.indices)
        piled.append(contentsOf: column.map { $0 ?? missing })
    }
    let ends = ShapeKit.stack(keys: keys, values: piled, method: stackKey.method.stackMethod)
    for (index, unit) in units.enumerated() {
        let range = (index * positions.count)..<((index + 1) * positions.count)
        result.borders[unit] = AreaBorders(
            positions: positions, start: Array(ends.starts[range]), end: Array(ends.ends[range]),
            next: index + 1 < units.count ? units[index + 1] : nil)
        // The borders stand for the rows' own ends from here on.
        result.units[unit].rows.forEach { (result.start[$0], result.end[$0]) = (.nan, .nan) }
    }
    if stackKey.method == .normalized { reportMixedSigns(keys, piled, &reports) }
}

/// All places of all series in ascending order, each once.
private func sharedPlaces(_ places: [[Double]]) -> [Double] {
    if let first = places.first, places.allSatisfy({ $0 == first }),
        zip(first, first.dropFirst()).allSatisfy({ $0 < $1 })
    {
        return first
    }
    var result: [Double] = []
    for value in places.joined().filter({ !$0.isNaN }).sorted() where result.last != value { result.append(value) }
    return result
}
