import Foundation

extension DatabaseRows {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = options.timeZone
        return calendar
    }

    /// nil, and a note, where the engine lacks what it would take.
    private func pushing<Result>(_ work: () throws(DataFailure) -> Result?) throws(DataFailure) -> Result? {
        do throws(DataFailure) {
            return try work()
        } catch {
            guard notesLack(error) else { throw error }
            return nil
        }
    }

    func places(_ columns: [String]) throws(DataFailure) -> (places: Int, rows: Int)? {
        try pushing { () throws(DataFailure) in try countPlaces(columns) }
    }

    func boxes(of column: String, by keys: [String]) throws(DataFailure) -> BoxTable? {
        try pushing { () throws(DataFailure) in try findBoxes(of: column, by: keys) }
    }

    func strips(x: String, y: String, by keys: [String], count: Int) throws(DataFailure) -> DataTable? {
        try pushing { () throws(DataFailure) in try findStrips(x: x, y: y, by: keys, count: count) }
    }

    func lastOfDays(date: String, value: String, calendar: Calendar) throws(DataFailure) -> AggregatedTable? {
        try pushing { () throws(DataFailure) in try findLast(date: date, value: value, calendar: calendar) }
    }

    func steps(x: String, y: String, by keys: [String]) throws(DataFailure) -> (steps: Double, spread: Double)? {
        try pushing { () throws(DataFailure) in try findSteps(x: x, y: y, by: keys) }
    }

    func turns(x: String, y: String, of key: String) throws(DataFailure) -> (turns: Int, keys: Int)? {
        try pushing { () throws(DataFailure) in try findTurns(x: x, y: y, of: key) }
    }

    private func findTurns(x: String, y: String, of key: String) throws(DataFailure) -> (turns: Int, keys: Int)? {
        let aggregation = Aggregation(
            keys: [GroupKey(key)], measures: SQLStrips.measures(x: x, y: y), calendar: calendar)
        guard x != y, let push = try pushed(aggregation), let name = push.keyNames.first else { return nil }
        let filled = ["v0", "v1", name].map { "\($0) IS NOT NULL" }.joined(separator: " AND ")
        let rows =
            "SELECT v0, \(name) AS k, lag(\(name)) OVER (ORDER BY v0) AS before FROM (\(push.rows(query))) AS g "
            + "WHERE \(filled)"
        let counts =
            "SELECT count(*), count(DISTINCT v0), count(DISTINCT k), sum(CASE WHEN k <> before THEN 1 ELSE 0 END) "
            + "FROM (\(rows)) AS t"
        let numbers = (try database.list(counts).first ?? []).map {
            databaseNumber($0).flatMap { Int(exactly: $0) } ?? 0
        }
        guard numbers.count == 4 else { return nil }
        return (numbers[0] == numbers[1] ? numbers[3] : 0, numbers[2])
    }

    private func findSteps(
        x: String, y: String, by keys: [String]
    ) throws(DataFailure) -> (steps: Double, spread: Double)? {
        let aggregation = Aggregation(
            keys: keys.map { GroupKey($0) }, measures: SQLStrips.measures(x: x, y: y), calendar: calendar)
        guard x != y, let push = try pushed(aggregation) else { return nil }
        let by = push.keyNames.isEmpty ? "" : "PARTITION BY \(push.keyNames.joined(separator: ", ")) "
        let filled = (["v0", "v1"] + push.keyNames).map { "\($0) IS NOT NULL" }.joined(separator: " AND ")
        let rows =
            "SELECT v1, v1 - lag(v1) OVER (\(by)ORDER BY v0) AS d FROM (\(push.rows(query))) AS g WHERE \(filled)"
        let first = try database.list("SELECT sum(abs(d)), avg(v1) FROM (\(rows)) AS s").first ?? []
        guard first.count == 2, let mean = databaseNumber(first[1]) else { return (0, 0) }
        let far = "SELECT sum(abs(v1 - \(database.dialect.literal(mean)))) FROM (\(rows)) AS s"
        let spread = databaseNumber(try database.list(far).first?.first ?? nil) ?? 0
        return (databaseNumber(first[0]) ?? 0, spread)
    }

    private func countPlaces(_ columns: [String]) throws(DataFailure) -> (places: Int, rows: Int)? {
        let aggregation = Aggregation(
            keys: columns.map { GroupKey($0) }, measures: [Measure(.count)], calendar: calendar)
        guard !columns.isEmpty, let push = try pushed(aggregation) else { return nil }
        let names = push.keyNames
        let filled = names.map { "\($0) IS NOT NULL" }.joined(separator: " AND ")
        let groups =
            "SELECT count(*) AS n FROM (\(push.rows(query))) AS g WHERE \(filled) "
            + "GROUP BY \(names.joined(separator: ", "))"
        let cells = try database.list("SELECT count(*), sum(n) FROM (\(groups)) AS p").first ?? []
        let numbers = cells.map { databaseNumber($0).flatMap { Int(exactly: $0) } ?? 0 }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }

    private func findBoxes(of column: String, by keys: [String]) throws(DataFailure) -> BoxTable? {
        _ = try describe()
        let aggregation = Aggregation(
            keys: keys.map { GroupKey($0) }, measures: SQLBoxes.measures(of: column), calendar: calendar)
        guard let found = try columns().first(where: { $0.name == column }), case .number = found.rule,
            var push = try pushed(aggregation)
        else { return nil }
        let first = try answer(&push).rows
        let query = SQLBoxes(push: push)
        var boxes = query.boxes(first)
        var table = BoxTable(keys: [], parts: [], values: [], outliers: 0, notes: lacks)
        var beyond: [(box: Int, value: Double)] = []
        if !boxes.isEmpty {
            let places = Dictionary(
                boxes.enumerated().map { ($0.element.cells, $0.offset) }, uniquingKeysWith: { first, _ in first })
            for row in try database.list(query.whiskers(self.query, boxes)) {
                let numbers = row.suffix(3).map { databaseNumber($0) ?? .nan }
                guard let box = places[Array(row.dropLast(3))] else { continue }
                if !numbers[0].isNaN { boxes[box].numbers[0] = numbers[0] }
                if !numbers[1].isNaN { boxes[box].numbers[4] = numbers[1] }
                table.outliers += Int(exactly: numbers[2]) ?? 0
            }
            if table.outliers > 0 {
                var sql = query.outliers(self.query, boxes)
                if table.outliers > BoxOutliers.kept, let lower = found.found.lower, let upper = found.found.upper {
                    sql = query.thinnedOutliers(self.query, boxes, lower: lower, upper: upper)
                }
                for row in try database.list(sql) {
                    guard let box = places[Array(row.dropLast())], let value = databaseNumber(row.last ?? nil) else {
                        continue
                    }
                    beyond.append((box, value))
                }
            }
        }
        fill(&table, boxes, beyond, push)
        return table
    }

    /// In the order of the keys; the numbers of each box, then what lies beyond it.
    private func fill(
        _ table: inout BoxTable, _ boxes: [SQLBoxes.Box], _ beyond: [(box: Int, value: Double)], _ push: SQLAggregation
    ) {
        let outliers = Dictionary(grouping: beyond, by: \.box).mapValues { $0.map(\.value).sorted() }
        let order = boxes.indices.sorted { boxes[$0].keys.lexicographicallyPrecedes(boxes[$1].keys) }
        var keys: [[SQLAggregation.KeyValue]] = []
        for index in order {
            let own = outliers[index] ?? []
            table.parts += BoxPart.allCases.dropLast() + own.map { _ in .outlier }
            table.values += boxes[index].numbers + own
            keys += Array(repeating: boxes[index].keys, count: 5 + own.count)
        }
        table.keys = push.plan.keys.indices.map { index in push.result(index, keys.map { $0[index] }).values }
    }

    private func findStrips(
        x: String, y: String, by keys: [String], count: Int
    ) throws(DataFailure) -> DataTable? {
        let aggregation = Aggregation(
            keys: keys.map { GroupKey($0) } + [GroupKey(x, .grid(count: count))],
            measures: SQLStrips.measures(x: x, y: y), calendar: calendar)
        guard x != y, let push = try pushed(aggregation) else { return nil }
        let strips = SQLStrips(push: push)
        return strips.table(try database.list(strips.sql(query)), xName: x, yName: y)
    }

    private func findLast(date: String, value: String, calendar: Calendar) throws(DataFailure) -> AggregatedTable? {
        let aggregation = Aggregation(
            keys: [GroupKey(date, .date(.day))], measures: [Measure(.max, of: value), Measure(.max, of: date)],
            calendar: calendar)
        guard date != value, var push = try pushed(aggregation) else { return nil }
        let order = "row_number() OVER (PARTITION BY k0 ORDER BY CASE WHEN v0 IS NULL THEN 1 ELSE 0 END, v1 DESC)"
        let sql =
            "SELECT k0, v0, v1, 1 FROM (SELECT k0, v0, v1, \(order) AS r FROM (\(push.rows(query))) AS g) AS w WHERE r = 1"
        push.numbersRows = false
        return push.table(try database.list(sql))
    }
}
