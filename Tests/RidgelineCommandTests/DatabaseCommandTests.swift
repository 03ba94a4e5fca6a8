import Foundation
import Testing

@testable import ridgeline

/// The same rows as a CSV file, an SQLite file and a table of a PostgreSQL server.
private final class SameRows {
    let folder: URL
    let server: PostgresServer
    static let count = 21_000

    init(_ server: PostgresServer) throws {
        self.server = server
        folder = FileManager.default.temporaryDirectory.appending(path: "ridgeline-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // Values are quarters, so that sums are exact in any order; names first appear in the order of the alphabet.
        var csv = "id,day,g,name,v,k\n"
        for row in 0..<Self.count {
            let (day, minute) = (row / 90, row % 90 * 16)
            let date = Date(timeIntervalSince1970: 1_672_531_200 + Double(day) * 86_400 + Double(minute) * 60)
            let group = ["a", "b", "c", "d"][row < 4 ? row : row * 7919 % 11 % 4]
            let value = row % 97 == 96 ? "" : "\(Double(row * 7919 % 1009) / 4 + (row % 500 == 0 ? 900 : 0))"
            let name = String(format: "n%02d", row % 80)
            csv += "\(row),\(date.formatted(.iso8601).prefix(19)),\(group),\(name),\(value),\(row % 13)\n"
        }
        try Data(csv.utf8).write(to: folder.appending(path: "rows.csv"))
        let types = "id integer, day TYPE, g text, name text, v double precision, k integer"
        let sql = """
            create table rows (\(types.replacing("TYPE", with: "text")));
            .import --csv --skip 1 rows.csv rows
            update rows set v = null where v = '';
            """
        try Data(sql.utf8).write(to: folder.appending(path: "rows.sql"))
        let made = try CommandRun(shell: "sqlite3 rows.sqlite < rows.sql", in: folder)
        #expect(made.status == 0, "\(made.errors)")
        try server.psql("create table rows (\(types.replacing("TYPE", with: "timestamp")))")
        try server.psql("\\copy rows from '\(folder.path)/rows.csv' csv header")
        try server.psql("analyze rows")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The drawing as JSON, and how many rows the database sent but for the first ones, by which it is read.
    func picture(_ words: [String], of source: String) throws -> (drawing: String, rows: Int, run: CommandRun) {
        let file = folder.appending(path: "picture.json")
        let address = source == "postgresql" ? [server.address, "--query", "rows"] : ["\(folder.path)/rows.\(source)"]
        let run = try CommandRun([words[0]] + address + words.dropFirst() + ["--explain", "-o", file.path])
        let queries = run.text.split(separator: "\n").filter { $0.hasSuffix(" sent") && !$0.contains("AS q LIMIT 1") }
        let rows = queries.compactMap { $0.split(separator: " ").dropLast(2).last.flatMap { Int($0) } }.reduce(0, +)
        defer { try? FileManager.default.removeItem(at: file) }
        return (String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self), rows, run)
    }
}

@Suite(
    "Charts of databases", .serialized,
    .enabled(if: PostgresServer.programs != nil, "The server of PostgreSQL is not installed"), WithPostgres())
struct DatabaseCommandTests {
    /// Command lines, and how many rows a database may send for them.
    static let cases: [(line: String, rows: Int)] = [
        ("plot -m bar -x g -y v -a sum -b k", 80), ("plot -m bar -x g -y v -a median", 30),
        ("plot -m bar -x g -y v", 30), ("plot -m bar -x name -y v --top 5 -a sum", 110),
        ("plot -m histogram -x v -b g", 150), ("plot -m box -x g -y v", 600), ("plot -m sector -b g -y v", 30),
        ("plot -m rectangle -x day --bin month -y g --value v -a mean", 80),
        ("plot -m line -x day -y v --facet g --bin month -a max", 80), ("plot -x day -y v", 250),
        ("plot -m area -x day --bin month -y v -b g --stack normalized -a sum", 250),
        ("calendar -x day -y v -a mean", 350), ("calendar -x day -y v -a last", 350),
        ("calendar -x day -y v --time-zone Asia/Tokyo", 350), ("ring -b g -y v", 30),
    ]

