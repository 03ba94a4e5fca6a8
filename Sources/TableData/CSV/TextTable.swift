/// Tables that are drawn with characters, as Markdown has them and the shells of databases print them:
///
///     | a | b |        a | b
///     |---|---|       ---+---
///     | 1 | 2 |        1 | 2
///
/// Their borders are taken away as the text is read; what stays are fields divided by `|`.
struct TextTable {
    private static let bar = UInt8(ascii: "|")
    /// │, ║ and ┃, which stand for `|`.
    private static let drawnBars: [[UInt8]] = [[0xE2, 0x94, 0x82], [0xE2, 0x95, 0x91], [0xE2, 0x94, 0x83]]

    /// Whether the beginning of a text is such a table: a line of dashes above or below a line with bars.
    static func isTable(_ head: [UInt8]) -> Bool {
        let lines = head.split(maxSplits: 12) { $0 == 0x0A }.prefix(12).map(Array.init)
        for (line, next) in zip(lines, lines.dropFirst()) {
            let other = isRule(line) ? next : isRule(next) ? line : nil
            if let other, !isRule(other), plain(other).contains(bar) { return true }
        }
        return false
    }

    /// Whether a line divides others: dashes or drawn lines with crossings, and nothing else.
    static func isRule(_ line: [UInt8]) -> Bool {
        var (dashes, crossings) = (0, 0)
        var index = 0
        while index < line.count {
            switch line[index] {
            case UInt8(ascii: "-"), UInt8(ascii: "="): dashes += 1
            case bar, UInt8(ascii: "+"): crossings += 1
            case UInt8(ascii: ":"), 0x20, 0x09, 0x0D: break
            case 0xE2:
                // Lines and their crossings, U+2500 to U+257F.
                guard index + 2 < line.count, line[index + 1] == 0x94 || line[index + 1] == 0x95 else { return false }
                let isLine = line[index + 1] == 0x94 ? line[index + 2] == 0x80 : line[index + 2] == 0x90
                if isLine { dashes += 1 } else { crossings += 1 }
                index += 2
            default: return false
            }
            index += 1
        }
        return dashes >= 2 && crossings >= 1
    }

    /// The line as a record: cells without the blanks around them, without the bars at both ends. Empty for a line that
    /// holds no cells, so that numbers of lines stay what they are.
    static func record(_ line: [UInt8]) -> [UInt8] {
        if isRule(line) || isCount(line) { return [] }
        var cells: [[UInt8]] = [[]]
        let text = trimmedBytes(plain(line)[...])
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "\\"), index + 1 < text.endIndex, text[index + 1] == bar {
                cells[cells.count - 1].append(bar)
                index += 1
            } else if text[index] == bar {
                cells.append([])
            } else {
                cells[cells.count - 1].append(text[index])
            }
            index += 1
        }
        if text.first == bar { cells.removeFirst() }
        if text.last == bar, cells.count > 1 { cells.removeLast() }
        return Array(cells.map { quoted(trimmedBytes($0[...])) }.joined(separator: [bar]))
    }

    /// "(3 rows)", which ends what PostgreSQL prints.
    private static func isCount(_ line: [UInt8]) -> Bool {
        let text = String(decoding: line.prefix(40), as: UTF8.self).filter { !$0.isWhitespace }
        return text.hasPrefix("(") && (text.hasSuffix("rows)") || text == "(1row)")
    }

    private static func quoted(_ cell: ArraySlice<UInt8>) -> [UInt8] {
        let quote = UInt8(ascii: "\"")
        guard cell.contains(where: { $0 == bar || $0 == quote }) else { return Array(cell) }
        return [quote] + cell.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
    }

    private static func plain(_ line: [UInt8]) -> [UInt8] {
        guard line.contains(0xE2) else { return line }
        var result: [UInt8] = []
        var index = 0
        while index < line.count {
            if drawnBars.contains(where: { line[index...].starts(with: $0) }) {
                result.append(bar)
                index += 3
            } else {
                result.append(line[index])
                index += 1
            }
        }
        return result
    }

    private static func trimmedBytes(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = bytes.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        while let last = rest.last, last == 0x20 || last == 0x09 || last == 0x0D { rest.removeLast() }
        return rest
    }
}

/// A stream of the records of a table that is drawn with characters, a line each.
final class TextTableStream: ByteStream {
    private let source: any ByteStream
    private var input: [UInt8] = []
    private var output: [UInt8] = []
    private var position = 0
    private var ended = false

    init(_ source: any ByteStream) { self.source = source }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(DataFailure) -> Int {
        while position == output.count, !(ended && input.isEmpty) { try fill() }
        let count = min(buffer.count, output.count - position)
        output.withUnsafeBytes { bytes in
            buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position..<position + count]))
        }
        position += count
        return count
    }

    /// Turns the lines that are there into records.
    private func fill() throws(DataFailure) {
        (output, position) = ([], 0)
        let more = try source.readBytes(1 << 16)
        ended = more.count < 1 << 16
        input += more
        var start = 0
        while let end = input[start...].firstIndex(of: 0x0A) {
            output += TextTable.record(Array(input[start..<end])) + [0x0A]
            start = end + 1
        }
        input.removeFirst(start)
        if ended, !input.isEmpty {
            output += TextTable.record(input) + [0x0A]
            input = []
        }
        guard input.count < RecordReader.longestRecord else {
            throw DataFailure(
                code: "data.endless-line",
                message: "A line of the table is longer than \(RecordReader.longestRecord >> 20) MB.",
                remedy: "Check that this is a text file with one record a line.")
        }
    }
}
