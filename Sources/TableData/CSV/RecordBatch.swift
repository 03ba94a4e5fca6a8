/// Records that lie in one buffer: the fields of record `r` are `spans[firsts[r]..<firsts[r + 1]]`.
struct RecordBatch {
    var buffer: UnsafeBufferPointer<UInt8>
    var spans: UnsafeBufferPointer<FieldSpan>
    /// One more than there are records.
    var firsts: UnsafeBufferPointer<Int>
    /// The line on which each record begins, from 1.
    var lines: UnsafeBufferPointer<Int>
    /// Whether a backslash escapes quotes.
    var backslash: Bool
    /// Whether no batch follows.
    var isLast: Bool

    var count: Int { lines.count }

    /// The bytes of a field as they stand in the buffer.
    @inline(__always)
    func raw(_ span: FieldSpan) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: buffer[span.start..<span.end])
    }

    /// The field of a record at a position; nil where the record ends before.
    @inline(__always)
    func span(_ record: Int, _ position: Int) -> FieldSpan? {
        let index = firsts[record] + position
        return index < firsts[record + 1] ? spans[index] : nil
    }

    /// How many fields a record has.
    func width(_ record: Int) -> Int { firsts[record + 1] - firsts[record] }

    /// The bytes of a field with its quotes resolved, and without the blanks around it where it has no quotes.
    func text(_ span: FieldSpan) -> [UInt8] { withText(span) { Array($0) } }

    /// Calls `body` with what `text(_:)` returns, without a copy where there are no quotes to resolve.
    @inline(__always)
    func withText<Result>(_ span: FieldSpan, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch span.form {
        case .bare: return body(trimmed(raw(span)))
        case .quoted: return body(raw(span))
        case .escaped, .loose:
            var output: [UInt8] = []
            appendResolved(raw(span), form: span.form, backslash: backslash, to: &output)
            return output.withUnsafeBufferPointer(body)
        }
    }
}

/// Without the blanks, tabs and NUL bytes around it.
@inline(__always)
func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    if let first = bytes.first, first > 0x20, bytes[bytes.count - 1] > 0x20 { return bytes }
    var (start, end) = (0, bytes.count)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
}

@inline(__always)
private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0 }

/// Anything that gives batches of records.
protocol RecordStream: AnyObject {
    /// The next records, nil after the last one. The batch is valid until the next call.
    func nextBatch() throws(DataFailure) -> RecordBatch?

    /// What there is to say about the records, once the last one was read.
    var notes: [DataNote] { get }
}
