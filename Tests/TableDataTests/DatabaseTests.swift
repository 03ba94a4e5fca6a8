import CSQLite
import Foundation
import ScaleKit
import Testing

@testable import TableData

/// The same rows as a text and as SQL.
struct RandomRows {
    var csv = "id,g,v,d,t,n\n"
    var values: [String] = []

    init(_ seed: UInt64, count: Int) {
        var random = SeededRandom(seed)
        func some(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        for id in 0..<count {
            let group: String? = ["north", "so'uth", "o\"st", "wést", nil].randomElement(using: &random) ?? nil
            let value: Double? =
                Int.random(in: 0..<10, using: &random) == 0
                ? nil : Double(Int.random(in: -9999...9999, using: &random)) / 32
            let day =
                "20\(some(20...23))-\(two(some(1...12)))-\(two(some(1...28)))"
            let time =
                "\(day) \(two(some(0...23))):\(two(some(0...59))):\(two(some(0...59)))"
            let whole = Int.random(in: 0...20, using: &random)
            csv +=
                "\(id),\(group.map { "\"\($0.replacing("\"", with: "\"\""))\"" } ?? ""),"
                + "\(value.map { "\($0)" } ?? ""),\(day),\(time),\(whole)\n"
            values.append(
                "(\(id), \(group.map { "'\($0.replacing("'", with: "''"))'" } ?? "NULL"), "
                    + "\(value.map { "\($0)" } ?? "NULL"), '\(day)', '\(time)', \(whole))"
            )
        }
    }

    /// Aggregations of many kinds.
    static var aggregations: [Aggregation] {
        let measures: [Measure] = [
            Measure(.count), Measure(.count, of: "v"), Measure(.count, of: "g"), Measure(.sum, of: "v"),
            Measure(.mean, of: "v"), Measure(.median, of: "v"),
            Measure(.min, of: "v"), Measure(.max, of: "n"), Measure(.quantile(0.9), of: "v"),
        ]
        var sunday = utc
        sunday.firstWeekday = 1
        let units: [CalendarUnit?] = [nil, .minute, .hour, .day, .week, .month, .quarter, .year]
        var result = units.map { Aggregation(keys: [GroupKey("t", .date($0))], measures: measures, calendar: utc) }
        result.append(Aggregation(keys: [GroupKey("d", .date(.week))], measures: measures, calendar: sunday))
        result += [Binning.nice(count: nil), .nice(count: 7), .width(33.3), .edges([-100, -1.5, 0, 0.1, 250])].map {
            Aggregation(keys: [GroupKey("v", $0)], measures: measures, calendar: utc)
        }
        result.append(
            Aggregation(keys: [GroupKey("g"), GroupKey("v", .grid(count: 50))], measures: measures, calendar: utc))
        result.append(Aggregation(keys: [GroupKey("t", .grid(count: 9))], measures: measures, calendar: utc))
        result.append(Aggregation(keys: [GroupKey("g"), GroupKey("n")], measures: measures, calendar: utc))
        result.append(Aggregation(keys: [GroupKey("d"), GroupKey("g")], measures: measures, calendar: utc))
        result.append(Aggregation(keys: [], measures: measures, calendar: utc))
        let top = TopGroups(key: 0, count: 2, by: Measure(.count), others: "all others")
        result.append(Aggregation(keys: [GroupKey("g")], measures: measures, top: top, calendar: utc))
        let few = TopGroups(key: 0, count: 3, by: Measure(.sum, of: "v"))
        result.append(
            Aggregation(
                keys: [GroupKey("n"), GroupKey("d", .date(.year))], measures: measures, top: few, calendar: utc))
        result.append(
            Aggregation(
                keys: [GroupKey("g")], measures: [Measure(.min, of: "t"), Measure(.max, of: "d")], calendar: utc))
        return result
    }
}

/// A file with rows of SQL, gone afterwards.
func withSQLite<Result>(_ statements: String, _ body: (String) throws -> Result) throws -> Result {
    let path = FileManager.default.temporaryDirectory.appending(path: "ridgeline-\(UUID().uuidString).db").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var handle: OpaquePointer?
    #expect(sqlite3_open(path, &handle) == SQLITE_OK)
    #expect(sqlite3_exec(handle, statements, nil, nil, nil) == SQLITE_OK)
    sqlite3_close(handle)
    return try body(path)
}

@Suite("SQLite files")
struct SQLiteTests {
    private static let table = "CREATE TABLE rows (id INTEGER, g TEXT, v REAL, d TEXT, t TEXT, n INTEGER);"

