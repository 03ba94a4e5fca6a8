/// Records that lie in one buffer: the fields of record `r` are `spans[firsts[r]..<firsts[r + 1]]`.
struct RecordBatch {
    var buffer: UnsafeBufferPointer<UInt8>
    var spans: [FieldSpan]
    /// One more than there are records.
    var firsts: [Int]
    /// The line on which each record begins, from 1.
    var lines: [Int]
    /// Whether a backslash escapes quotes.
    var backslash: Bool
    /// Whether no batch follows.
    var isLast: Bool

    var count: Int { lines.count }

    /// The bytes of a field as they stand in the buffer.
    @inline(__always)
    func raw(_ span: FieldSpan) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: buffer[Int(span.start)..<Int(span.end)])
    }

    /// How many fields a record has.
    func width(_ record: Int) -> Int { firsts[record + 1] - firsts[record] }

    /// The bytes of a field with its quotes resolved, and without the blanks around it where it has no quotes.
    func text(_ span: FieldSpan) -> [UInt8] {
        let bytes = raw(span)
        switch span.form {
        case .bare: return Array(trimmed(bytes))
        case .quoted: return Array(bytes)
        case .escaped, .loose:
            var output: [UInt8] = []
            appendResolved(bytes, form: span.form, backslash: backslash, to: &output)
            return output
        }
    }
}

/// Without the blanks, tabs and NUL bytes around it.
@inline(__always)
func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
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
}
