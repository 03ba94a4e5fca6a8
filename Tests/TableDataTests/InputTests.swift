import CZlib
import Foundation
import Testing

@testable import TableData

@Suite("Where bytes come from")
struct InputTests {
    /// Compresses as gzip does.
    private func gzip(_ bytes: [UInt8]) -> [UInt8] {
        var stream = z_stream()
        #expect(
            deflateInit2_(
                &stream, 6, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
                == Z_OK)
        var (input, output) = (bytes, [UInt8](repeating: 0, count: bytes.count + 1000))
        let count = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
                (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
                #expect(deflate(&stream, Z_FINISH) == Z_STREAM_END)
                return Int(stream.total_out)
            }
        }
        deflateEnd(&stream)
        return Array(output[..<count])
    }

    @Test("gzip of gzip is opened, too many layers are refused")
    func layers() throws {
        let table = try readTable(gzip(gzip(Array("a,b\n1,2\n".utf8))))
        #expect(table.numbers("b") == [2])
        var bytes = Array("a,b\n1,2\n".utf8)
        for _ in 0..<6 { bytes = gzip(bytes) }
        #expect(failure { _ = try readTable(bytes) }?.code == "data.gzip")
    }

    @Test("gzip in one or more members; cut off it says so")
    func compressed() throws {
        let text = "a,b\n" + (0..<5_000).map { "\($0),x\($0 % 10)\n" }.joined()
        let bytes = Array(text.utf8)
        let whole = gzip(bytes)
        #expect(try readTable(whole).rowCount == 5_000)
        let members = gzip(Array(bytes[..<1000])) + gzip(Array(bytes[1000...])) + [0, 0, 0]
        #expect(try readTable(members).numbers("a").last == 4_999)
        #expect(failure { _ = try readTable(Array(whole.dropLast(20))) }?.code == "data.gzip")
        #expect(
            failure { _ = try readTable(Array(whole.prefix(12)) + [UInt8](repeating: 7, count: 50)) }?.code
                == "data.gzip")
    }

    @Test("A pipe is read once, and can be asked more than once")
    func pipe() throws {
        let pipe = Pipe()
        let text = "a,b\n" + (0..<20_000).map { "\($0),x\n" }.joined()
        Thread.detachNewThread {
            try? pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
            try? pipe.fileHandleForWriting.close()
        }
        var options = ReadOptions()
        options.memoryLimit = 1000
        let source = try openRows(
            .descriptor(pipe.fileHandleForReading.fileDescriptor, name: "standard input"), options: options)
        #expect(try source.describe().rowCount == 20_000)
        let sum = Aggregation(keys: [], measures: [Measure(.max, of: "a")], calendar: utc)
        #expect(try source.aggregate(sum).measures[0].numericValues == [19_999])
    }

    @Test("What is kept of a stream goes to a file beyond the limit")
    func spool() throws {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        let spool = Spool(PrefixedStream(bytes), memoryLimit: 5000)
        let first = spool.stream()
        #expect(try first.readBytes(60_000) == Array(bytes[..<60_000]))
        #expect(try spool.stream().readBytes(200_000) == bytes)
        #expect(try first.readBytes(200_000) == Array(bytes[60_000...]))
    }

    @Test("A missing file and a folder are refused with the reason")
    func unreadable() {
        #expect(failure { _ = try openRows(.file("/nonexistent.csv")) }?.message.contains("No such file") == true)
        #expect(failure { _ = try openRows(.file("/tmp")).read() }?.code == "data.unreadable")
    }

    @Test("A file's decisions are checked against all its rows")
    func lateSurprises() throws {
        // More than the million bytes that are looked at first.
        let filler = String(repeating: "x", count: 1000)
        let days = (0..<1300).map { "0\(1 + $0 % 9)/0\(1 + $0 % 7)/2019,\(filler)\n" }.joined()
        let late = try readTable("d,v\n" + days + "27/11/2018,1\n")
        #expect(late.dates("d").last == "2018-11-27T00:00:00Z")
        let numbers = "v,w\n" + (0..<1300).map { "\($0),\(filler)\n" }.joined()
        #expect(try readTable(numbers + "oops,2\n").note("data.wrong-kind")?.message.contains("line 1302") == true)
        let texts = (0..<600).map { "t\($0 % 5),1\n" }.joined()
        #expect(try readTable(numbers + texts).kind("v") == .text)
    }

    @Test("Progress is told, with the length where it is known")
    func progress() throws {
        final class Seen: @unchecked Sendable {
            var calls: [(Int, Int?)] = []
        }
        let seen = Seen()
        let bytes = Array(("a,b\n" + String(repeating: "1,\(String(repeating: "x", count: 997))\n", count: 9000)).utf8)
        #expect(try readTable(bytes) { $0.progress = { seen.calls.append(($0, $1)) } }.rowCount == 9000)
        #expect(seen.calls.count >= 2 && seen.calls.allSatisfy { $0.1 == bytes.count })
    }

    @Test("The options of the command line set what they name, and refuse the rest")
    func flags() throws {
        var options = ReadOptions()
        func apply(_ name: String, _ value: String) throws {
            let flag = try #require(readFlags.first { $0.name == name })
            try flag.apply(value, &options)
        }
        try apply("separator", "tab")
        try apply("decimal", ",")
        try apply("date-format", "DMY")
        try apply("epoch", "a,b=ms")
        try apply("type", "x=text")
        try apply("no-header", "")
        #expect(options.separator == 9 && options.decimalMark == .comma && options.dateOrder == .dayMonthYear)
        #expect(
            options.epochs == ["a": .seconds, "b": .milliseconds] && options.kinds == ["x": .text]
                && options.header == false)
        #expect(failure { try apply("separator", "ab") } != nil)
        #expect(failure { try apply("encoding", "klingon") }?.remedy.contains("utf-8") == true)
    }
}
