import Foundation
import ScaleKit
import Testing

@testable import TableData

@Suite("SQLite files of all kinds")
struct SQLiteRobustnessTests {
    @Test("Tables and columns with odd names, views, and queries with anything inside")
    func names() throws {
        let sql = """
            CREATE TABLE "Order ""1"" details" ("select" INTEGER, "a b" TEXT, "Q""x" REAL);
            INSERT INTO "Order ""1"" details" VALUES (1, 'p', 2.5), (2, 'q', NULL), (3, 'p', 4);
            CREATE VIEW "Small" AS SELECT "a b" AS k, "Q""x" AS v FROM "Order ""1"" details";
            """
        try withSQLite(sql) { path in
            for query in ["Order \"1\" details", "\"Order \"\"1\"\" details\"", "order \"1\" DETAILS"] {
                let source = try openDatabase(path, query: query)
                #expect(try source.describe().columns.map(\.name) == ["select", "a b", "Q\"x"])
                let sums = try source.aggregate(
                    Aggregation(
                        keys: [GroupKey("a b")], measures: [Measure(.sum, of: "Q\"x"), Measure(.max, of: "select")],
                        calendar: utc))
                #expect(sums.measures.map { $0.numericValues?.first } == [6.5, 3])
                #expect(sums.measures[0].numericValues?.last?.isNaN == true)
            }
            #expect(try openDatabase(path, query: "small").read().numbers("v") == [2.5, nil, 4])
            let inner = "WITH a AS (SELECT k, v FROM Small ORDER BY v LIMIT 2) SELECT * FROM a ORDER BY k; -- that's it"
            #expect(try openDatabase(path, query: inner).describe().rowCount == 2)
        }
    }

