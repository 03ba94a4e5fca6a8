import Foundation
import TableData
import Testing

@Suite("JSON in its usual forms")
struct JSONTests {
    @Test(
        "The same rows in every form",
        arguments: [
            #"[{"a":1,"b":"x"},{"a":2.5,"b":"y"}]"#,
            "[\n  {\"a\": 1, \"b\": \"x\"},\n  {\"a\": 2.5, \"b\": \"y\"}\n]\n",
            "{\"a\":1,\"b\":\"x\"}\n{\"a\":2.5,\"b\":\"y\"}\n",
            "{\n \"a\":1,\n \"b\":\"x\"\n}\n{\n \"a\":2.5,\n \"b\":\"y\"\n}\n",
            #"{"a":[1,2.5],"b":["x","y"]}"#,
            #"{"count":2,"data":[{"a":1,"b":"x"},{"a":2.5,"b":"y"}]}"#,
            #"{"response":{"items":[{"a":1,"b":"x"},{"a":2.5,"b":"y"}],"tags":[{"q":1}]}}"#,
            #"[["a","b"],[1,"x"],[2.5,"y"]]"#,
            #"{"columns":["a","b"],"data":[[1,"x"],[2.5,"y"]]}"#,
            "[\"a\",\"b\"]\n[1,\"x\"]\n[2.5,\"y\"]\n",
        ])
    func forms(text: String) throws {
        let table = try readTable(text)
        #expect(table.names == ["a", "b"])
        #expect(table.numbers("a") == [1, 2.5])
        #expect(table.texts("b") == ["x", "y"])
    }

    @Test("Nested keys become paths; missing and late keys, null, NaN")
    func nested() throws {
        let table = try readTable(#"[{"p":{"x":1,"y":null},"l":[3,4]},{"p":{"x":NaN},"late":"z"}]"#)
        #expect(table.names == ["p.x", "p.y", "l.0", "l.1", "late"])
        #expect(table.numbers("p.x") == [1, nil])
        #expect(table.numbers("l.1") == [4, nil])
        #expect(table.texts("late") == [nil, "z"])
    }

    @Test("Escapes, dates and numbers in strings")
    func strings() throws {
        let table = try readTable(
            #"[{"s":"a\"\u00e9\ud83d\ude00\n","d":"2024-02-29T10:00:00Z","n":"1,234"},"#
                + #"{"s":"b","d":"2024-03-01T10:00:00Z","n":"12,000"}]"#
        )
        #expect(table.texts("s") == ["a\"é😀\n", "b"])
        #expect(table.dates("d").first == "2024-02-29T10:00:00Z")
        #expect(table.numbers("n") == [1234, 12000])
        #expect(try readTable(#"[{"v":1.234,"w":"0,5"},{"v":5.678,"w":"1,5"}]"#).numbers("v") == [1.234, 5.678])
    }

    @Test("Values alone, objects under keys, one object")
    func others() throws {
        #expect(try readTable("[1,2,null,4]").numbers("value") == [1, 2, nil, 4])
        let keyed = try readTable(#"{"ann":{"v":1},"bob":{"v":2}}"#)
        #expect(keyed.texts("key") == ["ann", "bob"] && keyed.numbers("v") == [1, 2])
        #expect(try readTable(#"{"a":1,"b":"x"}"#).numbers("a") == [1])
    }

    @Test("Broken JSON names the line; a broken line among others is left out")
    func broken() throws {
        let stopped = failure { _ = try readTable("[\n{\"a\":1},\n{\"a\" 2}\n]") }
        #expect(stopped?.code == "data.json")
        #expect(stopped?.message.contains("line 3") == true)
        let table = try readTable("{\"a\":1}\n{\"a\":\n{\"a\":3}\n{\"a\":4}\n")
        #expect(table.numbers("a") == [1, 3, 4])
        #expect(table.note("data.bad-lines")?.message.contains("line 2") == true)
        let cut = try readTable("[{\"a\":1},{\"a\":2},{\"a")
        #expect(cut.numbers("a") == [1, 2])
        #expect(cut.note("data.json-ends-early") != nil)
        #expect(failure { _ = try readTable("[]") }?.code == "data.no-records")
        let deep = String(repeating: "[", count: 100_000)
        #expect(failure { _ = try readTable(deep) { $0.format = .json } }?.code == "data.json")
    }

    @Test("Headers of CSV that begin with a bracket are no JSON")
    func brackets() throws {
        #expect(try readTable("[id],[name]\n1,x\n2,y\n").names == ["[id]", "[name]"])
    }

    @Test("Large inputs come in pieces")
    func large() throws {
        let records = (0..<20_000).map {
            "{\"i\":\($0),\"name\":\"n\($0 % 7)\",\"text\":\"a longer text that fills the buffer\"}"
        }
        let array = try readTable("[" + records.joined(separator: ",") + "]")
        #expect(array.rowCount == 20_000)
        #expect(array.numbers("i").last == 19_999)
        #expect(try readTable(records.joined(separator: "\n")).texts("name")[8] == "n1")
    }
}
