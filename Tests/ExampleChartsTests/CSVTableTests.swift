import ExampleCharts
import Testing

@Suite("A table of comma-separated values")
struct CSVTableTests {
    private func table(_ text: String) throws(DataError) -> CSVTable {
        try CSVTable(Array(text.utf8), file: "t.csv")
    }

    /// What reading the text fails with.
    private func failure(_ text: String) -> DataError? {
        do throws(DataError) {
            _ = try table(text)
            return nil
        } catch {
            return error
        }
    }

    @Test("Quoted fields hold commas, line breaks and doubled quotes")
    func quotes() throws {
        let table = try table("a,b\n\"x,y\",\"say \"\"hi\"\"\"\n\"two\nlines\",\"\"\n")
        #expect(table.header == ["a", "b"])
        #expect(table.rows.map(\.fields) == [["x,y", "say \"hi\""], ["two\nlines", ""]])
    }

    @Test("CRLF, a byte order mark, empty lines and a missing last line break change nothing")
    func lineBreaks() throws {
        let plain = try table("a,b\n1,2\n3,4\n")
        let other = try table("\u{FEFF}a,b\r\n\r\n1,2\r\n3,4")
        #expect(other.header == plain.header)
        #expect(other.rows.map(\.fields) == plain.rows.map(\.fields))
    }

    @Test("Empty fields count, also at the end of a line")
    func emptyFields() throws {
        #expect(try table("a,b,c\n,,\n").rows.map(\.fields) == [["", "", ""]])
    }

    @Test("A row knows the line it begins in, line breaks in fields counted")
    func lineNumbers() throws {
        #expect(try table("a\n\"1\n2\"\n3\n").rows.map(\.line) == [2, 4])
    }

    @Test("Text beyond ASCII comes through")
    func unicode() throws {
        #expect(try table("naïve,名前\nÉ,🙂\n").rows.map(\.fields) == [["É", "🙂"]])
    }

    @Test(
        "What is no table is an error that names the line",
        arguments: [
            ("", 1, "empty"), ("a,b\n1\n", 2, "1 fields"), ("a,b\n1,2\n1,2,3\n", 3, "3 fields"),
            ("a\n\"open\nstill\n", 2, "nothing closes"), ("a\n\"x\"y\n", 2, "after a closing quote"),
            ("a\nx\"y\n", 2, "middle of a field"),
        ])
    func errors(text: String, line: Int, words: String) throws {
        let error = try #require(failure(text))
        #expect(error.file == "t.csv")
        #expect(error.line == line)
        #expect(error.problem.contains(words))
        #expect(!error.remedy.isEmpty)
    }

    @Test("A missing column is an error that names those there are")
    func missingColumn() throws {
        let table = try table("a,b\n1,2\n")
        #expect(try table.column("b") == 1)
        let error = #expect(throws: DataError.self) { try table.column("c") }
        #expect(error?.problem.contains("a, b") == true)
    }
}
