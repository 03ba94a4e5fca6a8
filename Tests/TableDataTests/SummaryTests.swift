import Foundation
import ScaleKit
import Testing

@testable import TableData

/// What a database sums up, beside the same computed from the rows.
struct Summaries {
    let source: any QuerySource
    /// The same rows as a text.
    let here: DataTable

    private func values(_ column: String) throws -> [Double] { try here.column(column).numericValues ?? [] }

    func check() throws {
        try checkDescription()
        try checkPlaces()
        try checkBoxes()
        try checkStrips()
        try checkSteps()
        try checkLastOfDays()
    }

    private func checkDescription() throws {
        let (found, own) = (try source.describe(), here.description)
        #expect(found.rowCount == own.rowCount)
        for name in ["id", "v", "n"] {
            let (a, b) = (try found.column(name), try own.column(name))
            #expect(a.kind == b.kind && a.lower == b.lower && a.upper == b.upper && a.missing == b.missing)
        }
        #expect(try found.column("g").distinct == own.column("g").distinct)
        #expect(found.notes.contains { $0.code == "data.missing-cells" && $0.column == "v" })
    }

    private func checkPlaces() throws {
        let (texts, numbers) = (here.texts("g"), here.numbers("n"))
        let pairs = zip(texts, numbers).compactMap { text, number in text.map { "\($0) \(number ?? -1)" } }
        let found = try #require(try source.places(["g", "n"]))
        #expect(found.places == Set(pairs).count && found.rows == pairs.count)
    }

    private func checkBoxes() throws {
        let table = try #require(try source.boxes(of: "v", by: ["g"]))
        let texts = here.texts("g")
        let numbers = try values("v")
        guard case .categories(let codes, let names) = table.keys[0].values else {
            Issue.record("no names")
            return
        }
        #expect(Set(names) == Set(texts.compactMap(\.self)))
        for (code, name) in names.enumerated() {
            let own = texts.indices.filter { texts[$0] == name && !numbers[$0].isNaN }.map { numbers[$0] }.sorted()
            let quartiles = [0.25, 0.5, 0.75].map { quantile($0, ofSorted: own) }
            let reach = 1.5 * (quartiles[2] - quartiles[0])
            let inside = own.filter { $0 >= quartiles[0] - reach && $0 <= quartiles[2] + reach }
            let expected = [inside.first ?? .nan] + quartiles + [inside.last ?? .nan]
            let rows = codes.indices.filter { Int(codes[$0]) == code }
            #expect(rows.filter { table.parts[$0] != .outlier }.map { table.values[$0] } == expected)
            let beyond = rows.filter { table.parts[$0] == .outlier }.map { table.values[$0] }
            #expect(beyond == own.filter { !inside.contains($0) })
        }
    }

    /// What a line passes has the ends and the extremes of each strip.
    private func checkStrips() throws {
        let count = 12
        let table = try #require(try source.strips(x: "id", y: "v", by: [], count: count))
        let (xs, ys) = (try values("id"), try values("v"))
        let grid = NumberGrid(lower: xs.min() ?? 0, upper: xs.max() ?? 0, count: count)
        let sent = (table.columns[0].numericValues ?? [], table.columns[1].numericValues ?? [])
        #expect(table.rowCount <= 4 * count && sent.0 == sent.0.sorted())
        for strip in 0..<count {
            let own = xs.indices.filter { grid.cell(of: xs[$0]) == strip && !ys[$0].isNaN }
            let kept = sent.0.indices.filter { grid.cell(of: sent.0[$0]) == strip && !sent.1[$0].isNaN }
            #expect(kept.map { sent.1[$0] }.max() == own.map { ys[$0] }.max())
            #expect(kept.map { sent.1[$0] }.min() == own.map { ys[$0] }.min())
            #expect(kept.allSatisfy { place in own.contains { xs[$0] == sent.0[place] && ys[$0] == sent.1[place] } })
        }
        let groups = try #require(try source.strips(x: "t", y: "n", by: ["g"], count: 5))
        #expect(groups.columns.map(\.name) == ["t", "n", "g"] && groups.rowCount <= 5 * 4 * 4)
    }