    @Test("Aggregations in the database equal those of the same rows here", arguments: 0..<3)
    func equal(seed: UInt64) throws {
        let rows = RandomRows(seed, count: 300)
        let here = try readTable(rows.csv)
        try withSQLite(Self.table + "INSERT INTO rows VALUES \(rows.values.joined(separator: ","));") { path in
            #expect(isDatabase(path))
            let source = try openDatabase(path, query: nil)
            for aggregation in RandomRows.aggregations {
                expectEqual(try source.aggregate(aggregation), try here.aggregated(aggregation))
            }
            let read = try source.read(columns: ["v", "g"], limit: nil)
            #expect(read.numbers("v") == here.numbers("v") && read.texts("g") == here.texts("g"))
        }
    }

    @Test("Kinds come from the cells; a query, a table's name, one of several tables")
    func kinds() throws {
        let sql =
            "CREATE TABLE a (x, y, z, w);"
            + "INSERT INTO a VALUES (1, 'p', '2024-01-01', '12'), (2.5, 'q', '2024-02-01T10:00:00', '13');"
            + "CREATE TABLE b (k); INSERT INTO b VALUES (1);"
        try withSQLite(sql) { path in
            let described = try openDatabase(path, query: "a").describe()
            #expect(described.columns.map(\.kind) == [.number, .text, .date, .number])
            #expect(try openDatabase(path, query: "SELECT x * 2 AS twice FROM a;").read().numbers("twice") == [2, 5])
            #expect(failure { _ = try openDatabase(path, query: nil) }?.remedy.contains("a, b") == true)
            #expect(failure { _ = try openDatabase(path, query: "SELECT nothing FROM a").read() }?.code == "data.query")
            #expect(failure { _ = try openDatabase(path, query: "DELETE FROM a").read() }?.code == "data.no-query")
            let sum = Aggregation(keys: [GroupKey("y")], measures: [Measure(.sum, of: "w")], calendar: utc)
            #expect(try openDatabase(path, query: "a").aggregate(sum).measures[0].numericValues == [12, 13])
            let limited = try openDatabase(path, query: "a").read(columns: nil, limit: 1)
            #expect(limited.rowCount == 1 && limited.note("data.rows-left-out") != nil)
        }
    }

    @Test("Dates in another zone are computed here, with the same result")
    func zones() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        var calendar = utc
        calendar.timeZone = berlin
        var options = ReadOptions()
        options.timeZone = berlin
        let sql =
            "CREATE TABLE a (t);"
            + "INSERT INTO a VALUES ('2024-03-30T23:30:00Z'), ('2024-03-31T22:30:00Z'), ('2024-03-31 23:30:00');"
        let days = Aggregation(keys: [GroupKey("t", .date(.day))], measures: [Measure(.count)], calendar: calendar)
        let here = try readTable("t,x\n2024-03-30T23:30:00Z,1\n2024-03-31T22:30:00Z,1\n2024-03-31 23:30:00,1\n") {
            $0.timeZone = berlin
        }
        try withSQLite(sql) { path in
            expectEqual(try openDatabase(path, query: "a", options: options).aggregate(days), try here.aggregated(days))
        }
    }

    @Test("What is no database, or not there, says so")
    func unreadable() {
        #expect(!isDatabase("/nonexistent.db"))
        #expect(failure { _ = try openDatabase("/nonexistent.db", query: "a") }?.code == "data.unreadable")
    }
}

@Suite(
    "PostgreSQL", .serialized,
    .enabled(if: PostgresServer.programs != nil, "The server of PostgreSQL is not installed"), WithPostgres())
struct PostgreSQLTests {
    private func fill(_ server: PostgresServer, table: String, rows: RandomRows) throws {
        try server.psql(
            "CREATE TABLE \(table) (id bigint, g text, v double precision, d date, t timestamp, n integer);"
                + "INSERT INTO \(table) VALUES \(rows.values.joined(separator: ","));")
    }

