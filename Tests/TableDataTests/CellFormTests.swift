import Foundation
import Testing

@testable import TableData

@Suite("Cells, tables and streams in less usual forms")
struct CellFormTests {
    @Test("A number too large for a double is infinite, and makes no text of a small column")
    func overflow() throws {
        let table = try readTable("v,w\n1,1\n1e999,2\n-1e999,3\n2,4\n")
        #expect(table.numbers("v") == [1, nil, nil, 2])
        #expect(table.note("data.missing-cells")?.message.contains("2 of them infinite") == true)
        #expect(try readTable("v;w\n1,5;1\n1,5e999;2\n").numbers("v") == [1.5, nil])
        #expect(try readTable("v,w\nepic,1\n1,2\n").kind("v") == .text)
    }

    @Test(
        "Digits of other scripts",
        arguments: [
            ("١٢", 12), ("٣٤٫٥", 34.5), ("۱۲۳", 123), ("１２３", 123), ("-١٢", -12), ("१२", 12), ("١٬٢٣٤", 1234),
        ])
    func otherDigits(text: String, value: Double) throws {
        #expect(try readTable("n,v\n\(text),1\n5,2\n").numbers("n") == [value, 5])
    }

    @Test("Markdown, psql, mysql and boxes: borders are no rows, and lines keep their numbers")
    func drawnTables() throws {
        let tables = [
            "| name | n |\n|---|--:|\n| a | 1 |\n| b | 2 |\n",
            "name | n\n:---|---:\na | 1\nb | 2\n",
            " name | n \n------+---\n a    | 1 \n b    | 2 \n(2 rows)\n",
            "+------+---+\n| name | n |\n+------+---+\n| a    | 1 |\n| b    | 2 |\n+------+---+\n",
            "┌──────┬───┐\r\n│ name │ n │\r\n├──────┼───┤\r\n│ a    │ 1 │\r\n│ b    │ 2 │\r\n└──────┴───┘",
        ]
        for text in tables {
            let table = try readTable(text)
            #expect(table.names == ["name", "n"])
            #expect(table.texts("name") == ["a", "b"])
            #expect(table.numbers("n") == [1, 2])
            #expect(table.note("data.text-table")?.level == .choice)
        }
        let cells = try readTable("| a | b |\n|---|---|\n| x \\| y | \"q\" |\n| z | w |\n")
        #expect(cells.texts("a") == ["x | y", "z"])
        #expect(cells.texts("b") == ["\"q\"", "w"])
        let bad = try readTable("| a | b |\n|---|---|\n| 1 | 2 |\n| 3 |\n| 5 | 6 |\n")
        #expect(bad.note("data.short-rows")?.message.contains("line 4") == true)
    }

    @Test("Fields divided by pipes are no drawn table, and neither are dashes as markers of missing cells")
    func noDrawnTables() throws {
        #expect(try readTable("a|b\n1|2\n3|4\n").note("data.text-table") == nil)
        #expect(try readTable("a,b\n-,-\n--,2\n").note("data.text-table") == nil)
    }

    @Test("Binary data are no table, a few control characters are no binary data")
    func binary() throws {
        var random = SeededRandom(3)
        let bytes = (0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        #expect(failure { _ = try readTable(bytes) }?.code == "data.no-table")
        #expect(failure { _ = try readTable(bytes) { $0.format = .csv } }?.code != "data.no-table")
        #expect(try readTable("a,b\n\u{1B}[31mx,1\ny\u{7},2\n").numbers("b") == [1, 2])
        #expect(try readTable("a\u{1}b\n1\u{1}2\n3\u{1}4\n").numbers("b") == [2, 4])
    }
}
