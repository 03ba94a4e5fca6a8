import Foundation
import Testing

@testable import TableData

@Suite("Input that nobody would write on purpose")
struct HostileInputTests {
    @Test("Fields, separators and line ends at every offset of the words they are looked for in")
    func offsets() throws {
        for length in 0..<20 {
            let text = String(repeating: "\u{B}\u{E}x", count: length)
            let table = try readTable("name\tv\r\n\(text)a\t1\r\nb\t\(length)\n")
            #expect(table.texts("name") == ["\(text)a", "b"])
            #expect(table.numbers("v") == [1, Double(length)])
        }
    }

    @Test("A quote alone at the end, a field of a million bytes, ten thousand columns")
    func sizes() throws {
        let stray = try readTable("a,b\n1,x\n2,\"")
        #expect(stray.texts("b") == ["x", "\""])
        #expect(stray.note("data.stray-quotes")?.message.contains("line 3") == true)
        let long = String(repeating: "x", count: 1_000_000)
        #expect(try readTable("a,b\n1,\"\(long)\"\n2,y\n").texts("b") == [long, "y"])
        let names = (0..<10_000).map { "c\($0)" }.joined(separator: ",")
        let row = (0..<10_000).map(String.init).joined(separator: ",")
        #expect(try readTable("\(names)\n\(row)\n").numbers("c9999") == [9999])
    }

    @Test("A line of fields without end is refused")
    func endless() {
        let fields = [UInt8](repeating: 0x31, count: 3 << 20).flatMap { [$0, UInt8(ascii: ",")] }
        let found = failure { _ = try readTable(Array("a,b\n1,2\n3,4\n5,6\n".utf8) + fields) }
        #expect(found?.code == "data.too-many-columns" && found?.message.hasPrefix("test, line 5") == true)
    }

    @Test("Seventeen to nineteen digits are rounded as the standard library rounds them", arguments: 0..<4)
    func longDigits(seed: UInt64) throws {
        var random = SeededRandom(seed)
        for _ in 0..<3000 {
            let digits = String(UInt64.random(in: 1_000_000_000_000_000...9_999_999_999_999_999_999, using: &random))
            let power = Int.random(in: -12...0, using: &random)
            for text in ["0.\(digits)", "\(digits.dropLast(3)).\(digits.suffix(3))", "-\(digits)e\(power)"] {
                let value = Array(text.utf8).withUnsafeBufferPointer { plainNumber($0, mark: UInt8(ascii: ".")) }
                #expect(value == Double(text))
            }
        }
    }

    @Test("Groups are read alike from bytes and from text", arguments: [DecimalMark.point, .comma])
    func groups(mark: DecimalMark) {
        let cells: [(String, Double?, Double?)] = [
            ("1,234", 1234, 1.234), ("1.234", 1.234, 1234), ("12,34,567", 1_234_567, nil), ("0,234", nil, 0.234),
            ("1,234.5", 1234.5, nil), ("-$1,234", -1234, -1.234), ("12.5%", 12.5, nil), ("1234,567", nil, 1234.567),
            ("1,23,456.7", 123_456.7, nil), ("1,2345", nil, 1.2345), ("$5%", nil, nil), ("1,,234", nil, nil),
        ]
        for (text, point, comma) in cells {
            #expect(writtenNumber(Array(text.utf8), mark: mark)?.value == (mark == .point ? point : comma), "\(text)")
        }
    }

    @Test(
        "Spreadsheets, pictures and web pages are named",
        arguments: ["PK\u{3}\u{4}\u{14}", "%PDF-1.7\n", "\n<!DOCTYPE html>"])
    func foreignFormats(head: String) {
        let text = Array("\(head)\nx,y\n1,2\n".utf8)
        let stopped = failure { _ = try readTable(text) }
        #expect(stopped?.code == "data.no-table" && stopped?.remedy.isEmpty == false)
        #expect(failure { _ = try readTable(text) { $0.format = .csv } } == nil)
    }

    @Test("Quoted cells with blanks around them are numbers, dates and markers")
    func blanksInQuotes() throws {
        let table = try readTable("d,v\n\" 2024-01-01 \",\" 5 \"\n\"2024-01-02\",\" NA \"\n2024-01-03,7\n")
        #expect(table.numbers("v") == [5, nil, 7])
        #expect(table.dates("d").first == "2024-01-01T00:00:00Z")
    }

    @Test("Offsets of minutes, and what is no offset")
    func offsetsOfDates() throws {
        let text = "t,v\n2024-03-10T12:00:00+05:30,1\n2024-03-10 12:00:00.250-0500,2\n2024-03-10T12:00Z,3\n"
        #expect(
            try readTable(text).dates("t") == [
                "2024-03-10T06:30:00Z", "2024-03-10T17:00:00Z", "2024-03-10T12:00:00Z",
            ])
        #expect(ISODate(bytes: "2024-03-10T12:00+02:0x") == nil)
    }

    @Test("Wall times around a change of clocks are what the zone's clocks show")
    func zones() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
        let text = "t,v\n2024-03-30 12:00,1\n2024-03-31 01:30,2\n2024-03-31 03:30,3\n2024-04-02 12:00,4\n"
        #expect(
            try readTable(text) { $0.timeZone = zone }.dates("t") == [
                "2024-03-30T11:00:00Z", "2024-03-31T00:30:00Z", "2024-03-31T01:30:00Z", "2024-04-02T10:00:00Z",
            ])
    }

    @Test("JSON read once and read anew gives the same, also with new members late and a broken line")
    func archive() throws {
        let lines = (0..<500).map { "{\"a\":\($0)\($0 > 400 ? ",\"late\":{\"b\":[\($0),\"x\"]}" : "")}" }
        let text = Array((lines + ["{\"a\":1,\"bad\":", "{\"a\":2.5}", ""]).joined(separator: "\n").utf8)
        let once = try readTable(text)
        let anew = try openRows(.bytes(text, name: "test"), options: ReadOptions())
        #expect(once.names == ["a", "late.b.0", "late.b.1"] && once.rowCount == 501)
        #expect(once.note("data.bad-lines")?.message.contains("line 501") == true)
        var small = ReadOptions()
        small.memoryLimit = 0
        let streamed = try openRows(.bytes(text, name: "test"), options: small).describe()
        #expect(try anew.describe().columns.map(\.upper) == streamed.columns.map(\.upper))
        #expect(streamed.notes == once.notes)
    }
}

extension ISODate {
    fileprivate init?(bytes text: String) {
        guard let date = Array(text.utf8).withUnsafeBufferPointer({ ISODate($0) }) else { return nil }
        self = date
    }
}
