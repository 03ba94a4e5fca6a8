import Foundation

/// Boxes as queries: quartiles first; then, with the fences that follow from them, whiskers; then what lies beyond.
struct SQLBoxes {
    /// By the boxes' keys; quartiles, least and greatest value of the column.
    var push: SQLAggregation

    static func measures(of column: String) -> [Measure] {
        [.quantile(0.25), .median, .quantile(0.75), .min, .max].map { Measure($0, of: column) }
    }

    struct Box {
        /// As the database wrote them.
        var cells: [[UInt8]?]
        var keys: [SQLAggregation.KeyValue]
        /// In the order of `BoxPart`, without outliers.
        var numbers: [Double]
        var low: Double
        var high: Double
    }

    /// The boxes of the first query's answer; rows without a key, or without any value, make none.
    func boxes(_ rows: [[[UInt8]?]]) -> [Box] {
        let keyCount = push.plan.keys.count
        return rows.compactMap { row in
            let keys = push.plainKeys(row, count: keyCount)
            let numbers = (0..<5).map { push.measure($0, of: row) }
            guard !keys.contains(.missing), numbers.allSatisfy({ !$0.isNaN }) else { return nil }
            let reach = 1.5 * (numbers[2] - numbers[0])
            return Box(
                cells: Array(row.prefix(keyCount)), keys: keys,
                numbers: [numbers[3], numbers[0], numbers[1], numbers[2], numbers[4]], low: numbers[0] - reach,
                high: numbers[2] + reach)
        }
    }

    /// The ends of the whiskers, and how many values lie beyond.
    func whiskers(_ query: String, _ boxes: [Box]) -> String {
        "SELECT \(keyList)min(CASE WHEN v0 >= low THEN v0 END), max(CASE WHEN v0 <= high THEN v0 END), "
            + "count(CASE WHEN v0 < low OR v0 > high THEN 1 END) FROM \(fenced(query, boxes))\(grouping())"
    }

    /// Each value beyond the whiskers.
    func outliers(_ query: String, _ boxes: [Box]) -> String {
        "SELECT \(keyList)v0 FROM \(fenced(query, boxes)) WHERE v0 < low OR v0 > high"
    }

    /// The least of those values in each of many cells along the axis.
    func thinnedOutliers(_ query: String, _ boxes: [Box], lower: Double, upper: Double) -> String {
        let dialect = push.dialect
        let share = "(v0 - \(dialect.literal(lower))) / \(dialect.literal(upper - lower))"
        let cell = dialect.whole("\(share) * \(dialect.literal(Double(BoxOutliers.cells)))")
        let list = push.keyNames + ["cell"]
        return "SELECT \(keyList)min(v0) FROM (SELECT \(keyList)v0, \(cell) AS cell FROM \(fenced(query, boxes)) "
            + "WHERE v0 < low OR v0 > high) AS o GROUP BY \(list.joined(separator: ", "))"
    }

    private var keyList: String { push.keyNames.map { $0 + ", " }.joined() }

    private func grouping() -> String {
        push.keyNames.isEmpty ? "" : " GROUP BY " + push.keyNames.joined(separator: ", ")
    }

    /// The rows, each with the fences of its box.
    private func fenced(_ query: String, _ boxes: [Box]) -> String {
        let keys = push.plan.keys.indices
        let lists = boxes.map { box in
            let cells = keys.map { literal(box.cells[$0], $0) }
            let ends = [box.low, box.high].map(push.dialect.literal)
            return "(\((cells + ends).joined(separator: ", ")))"
        }
        let real = push.dialect.realType
        let names = keys.map { "column\($0 + 1) AS f\($0)" }
        let ends = [("low", keys.count + 1), ("high", keys.count + 2)].map { name, place in
            "CAST(column\(place) AS \(real)) AS \(name)"
        }
        let fences =
            "(SELECT \((names + ends).joined(separator: ", ")) FROM (VALUES \(lists.joined(separator: ", "))) AS l) AS f"
        let conditions = keys.map { "k\($0) = f\($0)" }
        let join =
            conditions.isEmpty
            ? "CROSS JOIN \(fences)" : "\(push.dialect.join) \(fences) ON \(conditions.joined(separator: " AND "))"
        return "(SELECT \(keyList)v0, low, high FROM (\(push.rows(query))) AS g \(join)) AS b"
    }

    /// A key as it came, to be compared with.
    private func literal(_ cell: [UInt8]?, _ index: Int) -> String {
        let text = String(decoding: cell ?? [], as: UTF8.self)
        let isNumber = push.plan.keys[index].column.kind == .number || push.plan.keys[index].column.kind == .date
        return isNumber ? "CAST(\(push.dialect.literal(text)) AS \(push.dialect.realType))" : push.dialect.literal(text)
    }
}
