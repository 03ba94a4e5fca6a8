import Foundation
import TabularData
import Testing

@Suite struct TableFileTests {
    private func csv(_ text: String, _ options: CSVReadingOptions = .init()) throws -> DataFrame {
        try DataFrame(csvData: Data(text.utf8), options: options)
    }

    @Test func `what is written is read back`() throws {
        let table: DataFrame = [
            "text": ["a, \"b\"", nil, "c\nd"], "number": [1.5, -2, nil], "flag": [true, nil, false],
            "day": [Date(timeIntervalSince1970: 0), nil, Date(timeIntervalSince1970: 86400)],
        ]
        let back = try DataFrame(csvData: table.csvRepresentation())
        #expect(back == table)
    }

    @Test func `writing follows its options`() throws {
        let table: DataFrame = ["a": [1, nil], "on": [true, false]]
        let options = CSVWritingOptions(
            includesHeader: false, nilEncoding: "NA", trueEncoding: "yes", falseEncoding: "no", newline: "\r\n",
            delimiter: ";")
        #expect(try table.csvRepresentation(options: options) == Data("1;yes\r\nNA;no\r\n".utf8))
        let days: DataFrame = ["day": [Date(timeIntervalSince1970: 0)]]
        #expect(
            try days.csvRepresentation(options: CSVWritingOptions(dateFormat: "dd.MM.yyyy"))
                == Data("day\n01.01.1970\n".utf8))
    }

    @Test func `encodings of missing and truth values can be chosen`() throws {
        let options = CSVReadingOptions(
            nilEncodings: ["-"], trueEncodings: ["ja"], falseEncodings: ["nein"], delimiter: "\t")
        let table = try csv("a\tb\n-\tja\n2\tnein", options)
        #expect(Array(table["a", Int.self]) == [nil, 2])
        #expect(Array(table["b", Bool.self]) == [true, false])
    }

    @Test func `files without a header have numbered columns`() throws {
        let table = try csv("1,x\n2,y", CSVReadingOptions(hasHeaderRow: false))
        #expect(table.columns.map(\.name) == ["Column 0", "Column 1"])
        #expect(Array(table["Column 0", Int.self]) == [1, 2])
    }

    @Test func `columns of one name are all kept`() throws {
        let table = try csv("a,a,a 2\n1,2,3")
        #expect(table.columns.map(\.name) == ["a", "a 3", "a 2"])
        #expect(Array(table["a 3", Int.self]) == [2])
    }

    @Test func `dates are read by the strategies that were added`() throws {
        var options = CSVReadingOptions()
        options.addDateParseStrategy(
            Date.VerbatimFormatStyle(
                format: "\(day: .twoDigits).\(month: .twoDigits).\(year: .defaultDigits)",
                locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian)
            ).parseStrategy)
        let table = try csv("day\n02.01.1970", options)
        #expect(Array(table["day", Date.self]) == [Date(timeIntervalSince1970: 86400)])
    }

    @Test func `types are forced and numbers may be narrow`() throws {
        let table = try DataFrame(
            csvData: Data("zip,share\n00123,1.5".utf8), types: ["zip": .string],
            options: CSVReadingOptions(floatingPointType: .float))
        #expect(Array(table["zip", String.self]) == ["00123"])
        #expect(Array(table["share", Float.self]) == [1.5])
    }

    @Test func `escapes and ignored empty lines`() throws {
        let table = try csv(#"a,b"# + "\n" + #"x\,y,1"# + "\n\n" + #"z,2"#, CSVReadingOptions(usesEscaping: true))
        #expect(Array(table["a", String.self]) == ["x,y", "z"])
    }

    @Test func `JSON has lists, objects and dates`() throws {
        let text = #"[{"a": [1, null], "o": {"k": true}, "d": "1970-01-02"}, {"a": [], "o": null}]"#
        let table = try DataFrame(jsonData: Data(text.utf8), types: ["d": .date])
        #expect(table["a", [Any?].self][0]?.count == 2)
        #expect(table["o", [String: Any?].self][0]?["k"] as? Bool == true)
        #expect(Array(table["d", Date.self]) == [Date(timeIntervalSince1970: 86400), nil])
    }

    @Test func `JSON rows and columns are chosen`() throws {
        let data = Data(#"[{"a": 1, "b": 1}, {"a": 2}, {"a": 3}]"#.utf8)
        let table = try DataFrame(jsonData: data, columns: ["a"], rows: 1..<9)
        #expect(Array(table["a", Int.self]) == [2, 3])
        #expect(throws: JSONReadingError.missingColumns(["z"])) { try DataFrame(jsonData: data, columns: ["z"]) }
        #expect(throws: JSONReadingError.incompatibleValues(row: 0, column: "a")) {
            try DataFrame(jsonData: data, types: ["a": .boolean])
        }
    }

    @Test func `a summary has the figures of every column`() throws {
        let table: DataFrame = ["n": [1, 2, 3, 4, nil], "s": ["x", "y", "x", nil, nil]]
        let summary = table.summary()
        #expect(Array(summary[SummaryColumnIDs.columnName]) == ["n", "s"])
        #expect(Array(summary[SummaryColumnIDs.someCount]) == [4, 3])
        #expect(Array(summary[SummaryColumnIDs.noneCount]) == [1, 2])
        #expect(Array(summary[SummaryColumnIDs.uniqueCount]) == [4, 2])
        #expect(summary[SummaryColumnIDs.mode][1] as? [String] == ["x"])
        #expect(Array(summary[SummaryColumnIDs.mean]) == [2.5, nil])
        #expect(Array(summary[SummaryColumnIDs.median]) == [2.5, nil])
        #expect(Array(summary[SummaryColumnIDs.firstQuartile]) == [1.75, nil])
        #expect(Array(summary[SummaryColumnIDs.thirdQuartile]) == [3.25, nil])
        #expect(table["n", Int.self].numericSummary().totalCount == 5)
        #expect(table["s", String.self].summary().mode == ["x"])
    }

    @Test func `a table is written as a table`() {
        let table: DataFrame = ["name": ["Ann", nil], "age": [30, 4]]
        #expect(
            table.description == """
                ┏━━━┳━━━━━━━━━━┳━━━━━━━┓
                ┃   ┃ name     ┃ age   ┃
                ┃   ┃ <String> ┃ <Int> ┃
                ┡━━━╇━━━━━━━━━━╇━━━━━━━┩
                │ 0 │ Ann      │    30 │
                │ 1 │ nil      │     4 │
                └───┴──────────┴───────┘
                2 rows, 2 columns
                """)
        let options = FormattingOptions(
            maximumLineWidth: 14, maximumCellWidth: 3, maximumRowCount: 1, includesColumnTypes: false)
        #expect(
            table.description(options: options) == """
                ┏━━━┳━━━━━┓
                ┃   ┃ na… ┃
                ┡━━━╇━━━━━┩
                │ 0 │ Ann │
                └───┴─────┘
                2 rows, 2 columns, 1 of them not shown
                """)
        #expect(DataFrame().description.hasSuffix("0 rows, 0 columns"))
    }
}
