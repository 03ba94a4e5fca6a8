import Foundation
import Testing

@testable import TableData

@Suite("Records of CSV")
struct RecordReaderTests {
    /// Gives its bytes in pieces of given lengths.
    private final class PiecewiseStream: ByteStream {
        var rest: [UInt8]
        var lengths: [Int]

        init(_ bytes: [UInt8], _ lengths: [Int]) { (rest, self.lengths) = (bytes, lengths) }

        func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
            let wish = lengths.isEmpty ? rest.count : lengths.removeFirst()
            let count = min(wish, rest.count, buffer.count)
            buffer.copyBytes(from: rest.prefix(count))
            rest.removeFirst(count)
            return count
        }
    }

    private func records(_ bytes: [UInt8], pieces: [Int] = [], capacity: Int = 16, dialect: Dialect? = nil) throws
        -> [[String]]
    {
        let reader = RecordReader(
            PiecewiseStream(bytes, pieces), name: "test", dialect: dialect ?? Dialect(separator: UInt8(ascii: ",")),
            capacity: capacity)
        var result: [[String]] = []
        while let batch = try reader.nextBatch() {
            for record in 0..<batch.count {
                let spans = batch.spans[batch.firsts[record]..<batch.firsts[record + 1]]
                result.append(spans.map { String(decoding: batch.text($0), as: UTF8.self) })
            }
        }
        return result
    }

    @Test("Pieces that end at any byte give the same records")
    func pieces() throws {
        let text = "a,\"b \"\"c\"\"\",d\r\n\"x\r\ny\",,\"\"\r\r\n,\"é\"\n1,2,3\r\"last\",z"
        let bytes = Array(text.utf8)
        let whole = try records(bytes, capacity: 1024)
        #expect(whole == [["a", "b \"c\"", "d"], ["x\r\ny", "", ""], ["", "é"], ["1", "2", "3"], ["last", "z"]])
        for cut in 1..<bytes.count {
            #expect(try records(bytes, pieces: [cut]) == whole)
            #expect(try records(bytes, pieces: [cut, 1, 1, 1], capacity: 64) == whole)
        }
        #expect(try records(bytes, pieces: [Int](repeating: 1, count: bytes.count)) == whole)
    }

    @Test("What is written with quotes is read back, whatever it holds", arguments: 0..<40)
    func roundTrip(seed: UInt64) throws {
        var random = SeededRandom(seed)
        let pieces = ["a", "\"", ",", "\n", "\r", "\r\n", " ", "é", "😀", "", "0.5", "\"\"", "x y"]
        let rows = (0..<20).map { _ in
            (0..<3).map { _ in
                (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                    .joined()
            }
        }
        let end = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
        let text = rows.map { $0.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") }
            .joined(separator: end)
        #expect(try records(Array(text.utf8), capacity: 32) == rows)
    }

    @Test("A quote without its partner costs one line, not the file")
    func strayQuote() throws {
        let table = try readTable("a,b\n1,x\n2,\"y\n3,z\n4,\"w\"\n5,v\n")
        #expect(table.numbers("a") == [1, 2, 3, 4, 5])
        #expect(table.texts("b") == ["x", "\"y", "z", "w", "v"])
        #expect(table.note("data.stray-quotes")?.message.contains("line 3") == true)
        #expect(try readTable("a,b\n1,\"x").texts("b") == ["\"x"])
    }

    @Test("Quotes inside of texts, blanks before quotes, backslashes")
    func looseQuotes() throws {
        #expect(try readTable("a,b\n1,5\" pipe\n2,\"x\"y\n").texts("b") == ["5\" pipe", "xy"])
        #expect(try readTable("a, b\n1, \"x, y\"\n2, \"z\" \n").texts("b") == ["x, y", "z"])
        #expect(try readTable("a,b\n1,\"say \\\"hi, you\\\" now\"\n2,z\n").texts("b") == ["say \"hi, you\" now", "z"])
        #expect(try readTable("a,b\n1,\"C:\\dir\\\"\n2,z\n").texts("b") == ["C:\\dir\\", "z"])
    }

    @Test("Comments, titles, trailing separators, names of rows")
    func decorations() throws {
        #expect(try readTable("# made by x\n# on monday\na,b\n1,2\n").names == ["a", "b"])
        #expect(try readTable("#a,b\n1,2\n3,4\n").names == ["a", "b"])
        #expect(try readTable("# x y\n1 2\n3 4\n").names == ["x", "y"])
        let titled = try readTable("Report of sales\n\nYear;Sum;Cost\n2019;5;1\n2020;6;2\n2021;7;3\n")
        #expect(titled.names == ["Year", "Sum", "Cost"])
        #expect(titled.note("data.title-lines") != nil)
        #expect(try readTable("a,b,\n1,2,\n3,4,\n").names.count == 2)
        #expect(try readTable("x,y\na,1,2\nb,3,4\nc,5,6\n").names == ["row", "x", "y"])
    }

    @Test("NUL bytes, an end mark of DOS, a huge field, many columns")
    func hostile() throws {
        let table = try readTable(Array("a,b\n1,x".utf8) + [0] + Array("y\n2,z\n".utf8) + [0x1A])
        #expect(table.texts("b") == ["xy", "z"])
        #expect(table.rowCount == 2)
        let huge = String(repeating: "x", count: 700_000)
        #expect(try readTable("a,b\n1,\(huge)\n2,\"\(huge)\"\n").texts("b") == [huge, huge])
        let wide =
            (0..<2_000).map { "c\($0)" }.joined(separator: ",") + "\n"
            + [String](repeating: "1", count: 2_000).joined(separator: ",")
        #expect(try readTable(wide).columns.count == 2_000)
        let tooWide = String(repeating: "1,", count: 70_000) + "1\n"
        #expect(failure { _ = try readTable(tooWide) }?.code == "data.too-many-columns")
    }

    @Test("Random bytes end in a table or in a failure that says what to do", arguments: 0..<200)
    func randomBytes(seed: UInt64) throws {
        var random = SeededRandom(seed)
        let alphabet: [UInt8] = Array("\",;\t\n\r 0159.-ab#[{}]:/é\\=".utf8) + [0, 0xFF, 0xFE, 0xE9]
        let bytes = (0..<Int.random(in: 1...400, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0
        }
        do {
            let table = try readTable(bytes)
            #expect(table.columns.allSatisfy { $0.count == table.rowCount })
        } catch let failure as DataFailure {
            #expect(!failure.message.isEmpty && !failure.remedy.isEmpty)
        }
    }
}
