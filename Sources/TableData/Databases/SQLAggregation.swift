import Foundation
import ScaleKit

/// A plan as one query that sends a row for each group. SQLAnswer.swift reads what comes back.
struct SQLAggregation {
    let plan: AggregationPlan
    let dialect: SQLDialect
    /// The query's columns by name.
    let columns: [String: DatabaseColumn]
    let timeZone: TimeZone
    var top: (key: Int, groups: TopSelection)?
    /// Whether quantiles are taken from numbered rows, and not by an aggregate.
    var numbersRows = false

    /// Whether the database can carry the plan out as rows here would.
    var isPossible: Bool {
        let areKeysPossible = plan.keys.allSatisfy { key in
            guard let column = columns[key.column.name], column.isComputable else { return false }
            switch (key.groups, column.rule) {
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
                return column.isComputable && (column.rule != .bool || dialect.engine == .postgresql)
            }
    }

    /// The keys' names in SQL, `k0` and so on.
    var keyNames: [String] { plan.keys.indices.map { "k\($0)" } }

    /// A row for each row of the query: the group of each key, and the value of each measured column under the number
    /// of its first measure. From the inside: values, then bins of them.
    func rows(_ query: String) -> String {
        var values: [String] = []
        var groups: [String] = []
        for (index, key) in plan.keys.enumerated() {
            values.append("\(expression(key, index)) AS x\(index)")
            switch key.groups {
            case .bins(let edges): groups.append("\(dialect.bin("x\(index)", edges: edges)) AS k\(index)")
            case .grid(let grid):
                groups.append("\(dialect.cell("x\(index)", grid, isDate: key.column.kind == .date)) AS k\(index)")
            case .values, .unit: groups.append("x\(index) AS k\(index)")
            }
        }
        for (index, measured) in plan.measures.enumerated() where valueIndex(measured) == index {
            guard let name = measured.column?.name, let column = columns[name] else { continue }
            let isText = column.rule == .text
            values.append("\(isText ? dialect.text(column) : dialect.number(column)) AS v\(index)")
            groups.append("v\(index)")
        }
        if values.isEmpty { (values, groups) = (["1 AS one"], ["one"]) }
        let inner = "(SELECT \(values.joined(separator: ", ")) FROM (\(query)) AS q) AS x"
        return "SELECT \(groups.joined(separator: ", ")) FROM \(inner)"
    }

    /// The first measure of the same column, whose value serves all of them; nil where rows are counted.
    private func valueIndex(_ measured: AggregationPlan.Measured) -> Int? {
        guard let name = measured.column?.name else { return nil }
        return plan.measures.firstIndex { $0.column?.name == name }
    }

    /// One row a group: a column for each key, one for each measure, and the number of rows.
    func sql(_ query: String) -> String {
        var answer = keyNames
        for (index, measured) in plan.measures.enumerated() {
            guard let value = valueIndex(measured) else {
                answer.append("count(*)")
                continue
            }
            guard let share = measured.measure.function.share else {
                answer.append(dialect.aggregate(measured.measure.function, "v\(value)"))
                continue
            }
            let all = quantileMeasures(measured)
            if numbersRows {
                answer.append(dialect.quantile(share, "v\(value)", rank: "r\(value)", count: "n\(value)"))
            } else if all.first == index {
                let shares = all.compactMap { plan.measures[$0].measure.function.share }
                answer.append(dialect.quantiles(shares, "v\(value)"))
            } else {
                answer.append("NULL")
            }
        }
        answer.append("count(*)")
        let by = plan.keys.isEmpty ? "" : " GROUP BY " + keyNames.joined(separator: ", ")
        return
            "SELECT \(answer.joined(separator: ", ")) FROM (\(numbersRows ? numbered(query) : rows(query))) AS g\(by)"
    }

    /// The positions of all quantiles of a measure's column: they come together, in the first one's place.
    func quantileMeasures(_ measured: AggregationPlan.Measured) -> [Int] {
        plan.measures.indices.filter {
            plan.measures[$0].column?.name == measured.column?.name && plan.measures[$0].measure.function.share != nil
        }
    }

    /// The rows with the rank of each value in its group, and how many values the group has.
    private func numbered(_ query: String) -> String {
        let measured = plan.measures.filter { $0.measure.function.share != nil }
        let values = Set(measured.compactMap(valueIndex)).sorted()
        let by = plan.keys.isEmpty ? "" : "PARTITION BY \(keyNames.joined(separator: ", "))"
        let numbers = values.map { index in
            let order = "ORDER BY CASE WHEN v\(index) IS NULL THEN 1 ELSE 0 END, v\(index)"
            return "row_number() OVER (\(by) \(order)) AS r\(index), count(v\(index)) OVER (\(by)) AS n\(index)"
        }
        return "SELECT \((["w.*"] + numbers).joined(separator: ", ")) FROM (\(rows(query))) AS w"
    }

    private func expression(_ key: AggregationPlan.Key, _ index: Int) -> String {
        guard let column = columns[key.column.name] else { return "NULL" }
        let isTop = top?.key == index
        switch key.groups {
        case .bins, .grid: return dialect.number(column)
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
}

extension AggregateFunction {
    /// Of quantiles, the share of the values below.
    var share: Double? {
        switch self {
        case .median: 0.5
        case .quantile(let share): share
        default: nil
        }
    }
}

/// Seconds from 1970 to the reference date.
let referenceSince1970 = 978_307_200.0
