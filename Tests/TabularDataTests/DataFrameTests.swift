import Foundation
import TabularData
import Testing

private let text = #"""
    name,length,count,day,on
    b,2.5,3,2024-01-02,true
    "a, ""x""",NA,,2023-05-06,false
    c,1,7,2024-03-04,
    """#

private func frame(_ text: String = text, options: CSVReadingOptions = .init()) throws -> DataFrame {
    try DataFrame(csvData: Data(text.utf8), options: options)
}

@Test func columnsGetTheNarrowestTypeOfTheirValues() throws {
    let table = try frame()
    #expect(table.shape == (3, 5))
    #expect(table.containsColumn("length", Double.self))
    #expect(table.containsColumn("count", Int.self))
    #expect(table.containsColumn("day", Date.self))
    #expect(table.containsColumn("on", Bool.self))
    #expect(Array(table["name", String.self]) == ["b", "a, \"x\"", "c"])
    #expect(Array(table["length", Double.self]) == [2.5, nil, 1])
}

@Test func namedColumnsAreReadInTheirOrderAsTheirTypes() throws {
    let table = try DataFrame(
        csvData: Data(text.utf8), columns: ["count", "name"], rows: 1..<9, types: ["count": .double])
    #expect(table.columns.map(\.name) == ["count", "name"])
    #expect(Array(table["count", Double.self]) == [nil, 7])
}

@Test func linesMayEndAsOnOtherSystemsAndHoldLineBreaksInQuotes() throws {
    let table = try frame("\u{FEFF}a;b\r\n1;\"x\r\ny\"\r\n\r\n2;z", options: .init(delimiter: ";"))
    #expect(Array(table["a", Int.self]) == [1, 2])
    #expect(Array(table["b", String.self]) == ["x\r\ny", "z"])
}

@Test func brokenFilesAreToldByRow() {
    #expect(throws: CSVReadingError.wrongNumberOfColumns(row: 2, columns: 1, expected: 2)) { try frame("a,b\n1") }
    #expect(throws: CSVReadingError.missingQuote(row: 2)) { try frame("a\n\"1") }
    #expect(throws: CSVReadingError.badEncoding) { try DataFrame(csvData: Data([0x61, 0xFF])) }
    #expect(throws: CSVReadingError.missingColumns(["z"])) {
        try DataFrame(csvData: Data("a\n1".utf8), columns: ["z"])
    }
    #expect(throws: CSVReadingError.failedToParse(row: 2, column: "a", type: .integer, value: "x")) {
        try DataFrame(csvData: Data("a\nx".utf8), types: ["a": .integer])
    }
}

@Test func emptyFilesAreEmptyTables() throws {
    #expect(try frame("").shape == (0, 0))
    #expect(try frame("a,b").shape == (0, 2))
}

@Test func rowsAreFilteredSortedAndGrouped() throws {
    let table = try frame()
    let long = table.filter(on: "length", Double.self) { ($0 ?? 0) > 1.5 }
    #expect(DataFrame(long).shape.rows == 1)
    #expect(Array(table.sorted(on: "length", Double.self)["name", String.self]) == ["c", "b", "a, \"x\""])
    #expect(Array(table.sorted(on: "length", order: .descending)["name", String.self]) == ["b", "c", "a, \"x\""])
    let years = table.grouped(by: "day", timeUnit: .year).counts(order: .descending)
    #expect(Array(years["day", Int.self]) == [2024, 2023])
    #expect(Array(years["count", Int.self]) == [2, 1])
    let sums = table.grouped(by: "on").sums("count", Int.self)
    #expect(Array(sums["sum(count)", Int.self]) == [3, 0, 7])
}

@Test func statisticsLeaveMissingValuesOut() throws {
    let column = try frame()["length", Double.self]
    #expect(column.mean() == 1.75)
    #expect(column.max() == 2.5)
    #expect(column.sum() == 3.5)
    #expect(Column<Double>(name: "", capacity: 0).mean() == nil)
    let summary = try frame().summary()
    #expect(Array(summary["noneCount", Int.self]) == [0, 1, 1, 0, 1])
}

@Test func shorterColumnsAreFilledUp() {
    var table = DataFrame()
    table.append(column: Column(name: "a", contents: [1, 2, 3]))
    table.append(column: Column(name: "b", contents: ["x"]))
    table.append(row: 4, "y")
    #expect(Array(table["b", String.self]) == ["x", nil, nil, "y"])
    #expect(table.rows[3]["a"] as? Int == 4)
    #expect(table["none", Int.self].isEmpty)
    #expect(table.rows[0][ColumnID("b", String.self)] == "x")
}

@Test func recordsOfJSONAreRows() throws {
    let table = try DataFrame(jsonData: Data(#"[{"a": 1, "b": "x"}, {"a": 2.5, "c": true}]"#.utf8))
    #expect(Array(table["a", Double.self]) == [1, 2.5])
    #expect(Array(table["b", String.self]) == ["x", nil])
    #expect(Array(table["c", Bool.self]) == [nil, true])
    #expect(throws: JSONReadingError.unsupportedStructure) { try DataFrame(jsonData: Data("3".utf8)) }
}
