import Foundation
import ScaleKit

/// A plan as one query that sends a row for each group, and its answer as a table.
struct SQLAggregation {
    let plan: AggregationPlan
    let dialect: SQLDialect
    /// The query's columns by name.
    let columns: [String: DatabaseColumn]
    let timeZone: TimeZone
    var top: (key: Int, groups: TopSelection)?

    /// Whether the database can carry the plan out as rows here would.
    var isPossible: Bool {
        let areKeysPossible = plan.keys.allSatisfy { key in
            guard let column = columns[key.column.name], column.isComputable else { return false }
            switch (key.groups, column.rule) {
            case (.values, .date): return dialect.engine == .postgresql
            case (.values, .bool): return dialect.engine == .postgresql
            case (.unit(let unit), .date):
                let isGregorian = [.gregorian, .iso8601].contains(plan.calendar.identifier)
                return isGregorian && plan.calendar.timeZone.isSame(as: timeZone) && unit != .nanosecond
            case (.unit, _): return false
            default: return true
            }
        }
        return areKeysPossible
            && plan.measures.allSatisfy { measured in
                guard let name = measured.column?.name else { return true }
                guard let column = columns[name] else { return false }
                if measured.measure.function == .count, column.rule == .text { return true }
                if case .date = column.rule { return column.isComputable && dialect.engine == .postgresql }
                return column.isComputable && (column.rule != .bool || dialect.engine == .postgresql)
            }
    }

    /// One row a group: a column for each key, one for each measure, and the number of rows. From the inside: values,
    /// then bins of them, then groups.
    func sql(_ query: String) -> String {
        var values: [String] = []
        var groups: [String] = []
        var answer = plan.keys.indices.map { "k\($0)" }
        for (index, key) in plan.keys.enumerated() {
            values.append("\(expression(key, index)) AS x\(index)")
            if case .bins(let edges) = key.groups {
                groups.append("\(dialect.bin("x\(index)", edges: edges)) AS k\(index)")
            } else {
                groups.append("x\(index) AS k\(index)")
            }
        }
        for (index, measured) in plan.measures.enumerated() {
            guard let name = measured.column?.name, let column = columns[name] else {
                answer.append("count(*)")
                continue
            }
            let isCounted = measured.measure.function == .count && column.rule == .text
            values.append("\(isCounted ? dialect.text(column) : dialect.number(column)) AS v\(index)")
            groups.append("v\(index)")
            answer.append(dialect.aggregate(measured.measure.function, "v\(index)"))
        }
        answer.append("count(*)")
        if values.isEmpty { (values, groups) = (["1 AS one"], ["one"]) }
        let by = plan.keys.isEmpty ? "" : " GROUP BY " + plan.keys.indices.map { "k\($0)" }.joined(separator: ", ")
        return "SELECT \(answer.joined(separator: ", ")) FROM (SELECT \(groups.joined(separator: ", ")) FROM "
            + "(SELECT \(values.joined(separator: ", ")) FROM (\(query)) AS q) AS x) AS g\(by)"
    }

    private func expression(_ key: AggregationPlan.Key, _ index: Int) -> String {
        guard let column = columns[key.column.name] else { return "NULL" }
        let isTop = top?.key == index
        switch key.groups {
        case .bins: return dialect.number(column)
        case .unit(let unit):
            return dialect.start(of: unit, column, firstWeekday: plan.calendar.firstWeekday) ?? "NULL"
        case .values where key.column.kind == .number || key.column.kind == .date:
            let value = dialect.number(column)
            guard isTop, let values = top?.groups.values else { return value }
            // Dates come in seconds since the reference date, the database has them since 1970.
            let shift = key.column.kind == .date ? referenceSince1970 : 0
            let list = values.sorted().map { dialect.literal($0 + shift) }.joined(separator: ", ")
            return list.isEmpty ? "NULL" : "CASE WHEN \(value) IN (\(list)) THEN \(value) END"
        case .values:
            let value = dialect.text(column)
            guard isTop, let groups = top?.groups else { return value }
            let list = groups.names.sorted().map { dialect.literal($0) }.joined(separator: ", ")
            // An empty text is none of the values, so it can stand for the others.
            let others = groups.others == nil ? "" : " WHEN \(value) IS NOT NULL THEN ''"
            return list.isEmpty ? "NULL" : "CASE WHEN \(value) IN (\(list)) THEN \(value)\(others) END"
        }
    }

    // MARK: The answer

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
            kept.append((keys, plan.measures.indices.map { measure(row[plan.keys.count + $0], plan.measures[$0]) }))
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

    private enum KeyValue: Comparable {
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

    private func keyValue(_ cell: [UInt8]?, _ index: Int, _ binner: inout CalendarBinner?) -> KeyValue {
        guard let cell else { return .missing }
        let key = plan.keys[index]
        switch key.groups {
        case .bins(let edges):
            guard let number = databaseNumber(cell), let bin = Int(exactly: number), edges.indices.contains(bin + 1)
            else {
                return .missing
            }
            return .number(edges[bin], end: edges[bin + 1])
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
    private func instant(_ seconds: Double, _ column: DatabaseColumn) -> Double {
        let value = seconds - referenceSince1970
        return column.isInstant || timeZone.isUTC
            ? value : LocalClock(timeZone: timeZone).instants(showing: value).first
    }

    private func measure(_ cell: [UInt8]?, _ measured: AggregationPlan.Measured) -> Double {
        let isCount = measured.measure.function == .count
        guard let number = databaseNumber(cell) else { return isCount ? 0 : .nan }
        guard !isCount, measured.column?.kind == .date, let name = measured.column?.name, let column = columns[name]
        else { return number }
        return instant(number, column)
    }

    private func result(_ index: Int, _ values: [KeyValue]) -> AggregatedKey {
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
        case .bins(let edges): return AggregatedKey(values: column, ends: ends, edges: edges)
        case .unit(let unit):
            column.resolution = unit
            return AggregatedKey(values: column, ends: ends, unit: unit)
        }
    }
}

/// Seconds from 1970 to the reference date.
let referenceSince1970 = 978_307_200.0