    @Test("Databases draw what the same rows in a file draw, and send groups instead of rows")
    func pictures() throws {
        let rows = try SameRows(try #require(PostgresServer.current))
        for (line, most) in Self.cases {
            let words = line.split(separator: " ").map(String.init)
            let expected = try rows.picture(words, of: "csv")
            #expect(expected.run.status == 0 && expected.drawing.count > 1000, "\(line): \(expected.run.errors)")
            for source in ["sqlite", "postgresql"] {
                let found = try rows.picture(words, of: source)
                #expect(found.run.status == 0, "\(source) \(line): \(found.run.errors)")
                let isSame = found.drawing == expected.drawing
                #expect(isSame, "\(source) draws something else: \(line)")
                #expect(found.rows <= most, "\(source) sent \(found.rows) rows: \(line)")
                #expect(found.rows > 0, "\(line)")
            }
        }
        try reduced(rows)
    }

    /// What is drawn row by row, and densities, come reduced, and that is said.
    private func reduced(_ rows: SameRows) throws {
        for (line, code, most) in [
            ("plot -m line -x id -y v", "plot.strips", 8100),
            ("plot -m line -x day -y v -b g -a none", "plot.strips", 8100),
            ("plot -m point -x id -y v --size 60x40", "plot.merged", 2500),
            ("ridge -x v -b g", "plot.grouped", 8300),
            ("plot -m rectangle -x id -y v --value k", "plot.grouped", 1300),
        ] {
            let words = line.split(separator: " ").map(String.init)
            for source in ["sqlite", "postgresql"] {
                let found = try rows.picture(words, of: source)
                #expect(found.run.status == 0 && found.drawing.count > 1000, "\(source) \(line): \(found.run.errors)")
                #expect(found.run.errors.contains("[\(code)]"), "\(source) \(line): \(found.run.errors)")
                #expect(found.rows <= most, "\(source) sent \(found.rows) rows: \(line)")
            }
        }
    }

    @Test("An interrupt ends the query of either database, and says so")
    func interrupts() throws {
        let server = try #require(PostgresServer.current)
        try withTemporaryFolder { folder in
            try Data().write(to: folder.appending(path: "stop.sh"))
            let endless = "with recursive c(x) as (select 1 union all select x + 1 from c) select x from c where x < 0"
            let script = """
                sqlite3 e.sqlite 'create table t(x)'
                stop() { "$@" 2> errors > /dev/null & sleep 1.5; kill -INT $!; wait $!; echo "status $?"; cat errors; }
                stop ridgeline plot e.sqlite --query "\(endless)"
                stop ridgeline plot '\(server.address)' --query "select pg_sleep(60) as x, 1 as y"
                """
            try Data(script.utf8).write(to: folder.appending(path: "stop.sh"))
            // Started in the background a program ignores interrupts unless the shell has job control.
            let run = try CommandRun(shell: "bash -m stop.sh", in: folder)
            #expect(run.text.components(separatedBy: "status 130").count == 3, "\(run.text) \(run.errors)")
            #expect(run.text.components(separatedBy: "[data.cancelled]").count == 3, "\(run.text)")
        }
        let working =
            "select count(*) from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()"
        #expect(try server.psql(working) == "0")
    }

    @Test("A wrong table or column suggests the nearest, on the command line too")
    func suggestions() throws {
        let server = try #require(PostgresServer.current)
        try server.psql("create table readings (price float8, day date)")
        let table = try CommandRun(["plot", server.address, "--query", "readigns"])
        #expect(table.status == 2 && table.errors.contains("Did you mean “readings”?"), "\(table.errors)")
        let empty = try CommandRun(["plot", server.address, "--query", "readings"])
        #expect(empty.status == 2 && empty.errors.contains("[plot.no-rows]"), "\(empty.errors)")
        for words in [
            ["calendar"], ["ridge", "-b", "day"], ["ring"], ["plot", "-m", "box"], ["plot", "-m", "histogram"],
        ] {
            let run = try CommandRun([words[0], server.address, "--query", "readings"] + words.dropFirst())
            #expect(run.status == 2 || run.status == 0, "\(words): \(run.status) \(run.errors)")
        }
    }
}