    private func checkSteps() throws {
        let found = try #require(try source.steps(x: "id", y: "v", by: []))
        let known = try values("v").filter { !$0.isNaN }
        let mean = known.reduce(0, +) / Double(known.count)
        let steps = zip(known, known.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
        #expect(abs(found.steps - steps) < 1e-6)
        #expect(abs(found.spread - known.reduce(0) { $0 + abs($1 - mean) }) < 1e-6)
    }

    private func checkLastOfDays() throws {
        let table = try #require(try source.lastOfDays(date: "t", value: "v", calendar: utc))
        let (instants, numbers) = (try values("t"), try values("v"))
        var last: [Double: (instant: Double, value: Double)] = [:]
        for (instant, value) in zip(instants, numbers) {
            let day = (instant / 86_400).rounded(.down) * 86_400
            guard !value.isNaN, instant > last[day]?.instant ?? -.infinity else { continue }
            last[day] = (instant, value)
        }
        for (day, value) in zip(table.keys[0].values.numericValues ?? [], table.measures[0].numericValues ?? []) {
            #expect(value.isNaN ? last[day] == nil : last[day]?.value == value)
        }
    }
}

@Suite("Summaries of databases")
struct SummaryTests {
    @Test("SQLite sums up as rows here do", arguments: 0..<2)
    func sqlite(seed: UInt64) throws {
        let rows = RandomRows(seed, count: 400)
        let table = "CREATE TABLE rows (id INTEGER, g TEXT, v REAL, d TEXT, t TEXT, n INTEGER);"
        try withSQLite(table + "INSERT INTO rows VALUES \(rows.values.joined(separator: ","));") { path in
            let source = try #require(try openDatabase(path, query: nil) as? any QuerySource)
            try Summaries(source: source, here: try readTable(rows.csv)).check()
        }
    }

    @Test("Quantiles of values that do not fit into memory are taken from numbered rows, and are the same")
    func numbered() throws {
        let rows = RandomRows(7, count: 300)
        let table = "CREATE TABLE rows (id INTEGER, g TEXT, v REAL, d TEXT, t TEXT, n INTEGER);"
        try withSQLite(table + "INSERT INTO rows VALUES \(rows.values.joined(separator: ","));") { path in
            var options = ReadOptions()
            options.memoryLimit = 1000
            let source = try openDatabase(path, query: nil, options: options)
            let here = try readTable(rows.csv)
            for keys in [[], [GroupKey("g")], [GroupKey("g"), GroupKey("n")]] {
                let measures = [
                    Measure(.median, of: "v"), Measure(.quantile(0.9), of: "v"), Measure(.quantile(1), of: "n"),
                ]
                let aggregation = Aggregation(keys: keys, measures: measures, calendar: utc)
                let result = try source.aggregate(aggregation)
                #expect(result.query?.contains("row_number()") == true)
                expectEqual(result, try here.aggregated(aggregation))
            }
        }
    }

    @Test("Very many outliers are one for each cell of the axis")
    func outliers() throws {
        let values = (0..<4000).map { "(\($0 % 2 == 0 ? 0 : $0 % 4 == 1 ? $0 : -$0), 'a')" }.joined(separator: ",")
        try withSQLite("CREATE TABLE rows (v REAL, g TEXT); INSERT INTO rows VALUES \(values), (0, 'b');") { path in
            // Most values are 0 here, so that all others lie beyond the whiskers.
            let query = "SELECT CASE WHEN abs(v) % 3 = 1 THEN v ELSE 0 END AS v, g FROM rows"
            let source = try #require(try openDatabase(path, query: query) as? any QuerySource)
            let boxes = try #require(try source.boxes(of: "v", by: ["g"]))
            let shown = zip(boxes.parts, boxes.values).filter { $0.0 == .outlier }.map(\.1)
            #expect(boxes.outliers == 667)
            #expect(shown.count == 667)
            let all = try #require(
                try openDatabase(path, query: "SELECT v, g FROM rows UNION ALL SELECT 0, 'a' FROM rows")
                    as? any QuerySource)
            let many = try #require(try all.boxes(of: "v", by: ["g"]))
            let kept = zip(many.parts, many.values).filter { $0.0 == .outlier }.map(\.1)
            #expect(many.outliers == 2000 && kept.count <= BoxOutliers.cells + 1 && kept.count > 500)
            let own = try all.read().column("v").numericValues?.filter { $0 != 0 } ?? []
            #expect(kept == BoxOutliers.thinned(own, lower: own.min() ?? 0, upper: own.max() ?? 0))
        }
    }

    @Test("Grids hold both ends, and survive data without extent")
    func grids() {
        let grid = NumberGrid(lower: -1, upper: 3, count: 4)
        #expect([-1.0, -0.5, 0, 2.999, 3].map { grid.cell(of: $0) } == [0, 0, 1, 3, 3])
        #expect(grid.cell(of: 3.1) == nil && grid.cell(of: .nan) == nil)
        #expect(grid.start(of: 3) == 2 && grid.end(of: 3) == 3)
        let flat = NumberGrid(lower: 5, upper: 5, count: 9)
        #expect(flat.count == 1 && flat.cell(of: 5) == 0 && flat.start(of: 0) == 5)
        #expect(NumberGrid(lower: .infinity, upper: -.infinity, count: 3).count == 1)
    }
}