    @Test("Answers without rows, with one row, with nothing but NULL")
    func sparse() throws {
        try withSQLite("CREATE TABLE a (x REAL, g TEXT, t TEXT);") { path in
            let source = try #require(try openDatabase(path, query: "a") as? any QuerySource)
            #expect(try source.describe().rowCount == 0)
            #expect(try source.boxes(of: "x", by: ["g"])?.values == [])
            let count = Aggregation(keys: [], measures: [Measure(.count), Measure(.median, of: "x")], calendar: utc)
            #expect(try source.aggregate(count).measures.map { $0.numericValues?.first?.isNaN } == [false, true])
            let one = try #require(
                try openDatabase(path, query: "SELECT 5 AS x, 'a' AS g, '2024-01-01' AS t") as? any QuerySource)
            #expect(try one.boxes(of: "x", by: ["g"])?.values == [5, 5, 5, 5, 5])
            #expect(try one.strips(x: "t", y: "x", by: ["g"], count: 10)?.rowCount == 1)
            let empty = try openDatabase(path, query: "SELECT NULL AS x, NULL AS g FROM (VALUES (1), (2))")
            #expect(try empty.describe().columns.map(\.missing) == [2, 2])
            #expect(try empty.read().rowCount == 2)
        }
    }

    @Test("Texts among numbers, numbers among texts, days and instants, epochs only where they are asked for")
    func dynamicTypes() throws {
        let sql = """
            CREATE TABLE a (n INTEGER, m, d TEXT, f TEXT, e INTEGER, year INTEGER);
            INSERT INTO a VALUES (1, 1, '2024-03-01', '2024-03-01 10:00:00.250', 1700000000, 2001), \
            (2, 'x', '2024-03-02', '2024-03-01 10:00:00.750', 1700003600, 2002), \
            ('none', 'y', '2024-03-02', '2024-03-02', 1700007200, 2003);
            """
        try withSQLite(sql) { path in
            let source = try openDatabase(path, query: nil)
            let columns = try source.describe().columns
            #expect(columns.map(\.kind) == [.number, .text, .date, .date, .number, .number])
            #expect(columns[2].resolution == .day && columns[5].notation == .years)
            let parts = Aggregation(keys: [GroupKey("f")], measures: [Measure(.count)], calendar: utc)
            #expect(try source.aggregate(parts).rowCount == 3)
            var options = ReadOptions()
            options.epochs = ["e": .seconds]
            let instants = try openDatabase(path, query: nil, options: options)
            let hours = Aggregation(keys: [GroupKey("e", .date(.hour))], measures: [Measure(.count)], calendar: utc)
            let result = try instants.aggregate(hours)
            #expect(result.query?.contains("unixepoch") == true && result.rowCount == 3)
            #expect(result.table.dates("e").first == "2023-11-14T22:00:00Z")
            #expect(try instants.read().dates("e").first == "2023-11-14T22:13:20Z")
        }
    }

    @Test("Texts are dates to the database exactly where its own functions take them for the day they begin with")
    func dates() throws {
        let texts = [
            "2024-02-29", "2023-02-29", "2024-13-01", "2024-00-10", "2024-04-31", "2024-1-1", "2024-02-29 10:00",
            "2024-02-29T10:00:59", "2024-02-29 24:30", "2024-02-29 10:60", "2024-02-29 10:00:00.123",
            "2024-02-29 10:00:00.",
            "2024-02-29T10:00:00Z", "2024-02-29 10:00+02:00", "2024-02-29x", "10:00", "now", "", "2024-02-29 10:00:60",
        ]
        let list = texts.map { "('\($0)')" }.joined(separator: ", ")
        let query =
            "SELECT column1 AS t, date(column1) IS NOT NULL AND date(substr(column1, 1, 10)) = substr(column1, 1, 10) "
            + "AND column1 GLOB '????-??-??*' AS ok FROM (VALUES \(list))"
        try withSQLite("CREATE TABLE a (x);") { path in
            let table = try openDatabase(path, query: query).read()
            for (text, isDate) in zip(texts, table.numbers("ok")) {
                let own = Array(text.utf8).withUnsafeBufferPointer { isSQLiteDate($0, allowsOffset: true) }
                // Never a date that the database does not compute with.
                #expect(!own || isDate == 1, "\(text)")
                let hasOffset = text.hasSuffix("Z") || text.contains("+")
                #expect(
                    Array(text.utf8).withUnsafeBufferPointer { isSQLiteDate($0, allowsOffset: false) }
                        == (own && !hasOffset))
            }
            let found = texts.filter { text in
                Array(text.utf8).withUnsafeBufferPointer { isSQLiteDate($0, allowsOffset: true) }
            }
            #expect(found.count == 6)
        }
    }

    @Test("A wrong name suggests those that there are")
    func suggestions() throws {
        try withSQLite("CREATE TABLE prices (price REAL, day TEXT); CREATE TABLE b (k);") { path in
            let table = failure { _ = try openDatabase(path, query: "pricse") }
            #expect(table?.code == "data.no-such-table" && table?.wrongName?.known == ["b", "prices"])
            let inside = failure { _ = try openDatabase(path, query: "SELECT * FROM pricse").read() }
            #expect(inside?.wrongName?.name == "pricse" && inside?.wrongName?.known.contains("prices") == true)
            let column = failure { _ = try openDatabase(path, query: "SELECT prise FROM prices").read() }
            #expect(column?.wrongName?.known.contains("price") == true)
            let syntax = failure { _ = try openDatabase(path, query: "SELECT price FORM prices").read() }
            #expect(syntax?.message.contains("at “") == true)
        }
    }
}

@Suite(
    "PostgreSQL of all kinds", .serialized,
    .enabled(if: PostgresServer.programs != nil, "The server of PostgreSQL is not installed"), WithPostgres())
