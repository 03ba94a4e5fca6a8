import Foundation
import ScaleKit

/// What a database sends back for a plan, as a table.
extension SQLAggregation {
    /// The rows of the answer in order, as rows aggregated here come.
    func table(_ rows: [[[UInt8]?]]) -> AggregatedTable {
        var binners = plan.keys.map { key -> CalendarBinner? in
            guard case .unit(let unit) = key.groups else { return nil }
            return CalendarBinner(unit: unit, calendar: plan.calendar)
        }
        var lost = plan.keys.map { _ in 0 }
        var kept: [(keys: [KeyValue], measures: [Double])] = []
        for row in rows {
            let count = databaseNumber(row.last ?? nil) ?? 0
            let keys = plan.keys.indices.map { keyValue(row[$0], $0, &binners[$0]) }
            if let missing = keys.firstIndex(of: .missing) {
                lost[missing] += Int(exactly: count) ?? 0
                continue
            }
            kept.append((keys, plan.measures.indices.map { measure($0, of: row) }))
        }
        kept.sort { $0.keys.lexicographicallyPrecedes($1.keys) }
        let keys = plan.keys.indices.map { index in result(index, kept.map { $0.keys[index] }) }
        let measures = plan.measures.enumerated().map { index, measured in
            measureColumn(measured, kept.map { $0.measures[index] })
        }
        let notes = lost.enumerated().filter { $0.element > 0 && top?.key != $0.offset }.map {
            rowsWithoutKeyNote($0.element, plan.keys[$0.offset].column.name)
        }
        return AggregatedTable(keys: keys, measures: measures, rowCount: kept.count, notes: notes)
    }

    enum KeyValue: Comparable {
        case number(Double, end: Double)
        case text(String)
        case others
        case missing

        static func < (a: Self, b: Self) -> Bool {
            switch (a, b) {
            case (.number(let a, _), .number(let b, _)): a < b
            case (.text(let a), .text(let b)): a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars)
            case (.text, .others): true
            default: false
            }
        }
    }

    /// What the first cells of a row say of keys without calendar units.
    func plainKeys(_ row: [[UInt8]?], count: Int) -> [KeyValue] {
        var binner: CalendarBinner?
        return (0..<count).map { keyValue(row[$0], $0, &binner) }
    }

    /// What a cell says of a key; `binner` is of its calendar unit, if it has one.
    func keyValue(_ cell: [UInt8]?, _ index: Int, _ binner: inout CalendarBinner?) -> KeyValue {
        guard let cell else { return .missing }
        let key = plan.keys[index]
        switch key.groups {
        case .bins(let edges):
            guard let number = databaseNumber(cell), let bin = Int(exactly: number), edges.indices.contains(bin + 1)
            else {
                return .missing
            }
            return .number(edges[bin], end: edges[bin + 1])
        case .grid(let grid):
            guard let number = databaseNumber(cell), let cell = Int(exactly: number) else { return .missing }
            let (start, end) = (grid.start(of: cell), grid.end(of: cell))
            guard key.column.kind == .date, let column = columns[key.column.name] else {
                return .number(start, end: end)
            }
            return .number(
                instant(start + referenceSince1970, column), end: instant(end + referenceSince1970, column))
        case .unit:
            guard let seconds = databaseNumber(cell), let column = columns[key.column.name],
                let interval = binner?.interval(around: instant(seconds, column))
            else { return .missing }
            return .number(interval.start, end: interval.end)
        case .values where key.column.kind == .number || key.column.kind == .date:
            guard let number = databaseNumber(cell) else { return .missing }
            guard key.column.kind == .date, let column = columns[key.column.name] else {
                return .number(number, end: number)
            }
            let value = instant(number, column)
            return .number(value, end: value)
        case .values:
            if cell.isEmpty { return top?.key == index ? .others : .missing }
            return .text(String(decoding: cell, as: UTF8.self))
        }
    }

    /// Seconds since the reference date from the seconds since 1970 that a database has sent.
    func instant(_ seconds: Double, _ column: DatabaseColumn) -> Double {
        let value = seconds - referenceSince1970
        return column.isInstant || timeZone.isUTC
            ? value : LocalClock(timeZone: timeZone).instants(showing: value).first
    }

    /// A measure of a row of the answer; NaN without value.
    func measure(_ index: Int, of row: [[UInt8]?]) -> Double {
        let measured = plan.measures[index]
        var cell = row[plan.keys.count + index]
        if measured.measure.function.share != nil, !numbersRows {
            // All quantiles of a column are in the place of its first one.
            let all = quantileMeasures(measured)
            if all.count > 1, let first = all.first, let position = all.firstIndex(of: index) {
                cell = part(position, of: row[plan.keys.count + first])
            }
        }
        let isCount = measured.measure.function == .count
        guard let number = databaseNumber(cell) else { return isCount ? 0 : .nan }
        guard !isCount, measured.column?.kind == .date, let name = measured.column?.name, let column = columns[name]
        else { return number }
        return instant(number, column)
    }

    /// A number of a list such as "1.5 2 3" or "{1.5,2,3}".
    private func part(_ position: Int, of cell: [UInt8]?) -> [UInt8]? {
        guard let cell else { return nil }
        let parts = cell.split { !Self.numberBytes.contains($0) }
        return parts.indices.contains(position) ? Array(parts[position]) : nil
    }

    private static let numberBytes = Set("0123456789+-.eEinfNa".utf8)

    /// A key of the result.
    func result(_ index: Int, _ values: [KeyValue]) -> AggregatedKey {
        let key = plan.keys[index]
        var starts: [Double] = []
        var ends: [Double] = []
        var codes: [Int32] = []
        var positions: [String: Int32] = [:]
        let names = Set(values.compactMap { if case .text(let name) = $0 { name } else { nil } })
            .sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
        for (position, name) in names.enumerated() { positions[name] = Int32(truncatingIfNeeded: position) }
        for value in values {
            switch value {
            case .number(let start, let end):
                starts.append(start)
                ends.append(end)
            case .text(let name): codes.append(positions[name] ?? -1)
            case .others: codes.append(Int32(truncatingIfNeeded: names.count))
            case .missing: codes.append(-1)
            }
        }
        let hasOthers = values.contains(.others)
        let cells: ColumnValues =
            switch key.column.kind {
            case .number: .numbers(starts)
            case .date: .dates(starts)
            default: .categories(codes: codes, names: names + (hasOthers ? [top?.groups.others ?? ""] : []))
            }
        var column = DataColumn(
            name: key.column.name, kind: key.column.kind, values: cells, resolution: key.column.resolution,
            notation: key.column.notation)
        switch key.groups {
        case .values: return AggregatedKey(values: column)
        case .grid: return AggregatedKey(values: column, ends: ends)
        case .bins(let edges): return AggregatedKey(values: column, ends: ends, edges: edges)
        case .unit(let unit):
            column.resolution = unit
            return AggregatedKey(values: column, ends: ends, unit: unit)
        }
    }
}
