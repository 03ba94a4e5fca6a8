import Testing

@testable import TableData

@Suite("JSON with comments, without values, and too deep")
struct JSONCommentTests {
    @Test(
        "Comments are passed over wherever blanks may be",
        arguments: [
            "// data\n[{\"a\": 1, \"b\": \"x // y\"}, // first\n {\"a\": 2, /* second */ \"b\": \"/* z */\"}]\n// end",
            "/* data */ {\"rows\": [ // all\n {\"a\": 1, \"b\": \"x // y\"},\n {\"a\": 2, \"b\": \"/* z */\"}]}",
            "// data\n{\"a\": 1, \"b\": \"x // y\"}\n// second\n{\"a\": 2, \"b\": \"/* z */\"}\n",
            "{ // columns\n\"a\": [1, /* , */ 2], \"b\": [\"x // y\", \"/* z */\"]}",
        ])
    func comments(text: String) throws {
        let table = try readTable(text)
        #expect(table.numbers("a") == [1, 2])
        #expect(table.texts("b") == ["x // y", "/* z */"])
    }

    @Test("Long comments across the reader's buffer")
    func longComments() throws {
        let comment = String(repeating: "comment { [ \" ", count: 60_000)
        let table = try readTable("[{\"a\": 1},\n// \(comment)\n/* \(comment) */ {\"a\": 2}]")
        #expect(table.numbers("a") == [1, 2])
    }

    @Test("A path or an address is no comment: such files stay CSV")
    func noComments() throws {
        #expect(try readTable("/a/b,1\n/c/d,2\n").columns.count == 2)
        #expect(try readTable("name,v\n// a,1\n").texts("name") == ["// a"])
    }

    @Test("Nothing in it, and more levels than are read", arguments: ["{}", "[{}]", "[]", "[{}, {}]"])
    func empty(text: String) {
        #expect(failure { _ = try readTable(text) }?.code == "data.no-records")
    }

    @Test("A hundred thousand levels are refused by name")
    func deep() {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let text = String(repeating: open, count: 100_000) + "1" + String(repeating: close, count: 100_000)
            let found = failure { _ = try readTable(text) }
            #expect(found?.code == "data.json")
            #expect(found?.message.contains("200 levels") == true)
        }
    }
}
