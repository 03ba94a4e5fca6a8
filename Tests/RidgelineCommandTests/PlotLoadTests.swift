import Foundation
import Testing

@testable import ridgeline

@Suite("Rows that are too many, too few or elsewhere")
struct PlotLoadTests {
    private func explain(_ words: String..., input: String) throws -> CommandRun {
        try CommandRun(["plot", "--explain"] + words, input: Data(input.utf8))
    }

    /// A row a minute of the year 2024, from a fixed sequence of numbers.
    private func minutes(_ count: Int, _ value: (Int) -> Int) -> String {
        (0..<count).reduce(into: "time,value\n") { text, row in
            let (day, hour, minute) = (row / 1440, row / 60 % 24, row % 60)
            text += String(format: "2024-01-%02d %02d:%02d,%d\n", day + 1, hour, minute, value(row))
        }
    }

    @Test("A noisy line through very many rows is grouped, and said so; a smooth one is not")
    func noise() throws {
        let noisy = try explain(input: minutes(3000) { $0 * 7919 % 1009 })
        #expect(noisy.errors.contains("[plot.grouped]"))
        #expect(noisy.text.contains("mean"))
        let all = try explain("--aggregate", "none", input: minutes(3000) { $0 * 7919 % 1009 })
        #expect(!all.errors.contains("plot.grouped"))
        let smooth = try explain(input: minutes(3000) { $0 / 10 })
        #expect(!smooth.errors.contains("plot.grouped"))
    }

    @Test("Amounts of one day are added up, in bars")
    func amounts() throws {
        let rows = (0..<300).map { "2024-\(String(format: "%02d", $0 % 12 + 1))-0\($0 % 7 + 1),shop \($0 % 3),\($0)" }
        let run = try explain(input: "date,shop,amount\n" + rows.joined(separator: "\n"))
        #expect(run.text.contains("sums over stretches of time"))
    }

    @Test("Without any value there is no picture, but a message")
    func missing() throws {
        let run = try CommandRun(["plot"], input: Data("date,value\n2024-01-01,\n2024-01-02,\n".utf8))
        #expect(run.status == 2)
        #expect(run.errors.contains("[plot.no-rows]"))
        #expect(run.output.isEmpty)
    }

    @Test("Few different numbers are names below bars, many are bins")
    func numbers() throws {
        func counts(_ different: Int) throws -> String {
            let rows = (0..<200).map { "\($0 % different)" }.joined(separator: "\n")
            return try CommandRun(
                ["plot", "-m", "bar", "-x", "class", "-a", "count", "-f", "json"],
                input: Data(("class\n" + rows).utf8)
            ).text
        }
        #expect(try counts(3).contains("\"2\""))
        #expect(!(try counts(100).contains("\"37\"")))
    }

    @Test("--explain shows what a database is asked, and four series are not called many")
    func query() throws {
        try withTemporaryFolder { folder in
            let sql =
                "create table t(day text, region text, price real);"
                + (1...60).map { "insert into t values('2024-01-\($0 % 28 + 1)','r\($0 % 4)',\($0));" }.joined()
            try Data(sql.utf8).write(to: folder.appending(path: "t.sql"))
            let run = try CommandRun(
                shell: "sqlite3 t.sqlite < t.sql && ridgeline plot t.sqlite -m bar -x region -y price --explain"
                    + " && ridgeline plot t.sqlite -m line -x price -y price -b region -a mean --explain", in: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.text.contains("SELECT"))
            #expect(run.text.contains("GROUP BY"))
            #expect(!run.errors.contains("many-series"))
        }
    }

    @Test("Notes are of the columns that are drawn")
    func notes() throws {
        let input = "name,a,b\nx,1,\ny,2,3\n"
        #expect(!(try explain("-y", "a", input: input).errors.contains("“b”")))
        #expect(try explain("-y", "b", "-m", "point", input: input).errors.contains("“b”"))
    }

    @Test("More points than can be told apart are counted in cells")
    func cells() throws {
        let rows = (0..<21_000).map { "\($0 * 7919 % 1009),\($0 * 104_729 % 997)" }.joined(separator: "\n")
        let run = try explain("-f", "svg", "-o", "/dev/null", input: "a,b\n" + rows)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.text.contains("points would hide each other"))
        #expect(run.text.contains("cells of round numbers"))
        let few = try explain(input: "a,b\n1,2\n2,3\n3,5\n")
        #expect(few.text.contains("two columns of numbers"))
    }
}
