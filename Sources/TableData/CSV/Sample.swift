/// The beginning of a text, from which its layout is decided.
struct Sample {
    /// In UTF-8, about a million bytes, or more where lines are very long.
    var bytes: [UInt8]
    /// Whether it is all there is.
    var isWhole: Bool
    /// Of the input, for messages.
    var name = ""

    init(_ stream: any ByteStream, length: Int = 1 << 20) throws(DataFailure) {
        bytes = try stream.readBytes(length)
        isWhole = bytes.count < length
        while !isWhole, bytes.count < 64 << 20, bytes.count(where: { $0 == 0x0A || $0 == 0x0D }) < 4 {
            let more = try stream.readBytes(bytes.count)
            isWhole = more.count < bytes.count
            bytes += more
        }
    }

    /// Without what follows the first `length` bytes and ends no line there.
    func beginning(_ length: Int) -> Sample {
        guard bytes.count > length,
            let end = bytes[..<length].lastIndex(where: { $0 == 0x0A || $0 == 0x0D }), end > length / 4
        else { return self }
        var part = self
        part.bytes = Array(bytes.prefix(through: end))
        part.isWhole = false
        return part
    }

    /// The records, without one that the sample cuts off; at most `limit`.
    func records(_ dialect: Dialect, limit: Int) throws(DataFailure) -> [SampleRecord] {
        let reader = RecordReader(PrefixedStream(bytes), name: name, dialect: dialect)
        var records: [SampleRecord] = []
        while let batch = try reader.nextBatch() {
            for record in 0..<batch.count {
                let spans = batch.spans[batch.firsts[record]..<batch.firsts[record + 1]]
                records.append(
                    SampleRecord(
                        cells: spans.map { batch.text($0) }, isQuoted: spans.map { $0.form != .bare },
                        line: batch.lines[record]))
                if records.count == limit { return records }
            }
        }
        if !isWhole, records.count > 1 { records.removeLast() }
        return records
    }
}

struct SampleRecord {
    var cells: [[UInt8]]
    var isQuoted: [Bool]
    var line: Int

    /// Whether each cell has a value.
    var filled: Int { cells.count { !$0.isEmpty } }

    var kinds: [CellKind] { cells.map(CellKind.init) }
}

/// What a cell is by itself.
enum CellKind: Equatable {
    case missing, number, date, text

    private static let markers = MissingMarkers(ReadOptions())

    init(_ cell: [UInt8]) {
        self = cell.withUnsafeBufferPointer { bytes in
            let bytes = trimmed(bytes)
            if bytes.isEmpty { return .missing }
            if plainNumber(bytes, mark: UInt8(ascii: ".")) != nil || writtenNumber(bytes, mark: .point) != nil
                || writtenNumber(bytes, mark: .comma) != nil
            {
                return .number
            }
            if DateParser.read(bytes) != nil { return .date }
            let text = String(decoding: bytes, as: UTF8.self)
            return Self.markers.isMissingNumber(text) || isInfinite(text) ? .missing : .text
        }
    }

    /// Whether a cell is a value that a separator in the wrong place would hardly leave.
    var isTyped: Bool { self == .number || self == .date }
}
