import Foundation
import TableData
import Testing

@Suite("CSV as people have it")
struct FieldNotesTests {
    @Test("A byte-order mark is no part of the first name, also before a quote")
    func byteOrderMark() throws {
        let table = try readTable([0xEF, 0xBB, 0xBF] + Array("\"id\",name\r\n1,a\r\n".utf8))
        #expect(table.names == ["id", "name"])
        #expect(table.numbers("id") == [1])
    }

    @Test("UTF-16 in both orders, with and without a mark", arguments: [true, false], [true, false])
    func utf16(bigEndian: Bool, mark: Bool) throws {
        let text = "name;wert\r\nZürich;1,5\r\n😀;2\r\n"
        var bytes: [UInt8] = mark ? (bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]) : []
        for unit in text.utf16 {
            let pair = [UInt8(unit >> 8), UInt8(unit & 255)]
            bytes += bigEndian ? pair : pair.reversed()
        }
        let table = try readTable(bytes)
        #expect(table.texts("name") == ["Zürich", "😀"])
        #expect(table.numbers("wert") == [1.5, 2])
        #expect(table.note("data.encoding") != nil)
    }

    @Test(
        "Line ends LF, CR LF and CR, with and without the last one", arguments: ["\n", "\r\n", "\r", "\r\r\n"],
        [true, false])
    func lineEnds(end: String, last: Bool) throws {
        let lines = ["a,b", "1,\"x\"", "2,\"y\ny\n\nz\"", "3,\"\""]
        let table = try readTable(lines.joined(separator: end) + (last ? end : ""))
        #expect(table.numbers("a") == [1, 2, 3])
        #expect(table.texts("b") == ["x", "y\ny\n\nz", nil])
    }

    @Test("Semicolons and decimal commas are found and said")
    func decimalCommas() throws {
        let table = try readTable("A;B\n0,75;3,1\n2.048,5;-7,4\n")
        #expect(table.numbers("A") == [0.75, 2048.5])
        #expect(table.numbers("B") == [3.1, -7.4])
        #expect(table.note("data.separator")?.message.contains("semicolon") == true)
        #expect(table.notes.count { $0.code == "data.decimal-comma" } == 2)
    }

    @Test("Tabs, pipes, blanks and a first line with sep=")
    func separators() throws {
        #expect(try readTable("a\tb\n1\t2,5\n").numbers("b") == [2.5])
        #expect(try readTable("a|b\n1|2\n").numbers("b") == [2])
        #expect(try readTable("a   b\n 1   2\n10  20\n").numbers("b") == [2, 20])
        #expect(try readTable("sep=;\na;b\n1;2\n").numbers("b") == [2])
        #expect(try readTable("\"sep=,\"\na,b\n1,2\n").numbers("b") == [2])
        #expect(try readTable("a:b\n1:2\n") { $0.separator = UInt8(ascii: ":") }.numbers("b") == [2])
    }

    @Test("Texts with commas in a file of semicolons, numbers with groups in quotes")
    func otherSeparatorsInside() throws {
        #expect(try readTable("a;b\nx, y;1\nz, w;2\n").texts("a") == ["x, y", "z, w"])
        #expect(try readTable("a,b\n\"1,234\",5\n\"12,345,678\",6\n").numbers("a") == [1234, 12_345_678])
        #expect(try readTable("a,b\n$1.50,12%\n-$2,7 %\n").numbers("b") == [12, 7])
    }

    @Test("One date that fits only day first decides for the column")
    func dayFirst() throws {
        let table = try readTable("d,v\n03/04/2019,1\n27/11/2018,2\n")
        #expect(table.dates("d") == ["2019-04-03T00:00:00Z", "2018-11-27T00:00:00Z"])
        #expect(table.note("data.date-order")?.message.contains("day first") == true)
        #expect(try readTable("d,v\n03/04/2019,1\n11/27/2018,2\n").dates("d").last == "2018-11-27T00:00:00Z")
    }

    @Test("Dates that fit both orders stop with the option to give; other columns can be used")
    func doubtfulDates() throws {
        let text = "d,v\n03/04/2019,1\n05/06/2019,2\n"
        let table = try readTable(text)
        let stopped = failure { _ = try table.column("d") }
        #expect(stopped?.code == "data.doubtful-date")
        #expect(stopped?.remedy.contains("--date-format") == true)
        #expect(table.numbers("v") == [1, 2])
        #expect(try readTable(text) { $0.dateOrder = .monthDayYear }.dates("d").first == "2019-03-04T00:00:00Z")
        #expect(try readTable("d,v\n01/01/2019,1\n02/02/2019,2\n").kind("d") == .date)
    }

    @Test("Orders are never mixed in one column")
    func mixedDates() throws {
        let text = "d,v\n27/11/2018,1\n11/27/2018,2\n"
        let stopped = failure { _ = try readTable(text).column("d") }
        #expect(stopped?.code == "data.mixed-dates")
        #expect(stopped?.message.contains("line 2") == true && stopped?.message.contains("line 3") == true)
        let forced = try readTable(text) { $0.dateOrder = .dayMonthYear }
        #expect(forced.dates("d") == ["2018-11-27T00:00:00Z", nil])
    }

    @Test("Year first, with dashes, slashes and without, stays year first")
    func yearFirst() throws {
        #expect(try readTable("d,v\n2017/11/11,1\n2017/03/04,2\n").dates("d").last == "2017-03-04T00:00:00Z")
        #expect(try readTable("date,v\n20240229,1\n20240301,2\n").dates("date").first == "2024-02-29T00:00:00Z")
        #expect(try readTable("id,v\n20240229,1\n20240301,2\n").kind("id") == .number)
    }

    @Test("Plain numbers stay numbers; epochs come by option or by a clear header")
    func epochs() throws {
        let text = "when,v\n1700000000,1\n1700003600,2\n"
        #expect(try readTable(text).kind("when") == .number)
        let dates = try readTable(text) { $0.epochs = ["when": .seconds] }.dates("when")
        #expect(dates == ["2023-11-14T22:13:20Z", "2023-11-14T23:13:20Z"])
        let headed = try readTable("unix_ms,v\n1700000000000,1\n1700003600000,2\n")
        #expect(headed.dates("unix_ms") == dates)
        #expect(headed.note("data.epoch") != nil)
        #expect(try readTable("epoch,loss\n1,0.5\n2,0.25\n").kind("epoch") == .number)
    }

    @Test("Years of two digits use a pivot and warn")
    func shortYears() throws {
        let table = try readTable("d,v\n31.12.68,1\n31.12.69,2\n")
        #expect(table.dates("d") == ["2068-12-31T00:00:00Z", "1969-12-31T00:00:00Z"])
        #expect(table.note("data.short-years")?.level == .warning)
    }

    @Test("Missing cells are counted, in all spellings")
    func missing() throws {
        let table = try readTable("v\n4\n\n6\nNA\n9\n")
        #expect(table.numbers("v") == [4, nil, 6, nil, 9])
        #expect(table.note("data.missing-cells")?.message.contains("2 of 5") == true)
        #expect(table.note("data.missing-cells")?.message.contains("line 3") == true)
        let spelled = try readTable("v,w\n1,a\nN/A,b\nNaN,c\nnull,d\n-,e\ninf,f\n-Infinity,g\n#DIV/0!,h\n2,i\n")
        #expect(spelled.numbers("v") == [1, nil, nil, nil, nil, nil, nil, nil, 2])
        #expect(try readTable("v,w\n1,a\n-999,b\n") { $0.missing = ["-999"] }.numbers("v") == [1, nil])
    }

    @Test("No header where all is numbers, years as a header, repeated and empty names")
    func headers() throws {
        let bare = try readTable("1,2\n3,4\n")
        #expect(bare.names == ["column 1", "column 2"])
        #expect(bare.note("data.no-header") != nil)
        #expect(bare.numbers("2") == [2, 4])
        #expect(try readTable("2019,2020,2021\n5,6.5,7\n8,9,1\n").names == ["2019", "2020", "2021"])
        #expect(try readTable("year,2019,2020,2021\na,5,6,7\n").names == ["year", "2019", "2020", "2021"])
        #expect(try readTable("value,value,\n1,2,3\n").names == ["value", "value (2)", "column 3"])
        let only = try readTable("a,b\n")
        #expect(only.names == ["a", "b"] && only.rowCount == 0)
        #expect(only.note("data.no-rows") != nil)
        #expect(try readTable("name,2024-01,2024-02\na,5,6\nb,7,8\n").names == ["name", "2024-01", "2024-02"])
        #expect(try readTable("x,y\n1,2\n3,4\n").names == ["x", "y"])
        #expect(try readTable("1,NA\n2,3\n4,5\n").names == ["column 1", "column 2"])
        #expect(try readTable("2024-01-01,5\n2024-01-02,6\n").names == ["column 1", "column 2"])
        #expect(try readTable("name,city\nBob,Paris\nAnn,Rome\n").names == ["name", "city"])
        #expect(try readTable("1,2\n3,4\n") { $0.header = true }.names == ["1", "2"])
        #expect(try readTable("a,b\n3,4\n") { $0.header = false }.rowCount == 2)
    }

    @Test("Windows-1252, and a few of its bytes in UTF-8")
    func windows1252() throws {
        let table = try readTable(Array("name,v\n".utf8) + [0x5A, 0xFC, 0x80] + Array(",1\n".utf8))
        #expect(table.texts("name") == ["Zü€"])
        #expect(table.note("data.encoding")?.message.contains("1252") == true)
        let mixed = try readTable(Array("name,v\nö,1\n".utf8) + [0xFC] + Array(",2\n".utf8))
        #expect(mixed.texts("name") == ["ö", "ü"])
        #expect(mixed.note("data.foreign-bytes")?.message.contains("line 3") == true)
    }

    @Test("Short rows are padded, long rows are named by line")
    func raggedRows() throws {
        let table = try readTable("a,b,c\n1,2,3\n4,5\n6,7,8,9\n1,2,3\n1,2,3\n")
        #expect(table.numbers("c") == [3, nil, 8, 3, 3])
        #expect(table.note("data.short-rows")?.message.contains("line 3") == true)
        #expect(table.note("data.long-rows")?.message.contains("line 4") == true)
    }

    @Test("Empty input says so")
    func empty() {
        for text in ["", "\n\n", "\u{FEFF}", " \r\n"] {
            #expect(failure { _ = try readTable(text) }?.code == "data.empty")
        }
    }
}
