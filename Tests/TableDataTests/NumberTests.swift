import Foundation
import Testing

@testable import TableData

@Suite("Numbers as files write them")
struct NumberTests {
    private func plain(_ text: String) -> Double? {
        Array(text.utf8).withUnsafeBufferPointer { plainNumber($0, mark: UInt8(ascii: ".")) }
    }

    @Test("Plain numbers are read as the standard library reads them", arguments: 0..<100)
    func plainNumbers(seed: UInt64) {
        var random = SeededRandom(seed)
        for _ in 0..<50 {
            let value = Double(bitPattern: random.next())
            if value.isFinite { #expect(plain("\(value)") == value) }
            let short = (Double.random(in: -1e6...1e6, using: &random) * 100).rounded() / 100
            #expect(plain("\(short)") == short)
        }
    }

    @Test(
        "What is no plain number",
        arguments: ["", "-", "+", ".", "e5", "1e", "1e+", "1.2.3", "1,5", " 1", "0x10", "1e999", "nan", "--1"])
    func notPlain(text: String) { #expect(plain(text) == nil) }

    @Test(
        "Numbers as people write them, with a point",
        arguments: [
            ("1,234.5", 1234.5), ("12,34,567", 1_234_567), ("1 234.5", 1234.5), ("1'234", 1234), ("$1,234.50", 1234.5),
            ("-$5", -5), ("$-5", -5), ("(1,200)", -1200), ("12%", 12), ("5 €", 5), ("€5", 5), ("−7", -7), ("5-", -5),
            ("1.5e3", 1500), (".5", 0.5), ("5.", 5), ("USD 12", 12), ("1\u{202F}234", 1234), ("+3", 3),
        ])
    func written(text: String, value: Double) { #expect(writtenNumber(Array(text.utf8), mark: .point)?.value == value) }

    @Test(
        "Numbers as people write them, with a comma",
        arguments: [
            ("2.048,5", 2048.5), ("0,75", 0.75), ("1 234,5", 1234.5), ("1.234.567", 1_234_567), ("-7,4 %", -7.4),
            ("1.200,00 €", 1200),
        ])
    func comma(text: String, value: Double) { #expect(writtenNumber(Array(text.utf8), mark: .comma)?.value == value) }

    @Test(
        "What is no number",
        arguments: ["1,23", "12,3456", "1.2.3", "abc", "12 apples", "1-2", "10:30", "$", "%", "()", "1 2", "0,123,456"])
    func others(text: String) { #expect(writtenNumber(Array(text.utf8), mark: .point) == nil) }

    @Test("The decimal mark is decided for each column, from the others where a column leaves it open")
    func marks() throws {
        let table = try readTable("a;b;c\n1.234;0,75;1.5\n5.678;1,5;2.5\n")
        #expect(table.numbers("b") == [0.75, 1.5])
        #expect(table.numbers("c") == [1.5, 2.5])
        let alone = try readTable("a;b\n1.234;x\n5.678;y\n")
        #expect(alone.numbers("a") == [1.234, 5.678])
        #expect(alone.note("data.doubtful-decimal")?.remedy.contains("--decimal") == true)
        #expect(try readTable("a;b\n1.234;x\n5.678;y\n") { $0.decimalMark = .comma }.numbers("a") == [1234, 5678])
    }

    @Test("Codes with zeros in front stay texts; a few wrong cells are named")
    func kinds() throws {
        #expect(try readTable("zip,v\n01234,1\n10115,2\n").texts("zip") == ["01234", "10115"])
        let rows = (1...30).map { "\($0)" } + ["n.b.", "oops"]
        let table = try readTable("v\n" + rows.joined(separator: "\n"))
        #expect(table.kind("v") == .number)
        #expect(table.note("data.wrong-kind")?.message.contains("oops” on line 33") == true)
        #expect(try readTable("v,w\ntrue,1\nfalse,2\n").kind("v") == .bool)
        #expect(try readTable("v,w\nTRUE,1\n,2\n").column("v").numericValues?.first == 1)
        #expect(try readTable("v,w\n1,a\n2,b\n") { $0.kinds = ["v": .text] }.texts("v") == ["1", "2"])
    }
}