struct PostgreSQLRobustnessTests {
    @Test("Summaries equal those of rows here; a large plain table is not searched for different texts")
    func summaries() throws {
        let server = try #require(PostgresServer.current)
        let rows = RandomRows(11, count: 400)
        try server.psql(
            "CREATE TABLE \"Sum\" (id bigint, g text, v double precision, d date, t timestamp, n integer);"
                + "INSERT INTO \"Sum\" VALUES \(rows.values.joined(separator: ","))")
        let source = try #require(try openDatabase(server.address, query: "sum") as? any QuerySource)
        try Summaries(source: source, here: try readTable(rows.csv)).check()
        try server.psql(
            "CREATE TABLE large AS SELECT i, 'g' || i % 7 AS g, 'u' || i AS u FROM generate_series(1, 1000500) i;"
                + "ANALYZE large")
        let large = try #require(try openDatabase(server.address, query: "large") as? any QuerySource)
        let description = try large.describe()
        #expect(description.rowCount == 1_000_500)
        #expect(try description.column("g").distinct == 7 && description.column("u").distinct == nil)
        #expect(!large.statements.contains { $0.sql.contains("DISTINCT") })
    }

    @Test("Each type is read as what it means, or as it is written")
    func types() throws {
        let server = try #require(PostgresServer.current)
        try server.psql("CREATE TYPE mood AS ENUM ('sad', 'glad')")
        let query = """
            SELECT 1.25::numeric AS a, '$1,234.50'::money AS b, interval '1 day 2 hours' AS c, '{"k": 1}'::jsonb AS d, \
            ARRAY[1, 2] AS e, true AS f, 'glad'::mood AS g, 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid AS h, \
            timestamptz '2024-01-02 03:04:05+01' AS i, timestamp '2024-01-02 03:04:05.5' AS j, date '2024-01-02' AS k, \
            time '12:30' AS l, NULL::numeric AS m, 2024::smallint AS year, 'NaN'::numeric AS n, 'x'::char(4) AS o
            """
        let source = try openDatabase(server.address, query: query)
        let description = try source.describe()
        let kinds: [ColumnKind] = [
            .number, .number, .number, .text, .text, .bool, .text, .text, .date, .date, .date, .number, .number,
            .number,
            .number, .text,
        ]
        #expect(description.columns.map(\.kind) == kinds)
        #expect(description.notes.filter { $0.code == "data.time-numbers" }.map(\.column) == ["c", "l"])
        #expect(try description.column("year").notation == .years)
        #expect(try description.column("b").notation == .currency("$"))
        let table = try source.read()
        #expect(
            ["a", "b", "c", "l"].map { table.numbers($0) } == [[1.25], [1234.5], [93_600], [12.5]])
        #expect(["m", "n"].map { table.numbers($0) } == [[nil], [nil]])
        #expect(["i", "k"].map { table.dates($0).first } == ["2024-01-02T02:04:05Z", "2024-01-02T00:00:00Z"])
        #expect(["d", "e", "g"].map { table.texts($0).first } == ["{\"k\": 1}", "{1,2}", "glad"])
        let sums = try source.aggregate(
            Aggregation(
                keys: [GroupKey("g"), GroupKey("f"), GroupKey("k", .date(.month))],
                measures: [Measure(.sum, of: "b"), Measure(.median, of: "c"), Measure(.count, of: "h")], calendar: utc))
        #expect(sums.measures.map { $0.numericValues ?? [] } == [[1234.5], [93_600], [1]])
        #expect(sums.query != nil)
        var options = ReadOptions()
        options.kinds = ["l": .text, "a": .text]
        let texts = try openDatabase(server.address, query: query, options: options).read()
        #expect(texts.texts("l") == ["12:30:00"] && texts.texts("a") == ["1.25"])
    }

    @Test("Epochs become instants in the database")
    func epochs() throws {
        let server = try #require(PostgresServer.current)
        var options = ReadOptions()
        options.epochs = ["e": .milliseconds]
        let query = "SELECT 1700000000000 + 3600000 * i AS e FROM generate_series(0, 2) i"
        let source = try openDatabase(server.address, query: query, options: options)
        let result = try source.aggregate(
            Aggregation(keys: [GroupKey("e", .date(.hour))], measures: [Measure(.count)], calendar: utc))
        #expect(result.query?.contains("to_timestamp") == true)
        #expect(result.table.dates("e").first == "2023-11-14T22:00:00Z" && result.rowCount == 3)
    }

    @Test("Answers without rows or columns, and with nothing but NULL")
    func sparse() throws {
        let server = try #require(PostgresServer.current)
        let none = try #require(
            try openDatabase(server.address, query: "SELECT 1 AS x, 'a' AS g WHERE false") as? any QuerySource)
        #expect(try none.describe().rowCount == 0)
        #expect(try none.boxes(of: "x", by: ["g"])?.values == [])
        #expect(try none.strips(x: "x", y: "x", by: [], count: 3) == nil)
        let median = Aggregation(keys: [GroupKey("g")], measures: [Measure(.median, of: "x")], calendar: utc)
        #expect(try none.aggregate(median).rowCount == 0)
        let bare = try openDatabase(server.address, query: "SELECT FROM generate_series(1, 3)")
        #expect(try bare.describe().columns.isEmpty)
        #expect(try bare.read().rowCount == 3)
        let missing = try openDatabase(server.address, query: "SELECT NULL::float8 AS x, NULL::text AS g")
        #expect(try missing.aggregate(median).rowCount == 0)
    }

    @Test("The server's reasons come with a remedy, and nothing is written")
    func refusals() throws {
        let server = try #require(PostgresServer.current)
        try server.psql("CREATE TABLE prices (price float8)")
        func refused(_ query: String) -> DataFailure? {
            failure { _ = try openDatabase(server.address, query: query).read() }
        }
        let table = refused("SELECT * FROM pricse WHERE true")
        #expect(table?.wrongName?.name == "pricse" && table?.wrongName?.known.contains("prices") == true)
        #expect(failure { _ = try openDatabase(server.address, query: "pricse") }?.wrongName?.name == "pricse")
        #expect(refused("SELECT prise FROM prices")?.remedy.contains("price") == true)
        #expect(refused("SELECT 'ü' AS x, price FORM prices")?.message.contains("at “prices") == true)
        #expect(refused("SELECT setval('s', 1)")?.code == "data.query")
        try server.psql("CREATE SEQUENCE s")
        #expect(refused("SELECT nextval('s') AS x")?.remedy.contains("only reads") == true)
        let nowhere = failure {
            _ = try openDatabase(server.address.replacing("/postgres", with: "/nothere"), query: "a")
        }
        #expect(nowhere?.remedy.contains("psql -l") == true)
    }

    @Test("An engine without percentile_cont numbers its rows, one without windows sends them, and both say so")
    func lacking() throws {
        let server = try #require(PostgresServer.current)
        try server.psql("CREATE DATABASE lacking")
        func change(_ sql: String) throws { try server.psql(sql, in: "lacking") }
        for type in ["double precision", "double precision[]"] {
            try change(
                "ALTER AGGREGATE pg_catalog.percentile_cont(\(type) ORDER BY double precision) RENAME TO gone")
        }
        let query = "SELECT i AS v, 'g' || i % 3 AS g FROM generate_series(1, 100) i"
        let address = server.address.replacing("/postgres", with: "/lacking")
        let median = Aggregation(
            keys: [GroupKey("g")], measures: [Measure(.median, of: "v"), Measure(.quantile(0.1), of: "v")],
            calendar: utc)
        let expected = try openDatabase(server.address, query: query).aggregate(median)
        let source = try #require(try openDatabase(address, query: query) as? any QuerySource)
        let numbered = try source.aggregate(median)
        expectEqual(numbered, expected)
        #expect(numbered.notes.map(\.code) == ["data.no-quantiles"] && numbered.query?.contains("row_number") == true)
        let whole = try #require(try openDatabase(server.address, query: query) as? any QuerySource)
        #expect(try source.boxes(of: "v", by: ["g"])?.values == whole.boxes(of: "v", by: ["g"])?.values)
        try change("ALTER FUNCTION pg_catalog.row_number() RENAME TO gone")
        let sent = try openDatabase(address, query: query).aggregate(median)
        expectEqual(sent, expected)
        #expect(sent.notes.contains { $0.code == "data.not-pushed" })
    }
}
