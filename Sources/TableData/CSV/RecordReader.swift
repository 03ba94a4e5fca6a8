/// Reads records from a stream through a buffer that is as large as the longest record needs, up to a limit.
final class RecordReader: RecordStream {
    /// A quoted field that goes on for longer has lost its closing quote.
    static let longestQuoted = 8 << 20
    static let longestRecord = 512 << 20

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
    private var spans = SpanList()
    private var firsts: [Int] = []
    private var lines: [Int] = []
    /// Lines of records whose quotes were taken literally.
    private(set) var strayQuotes: [Int] = []

    init(_ source: any ByteStream, name: String, dialect: Dialect, skipping skipped: Int = 0, capacity: Int = 1 << 19) {
        (self.source, self.name, self.dialect) = (source, name, dialect)
        scanner = FieldScanner(dialect)
        buffer = .allocate(byteCount: max(16, capacity), alignment: 64)
        toSkip = skipped
    }

    /// Records still to be passed over.
    private var toSkip: Int

    deinit { buffer.deallocate() }

    func nextBatch() throws(DataFailure) -> RecordBatch? {
        spans.clear()
        firsts.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        firsts.append(0)
        while lines.isEmpty {
            if position == filled, ended { return nil }
            if !ended { try fill() }
            try scanBuffer()
        }
        return RecordBatch(
            buffer: UnsafeBufferPointer(
                start: buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), count: filled),
            spans: spans.spans, firsts: firsts, lines: lines, backslash: dialect.backslash,
            isLast: ended && position == filled)
    }

    /// Moves what is left to the front and reads until the buffer is full or the stream ends.
    private func fill() throws(DataFailure) {
        let rest = filled - position
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
                code: "data.endless-line", message: "\(name), line \(line): more than 512 MB without a line end.",
                remedy: "Check that this is a text file with one record a line.")
        }
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 64)
        larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
        buffer.deallocate()
        buffer = larger
    }

    private func scanBuffer() throws(DataFailure) {
        let bytes = UnsafeBufferPointer(
            start: buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), count: filled)
        while position < filled {
            let before = spans.count
            let isLast = ended
            var outcome = scanner.scan(bytes, from: position, isLast: isLast, literally: false, into: &spans)
            if outcome == .needsMore, scanner.isQuoteOpen, filled - position > Self.longestQuoted {
                outcome = .strayQuote
            }
            if outcome == .strayQuote {
                spans.truncate(to: before)
                outcome = scanner.scan(bytes, from: position, isLast: isLast, literally: true, into: &spans)
                if outcome != .needsMore, strayQuotes.count < 4 { strayQuotes.append(line) }
            }
            guard case .complete(let next) = outcome else {
                spans.truncate(to: before)
                return
            }
            take(bytes, from: position, to: next, firstSpan: before)
            line += 1 + scanner.innerLines
            position = next
        }
    }

    /// Keeps the record that was scanned, unless it is none.
    private func take(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to next: Int, firstSpan: Int) {
        if isNoRecord(bytes, firstSpan: firstSpan) {
            spans.truncate(to: firstSpan)
            return
        }
        if toSkip > 0 {
            toSkip -= 1
            pendingBlankLines.removeAll()
            spans.truncate(to: firstSpan)
            return
        }
        if !pendingBlankLines.isEmpty, let own = spans.spans.last {
            spans.truncate(to: firstSpan)
            for blank in pendingBlankLines {
                spans.append(start, start, .bare)
                firsts.append(spans.count)
                lines.append(blank)
            }
            pendingBlankLines.removeAll()
            spans.append(Int(own.start), Int(own.end), own.form)
        }
        firsts.append(spans.count)
        lines.append(line)
    }

    /// Whether a line is blank, a comment or the mark that ended files once. Blank lines between the values of a single
    /// column are missing cells, so they wait for what follows.
    private func isNoRecord(_ bytes: UnsafeBufferPointer<UInt8>, firstSpan: Int) -> Bool {
        let first = spans.spans[firstSpan]
        let content = bytes[Int(first.start)..<Int(first.end)]
        if spans.count == firstSpan + 1, first.form == .bare {
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
