/// Reads records from a stream through a buffer that is as large as the longest record needs, up to a limit.
final class RecordReader: RecordStream {
    /// A quoted field that goes on for longer has lost its closing quote.
    static let longestQuoted = 8 << 20
    static let longestRecord = 128 << 20
    /// Fields of a record that has no end yet; no table is that wide.
    static let mostFields = 1 << 20

    private let source: any ByteStream
    private let name: String
    private let dialect: Dialect
    private var scanner: FieldScanner
    private var buffer: UnsafeMutableRawBufferPointer
    /// What of the buffer holds bytes, and up to where they were scanned.
    private var (filled, position) = (0, 0)
    private var ended = false
    private var line = 1
    private var pendingBlankLines: [Int] = []
    private var records = RecordList()
    /// Lines of records whose quotes were taken literally.
    private var strayQuotes: [Int] = []
    /// Of the record that the buffer does not hold whole.
    private var openFields = 0

    init(_ source: any ByteStream, name: String, dialect: Dialect, skipping skipped: Int = 0, capacity: Int = 1 << 18) {
        (self.source, self.name, self.dialect) = (source, name, dialect)
        scanner = FieldScanner(dialect)
        buffer = Self.allocate(max(16, capacity))
        toSkip = skipped
    }

    /// Records still to be passed over.
    private var toSkip: Int

    deinit {
        buffer.deallocate()
        records.deallocate()
    }

    /// A buffer behind which the scanner may read.
    private static func allocate(_ count: Int) -> UnsafeMutableRawBufferPointer {
        let whole = UnsafeMutableRawBufferPointer.allocate(byteCount: count + FieldScanner.overrun, alignment: 64)
        whole.initializeMemory(as: UInt8.self, repeating: 0)
        return UnsafeMutableRawBufferPointer(start: whole.baseAddress, count: count)
    }

    private var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), count: filled)
    }

    var notes: [DataNote] {
        guard !strayQuotes.isEmpty else { return [] }
        return [
            DataNote(
                .warning, code: "data.stray-quotes",
                message: "A quote has no partner (\(lineList(strayQuotes, of: strayQuotes.count))); it is read as a "
                    + "character.",
                remedy: "Double quotes that belong to a text, and close each quoted field.")
        ]
    }

    func nextBatch() throws(DataFailure) -> RecordBatch? {
        records.clear()
        while records.count == 0 {
            if position == filled, ended { return nil }
            if !ended { try fill() }
            scanBuffer()
        }
        return records.batch(bytes, backslash: dialect.backslash, isLast: ended && position == filled)
    }

    /// Moves what is left to the front and reads until the buffer is full or the stream ends.
    private func fill() throws(DataFailure) {
        let rest = filled - position
        if openFields > Self.mostFields {
            throw DataFailure(
                code: "data.too-many-columns",
                message: "\(name), line \(line): more than a million fields without a line end.",
                remedy: "Check the separator (--separator C), and that there is a record on each line.")
        }
        if rest == buffer.count { try grow() }
        if position > 0, let base = buffer.baseAddress {
            base.copyMemory(from: base + position, byteCount: rest)
        }
        (filled, position) = (rest, 0)
        while filled < buffer.count, !ended {
            let got = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
            filled += got
            ended = got == 0
        }
    }

    private func grow() throws(DataFailure) {
        guard buffer.count < Self.longestRecord else {
            throw DataFailure(
                code: "data.endless-line",
                message: "\(name), line \(line): more than \(Self.longestRecord >> 20) MB without a line end.",
                remedy: "Check that this is a text file with one record a line.")
        }
        let larger = Self.allocate(buffer.count * 2)
        larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
        buffer.deallocate()
        buffer = larger
    }

    private func scanBuffer() {
        let (bytes, isLast) = (bytes, ended)
        openFields = 0
        // Local copies: each access to what an object holds is checked.
        var (scanner, records, line, position) = (scanner, records, line, position)
        defer { (self.scanner, self.records, self.line, self.position) = (scanner, records, line, position) }
        // Most records are neither passed over nor looked at again.
        var isOrdinary = toSkip == 0 && pendingBlankLines.isEmpty
        while position < bytes.count {
            var outcome = scanner.scan(bytes, from: position, isLast: isLast, literally: false, into: &records)
            if outcome == .needsMore, scanner.isQuoteOpen, bytes.count - position > Self.longestQuoted {
                outcome = .strayQuote
            }
            if outcome == .strayQuote {
                records.reopen()
                outcome = scanner.scan(bytes, from: position, isLast: isLast, literally: true, into: &records)
                if outcome != .needsMore, strayQuotes.count < 4 { strayQuotes.append(line) }
            }
            guard case .complete(let next) = outcome else {
                openFields = records.openFields
                return records.reopen()
            }
            let first = records.firstOpen
            if isOrdinary, first.length > 0, bytes[first.start] > 0x23 {
                records.close(line: line)
            } else {
                take(bytes, from: position, line: line, into: &records)
                isOrdinary = toSkip == 0 && pendingBlankLines.isEmpty
            }
            line += 1 + scanner.innerLines
            position = next
        }
    }

    /// Keeps the record that was scanned, unless it is none.
    private func take(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, line: Int, into records: inout RecordList
    ) {
        if isNoRecord(bytes, records, line: line) { return records.reopen() }
        if toSkip > 0 {
            toSkip -= 1
            pendingBlankLines.removeAll()
            return records.reopen()
        }
        if !pendingBlankLines.isEmpty {
            let own = records.firstOpen
            records.reopen()
            for blank in pendingBlankLines {
                records.add(start, start, .bare)
                records.close(line: blank)
            }
            pendingBlankLines.removeAll()
            records.add(own)
        }
        records.close(line: line)
    }

    /// Whether a line is blank, a comment or the mark that ended files once. Blank lines between the values of a single
    /// column are missing cells, so they wait for what follows.
    private func isNoRecord(_ bytes: UnsafeBufferPointer<UInt8>, _ records: RecordList, line: Int) -> Bool {
        let first = records.firstOpen
        let content = bytes[first.start..<first.end]
        if records.openFields == 1, first.form == .bare {
            let rest = trimmed(UnsafeBufferPointer(rebasing: content))
            if rest.isEmpty {
                if dialect.keepsBlankLines, toSkip == 0 { pendingBlankLines.append(line) }
                return true
            }
            if rest.count == 1, rest[0] == 0x1A { return true }
        }
        return dialect.comments && first.form == .bare && content.first == UInt8(ascii: "#")
    }
}
