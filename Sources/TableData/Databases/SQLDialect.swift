import Foundation
import ScaleKit

/// In what the SQL of databases differs. Each expression is of one column's cells.
struct SQLDialect: Sendable {
    enum Engine: Sendable {
        case sqlite, postgresql
    }

    var engine: Engine
    /// What stands for a missing text.
    var missing: Set<String> = []

    func identifier(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

    func literal(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

    /// Written so that the same number is read again.
    func literal(_ number: Double) -> String { number < 0 ? "(\(number))" : "\(number)" }

    private var realType: String { engine == .sqlite ? "REAL" : "double precision" }

    /// A number, NULL where it is missing or not finite.
    func number(_ column: DatabaseColumn) -> String {
        let cell = identifier(column.name)
        if column.rule == .bool { return "CASE WHEN \(cell) THEN 1.0 WHEN NOT \(cell) THEN 0.0 END" }
        if case .date = column.rule { return seconds(dateExpression(column)) }
        let value = "CAST(\(cell) AS \(realType))"
        let greatest = "1.7976931348623157e308"
        return "CASE WHEN \(value) BETWEEN -\(greatest) AND \(greatest) THEN \(value) END"
    }

    /// A text, NULL where it is missing.
    func text(_ column: DatabaseColumn) -> String {
        let cell = identifier(column.name)
        if column.rule == .bool, engine == .postgresql {
            return "CASE WHEN \(cell) THEN 'true' WHEN NOT \(cell) THEN 'false' END"
        }
        let value = "CAST(\(cell) AS \(engine == .sqlite ? "TEXT" : "text"))"
        let marks = ([""] + missing.sorted()).map { literal($0.lowercased()) }.joined(separator: ", ")
        return "CASE WHEN lower(\(value)) NOT IN (\(marks)) THEN \(value) END"
    }

    /// The number of the bin of `value` between ascending edges, found by halving; NULL outside of them.
    func bin(_ value: String, edges: [Double]) -> String {
        guard let first = edges.first, let last = edges.last, edges.count >= 2 else { return "NULL" }
        func search(_ low: Int, _ high: Int) -> String {
            if high - low <= 1 { return "\(low)" }
            let middle = (low + high) / 2
            return "CASE WHEN \(value) < \(literal(edges[middle])) THEN \(search(low, middle)) ELSE "
                + "\(search(middle, high)) END"
        }
        let isInside = "\(value) BETWEEN \(literal(first)) AND \(literal(last))"
        return "CASE WHEN \(isInside) THEN \(search(0, edges.count - 1)) END"
    }

    // MARK: Dates

    /// The start of the calendar unit around a date, in seconds since 1970: of an instant as such, of a date without
    /// an offset as if its clock showed UTC. Weeks begin on `firstWeekday`, counted from Sunday = 1.
    func start(of unit: CalendarUnit, _ column: DatabaseColumn, firstWeekday: Int) -> String? {
        switch engine {
        case .postgresql: return postgresStart(unit, column, firstWeekday)
        case .sqlite: return sqliteStart(unit, column, firstWeekday).map { "strftime('%s', \($0))" }
        }
    }

    private func dateExpression(_ column: DatabaseColumn) -> String {
        let cell = identifier(column.name)
        if engine == .sqlite { return cell }
        let value = column.isInstant ? cell : "CAST(\(cell) AS timestamp)"
        return "CASE WHEN isfinite(\(value)) THEN \(value) END"
    }

    private func seconds(_ date: String) -> String {
        engine == .sqlite
            ? "CAST(strftime('%s', \(date)) AS REAL)" : "CAST(extract(epoch FROM \(date)) AS double precision)"
    }

    private func postgresStart(_ unit: CalendarUnit, _ column: DatabaseColumn, _ firstWeekday: Int) -> String? {
        let names: [CalendarUnit: String] = [
            .second: "second", .minute: "minute", .hour: "hour", .day: "day", .week: "week", .month: "month",
            .quarter: "quarter", .year: "year",
        ]
        guard let name = names[unit] else { return nil }
        let date = dateExpression(column)
        let days = unit == .week ? daysIntoWeek(firstWeekday) : 0
        guard days > 0 else { return seconds("date_trunc('\(name)', \(date))") }
        let shift = "interval '\(days) day'"
        return seconds("date_trunc('week', \(date) + \(shift)) - \(shift)")
    }

    private func sqliteStart(_ unit: CalendarUnit, _ column: DatabaseColumn, _ firstWeekday: Int) -> String? {
        let cell = identifier(column.name)
        switch unit {
        case .second: return "strftime('%Y-%m-%d %H:%M:%S', \(cell))"
        case .minute: return "strftime('%Y-%m-%d %H:%M:00', \(cell))"
        case .hour: return "strftime('%Y-%m-%d %H:00:00', \(cell))"
        case .day: return "date(\(cell))"
        case .week:
            let days = daysIntoWeek(firstWeekday)
            return "date(\(cell), '+\(days) days', 'weekday 0', '-6 days', '-\(days) days')"
        case .month: return "strftime('%Y-%m-01', \(cell))"
        case .quarter:
            return
                "printf('%s-%02d-01', strftime('%Y', \(cell)), "
                + "(CAST(strftime('%m', \(cell)) AS INTEGER) - 1) / 3 * 3 + 1)"
        case .year: return "strftime('%Y-01-01', \(cell))"
        case .nanosecond: return nil
        }
    }

    /// By how many days a Monday lies after the start of its week.
    private func daysIntoWeek(_ firstWeekday: Int) -> Int { ((2 - firstWeekday) % 7 + 7) % 7 }

    // MARK: Measures

    /// The aggregate of an expression; nil where the database has none.
    func aggregate(_ function: AggregateFunction, _ value: String) -> String {
        switch function {
        case .count: "count(\(value))"
        case .sum: "sum(\(value))"
        case .mean: "avg(\(value))"
        case .min: "min(\(value))"
        case .max: "max(\(value))"
        case .median: quantile(0.5, value)
        case .quantile(let share): quantile(share, value)
        }
    }

    private func quantile(_ share: Double, _ value: String) -> String {
        engine == .sqlite
            ? "\(SQLiteDatabase.quantileFunction)(\(value), \(literal(share)))"
            : "percentile_cont(\(literal(share))) WITHIN GROUP (ORDER BY \(value))"
    }
}