    @Test("Aggregations in the database equal those of the same rows here", arguments: 0..<3)
    func equal(seed: UInt64) throws {
        let server = try #require(PostgresServer.current)
        let rows = RandomRows(seed, count: 300)
        let here = try readTable(rows.csv)
        try fill(server, table: "rows\(seed)", rows: rows)
        let source = try openDatabase(server.address, query: "rows\(seed)")
        for aggregation in RandomRows.aggregations {
            expectEqual(try source.aggregate(aggregation), try here.aggregated(aggregation))
        }
        let read = try openDatabase(server.address, query: "SELECT * FROM rows\(seed) ORDER BY id").read()
        for column in ["v", "n"] { #expect(read.numbers(column) == here.numbers(column)) }
        #expect(read.texts("g") == here.texts("g") && read.dates("t") == here.dates("t"))
    }

    @Test("A large table sends only its groups, and a limit ends the answer")
    func large() throws {
        let server = try #require(PostgresServer.current)
        let query = "SELECT i AS n, i % 1000 AS m FROM generate_series(1, 2000000) AS i"
        let source = try openDatabase(server.address, query: query)
        let result = try source.aggregate(
            Aggregation(
                keys: [GroupKey("m", .nice(count: 5))], measures: [Measure(.count), Measure(.max, of: "n")],
                calendar: utc))
        #expect(result.keys[0].edges == [0, 200, 400, 600, 800, 1000])
        #expect(result.measures[0].numericValues == [400_000, 400_000, 400_000, 400_000, 400_000])
        #expect(result.measures[1].numericValues?.last == 1_999_999)
        #expect(try source.read(columns: ["n"], limit: 10).rowCount == 10)
        #expect(try source.read(columns: ["n"], limit: 3).numbers("n") == [1, 2, 3])
    }

    @Test("Instants are binned in the zone of the options, with its daylight saving")
    func zones() throws {
        let server = try #require(PostgresServer.current)
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        var calendar = utc
        calendar.timeZone = berlin
        var options = ReadOptions()
        options.timeZone = berlin
        let hours = (0..<2000).map { 1_711_000_000 + $0 * 3571 }
        let csv = "t,v\n" + hours.map { "\(Date(timeIntervalSince1970: Double($0)).formatted(.iso8601)),1\n" }.joined()
        let here = try readTable(csv) { $0.timeZone = berlin }
        let query =
            "SELECT to_timestamp(s) AS t, 1 AS v FROM unnest(ARRAY["
            + hours.map(String.init).joined(separator: ",") + "]) AS s"
        let source = try openDatabase(server.address, query: query, options: options)
        for unit in [CalendarUnit.hour, .day, .week, .month] {
            let aggregation = Aggregation(
                keys: [GroupKey("t", .date(unit))], measures: [Measure(.count), Measure(.min, of: "t")],
                calendar: calendar)
            expectEqual(try source.aggregate(aggregation), try here.aggregated(aggregation))
        }
    }

    @Test("NaN, infinities, booleans, odd names, epochs and texts that look like numbers")
    func oddities() throws {
        let server = try #require(PostgresServer.current)
        let query = """
            SELECT * FROM (VALUES (1.5::float8, true, 'NULL', 1700000000, '12'), ('NaN', false, '', 1700003600, '13'), \
            ('Infinity', NULL, NULL, 1700007200, '14')) AS t ("a ""b"" c", ok, s, e, w)
            """
        var options = ReadOptions()
        options.epochs = ["e": .seconds]
        options.kinds = ["w": .number]
        let source = try openDatabase(server.address, query: query, options: options)
        let read = try source.read()
        #expect(read.numbers("a \"b\" c") == [1.5, nil, nil])
        #expect(read.texts("s") == ["NULL", nil, nil])
        #expect(read.dates("e").first == "2023-11-14T22:13:20Z")
        let sums = try source.aggregate(
            Aggregation(
                keys: [GroupKey("ok")], measures: [Measure(.sum, of: "a \"b\" c"), Measure(.max, of: "a \"b\" c")],
                calendar: utc))
        #expect(Set(sums.table.texts("ok")) == ["true", "false"])
        #expect(sums.measures[0].numericValues?.filter { !$0.isNaN } == [1.5])
        let hours = Aggregation(keys: [GroupKey("e", .date(.hour))], measures: [Measure(.sum, of: "w")], calendar: utc)
        #expect(try source.aggregate(hours).measures[0].numericValues == [12, 13, 14])
    }

    @Test("Refused queries and connections name the reason, never the password")
    func refusals() throws {
        let server = try #require(PostgresServer.current)
        let refused = failure { _ = try openDatabase(server.address, query: "SELECT * FROM nothing").read() }
        #expect(refused?.code == "data.query" && refused?.message.contains("nothing") == true)
        let address = "postgresql://someone:secret@/postgres?host=/nonexistent"
        let lost = failure { _ = try openDatabase(address, query: "a") }
        #expect(lost?.code == "data.no-connection")
        #expect(lost?.message.contains("secret") == false)
        let late = failure {
            _ = try openDatabase(server.address, query: "SELECT 1 / (i - 5000) AS q FROM generate_series(1, 9000) i")
                .read()
        }
        #expect(late?.message.contains("division by zero") == true)
    }
}
