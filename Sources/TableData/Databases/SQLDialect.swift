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
    /// Whether there is an aggregate for quantiles; some engines that speak PostgreSQL's protocol have none.
    var hasQuantiles = true

    func identifier(_ name: String) -> String { "\"\(name.replacing("\"", with: "\"\""))\"" }

    func literal(_ text: String) -> String { "'\(text.replacing("'", with: "''"))'" }

    /// Written so that the same number is read again.
    func literal(_ number: Double) -> String { number < 0 ? "(\(number))" : "\(number)" }

    var realType: String { engine == .sqlite ? "REAL" : "double precision" }

    /// A number, NULL where it is missing or not finite.
    func number(_ column: DatabaseColumn) -> String {
        let cell = identifier(column.name)
        if column.rule == .bool { return "CASE WHEN \(cell) THEN 1.0 WHEN NOT \(cell) THEN 0.0 END" }
        if case .date = column.rule {
            let seconds = seconds(dateExpression(column))
            guard engine == .sqlite, column.hasFractions else { return seconds }
            // What the seconds of a minute have beyond whole ones.
            return "\(seconds) + (strftime('%f', \(cell)) - strftime('%S', \(cell)))"
        }
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

    /// Joins rows with few others: SQLite looks the few up for each row only where the order is fixed, which in its SQL
    /// CROSS does.
    var join: String { engine == .sqlite ? "CROSS JOIN" : "JOIN" }

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

    /// The number of the cell of `value` among even ones; NULL outside of them. Dates are in seconds since 1970.
    func cell(_ value: String, _ grid: NumberGrid, isDate: Bool) -> String {
        let shift = isDate ? referenceSince1970 : 0
        let (lower, upper) = (literal(grid.lower + shift), literal(grid.upper + shift))
        let last = grid.count - 1
        let place = "(\(value) - \(lower)) * \(literal(grid.perUnit))"
        return "CASE WHEN \(value) BETWEEN \(lower) AND \(upper) THEN "
            + "CASE WHEN \(place) < \(last) THEN \(whole(place)) ELSE \(last) END END"
    }

    /// The whole number below one that is not negative.
    func whole(_ value: String) -> String {
        engine == .sqlite ? "CAST(\(value) AS INTEGER)" : "CAST(floor(\(value)) AS integer)"
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

    /// A column of numbers as the instants that they count since 1970.
    func epoch(_ column: DatabaseColumn, _ unit: EpochUnit, _ timeZone: TimeZone) -> DatabaseColumn {
        var result = column
        (result.rule, result.isComputable, result.found) = (.epoch(unit, .point), false, DatabaseColumn.Found())
        // SQLite writes dates without an offset, which is right where they are read as UTC.
        guard case .number = column.rule, column.isComputable, engine == .postgresql || timeZone.isUTC else {
            return result
        }
        let seconds = "CAST(\(identifier(column.name)) AS \(realType)) / \(literal(unit.perSecond))"
        // From the year 1 to the year 9999.
        let isInside = "\(seconds) BETWEEN -62135596800.0 AND 253402300799.0"
        let instant =
            engine == .postgresql
            ? "to_timestamp(\(seconds))" : "strftime('%Y-%m-%d %H:%M:%f', \(seconds), 'unixepoch')"
        result.expression = "CASE WHEN \(isInside) THEN \(instant) END"
        (result.rule, result.isComputable) = (.date(DateRule(order: .yearMonthDay)), true)
        (result.isInstant, result.hasFractions) = (engine == .postgresql, unit != .seconds)
        return result
    }

    // MARK: Measures

    /// The aggregate of an expression.
    func aggregate(_ function: AggregateFunction, _ value: String) -> String {
        switch function {
        case .count: "count(\(value))"
        case .sum: "sum(\(value))"
        case .mean: "avg(\(value))"
        case .min: "min(\(value))"
        case .max: "max(\(value))"
        case .median: quantiles([0.5], value)
        case .quantile(let share): quantiles([share], value)
        }
    }

    /// One number, or of several a text with blanks or commas between them.
    func quantiles(_ shares: [Double], _ value: String) -> String {
        let list = shares.map(literal).joined(separator: ", ")
        if engine == .sqlite { return "\(SQLiteDatabase.quantileFunction)(\(value), \(list))" }
        let wanted = shares.count == 1 ? list : "ARRAY[\(list)]"
        return "percentile_cont(\(wanted)) WITHIN GROUP (ORDER BY \(value))"
    }

    /// A quantile of values that are numbered from the least, `rank` from 1 to `count`: interpolated between the two
    /// nearest, as `quantile(_:ofSorted:)` does.
    func quantile(_ share: Double, _ value: String, rank: String, count: String) -> String {
        let place = "\(literal(share)) * CAST(\(count) - 1 AS \(realType))"
        let low = "max(CASE WHEN \(rank) = \(whole(place)) + 1 THEN \(value) END)"
        let high = "max(CASE WHEN \(rank) = \(whole(place)) + 2 THEN \(value) END)"
        return "\(low) + max(\(place) - \(whole(place))) * (coalesce(\(high), \(low)) - \(low))"
    }
}
