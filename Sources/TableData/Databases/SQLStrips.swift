import Foundation

/// What a line over very many rows passes, as a query: of each strip along x the first, last, least and greatest row.
/// What lies between them in a strip that is narrower than a pixel changes nothing in the picture.
struct SQLStrips {
    /// By the keys, and a grid over x as the last one; measures of x and y.
    var push: SQLAggregation

    static func measures(x: String, y: String) -> [Measure] { [Measure(.min, of: x), Measure(.min, of: y)] }

    /// For each strip of each group: the first and last x, the least and greatest y, how many y there are; then y at
    /// the first and last x, and x at the least and greatest y.
    func sql(_ query: String) -> String {
        let keys = push.keyNames
        let rows = "(\(push.rows(query)))"
        let list = keys.joined(separator: ", ")
        let strips =
            "(SELECT \(list), min(v0) AS x1, max(v0) AS x2, min(v1) AS y1, max(v1) AS y2, count(v1) AS n FROM \(rows) "
            + "AS a GROUP BY \(list)) AS g"
        let chosen = keys.map { "g.\($0)" } + ["x1", "x2", "y1", "y2", "n"]
        let ends = [("v0", "x1", "v1"), ("v0", "x2", "v1"), ("v1", "y1", "v0"), ("v1", "y2", "v0")].map {
            "min(CASE WHEN \($0.0) = \($0.1) THEN \($0.2) END)"
        }
        let same = keys.map { "g.\($0) = r.\($0)" }.joined(separator: " AND ")
        return
            "SELECT \((chosen + ends).joined(separator: ", ")) FROM \(rows) AS r \(push.dialect.join) \(strips) ON \(same) "
            + "WHERE v0 = x1 OR v0 = x2 OR v1 = y1 OR v1 = y2 GROUP BY \(chosen.joined(separator: ", "))"
    }

    /// Up to four rows for each strip, in the order of x; one without y where the strip has none, so that the line
    /// breaks there.
    func table(_ rows: [[[UInt8]?]], xName: String, yName: String) -> DataTable {
        struct Point {
            var keys: [SQLAggregation.KeyValue]
            var x: Double
            var y: Double
        }
        let keyCount = push.plan.keys.count - 1
        var points: [Point] = []
        for row in rows {
            let keys = push.plainKeys(row, count: keyCount)
            let numbers = row.dropFirst(keyCount + 1).map { databaseNumber($0) ?? .nan }
            guard !keys.contains(.missing), numbers.count == 9 else { continue }
            var places = [
                (numbers[0], numbers[5]), (numbers[7], numbers[2]), (numbers[8], numbers[3]), (numbers[1], numbers[6]),
            ]
            places.sort { ($0.0, $0.1) < ($1.0, $1.1) }
            if numbers[4] == 0 {
                points.append(Point(keys: keys, x: instant(numbers[0]), y: .nan))
                continue
            }
            var last: (Double, Double)?
            for place in places where !place.0.isNaN && !place.1.isNaN {
                if let last, last == place { continue }
                points.append(Point(keys: keys, x: instant(place.0), y: place.1))
                last = place
            }
        }
        points.sort { ($0.x, $0.y) < ($1.x, $1.y) }
        let xs = points.map(\.x)
        let isDate = push.plan.measures[0].column?.kind == .date
        let x = DataColumn(name: xName, kind: isDate ? .date : .number, values: isDate ? .dates(xs) : .numbers(xs))
        let y = DataColumn(
            name: yName, kind: .number, values: .numbers(points.map(\.y)), missing: points.count { $0.y.isNaN },
            notation: push.plan.measures[1].column?.notation ?? .plain)
        let keys = (0..<keyCount).map { index in push.result(index, points.map { $0.keys[index] }).values }
        return DataTable(columns: [x, y] + keys, rowCount: points.count)
    }

    private func instant(_ number: Double) -> Double {
        guard let column = push.plan.measures[0].column, column.kind == .date, let own = push.columns[column.name]
        else { return number }
        return push.instant(number, own)
    }
}
