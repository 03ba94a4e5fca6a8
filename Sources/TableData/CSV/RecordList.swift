/// The records found so far: their fields and the lines on which they begin. Copies share memory that is freed once.
struct RecordList {
    private(set) var spans = GrowingList<FieldSpan>(capacity: 1 << 14)
    /// Where the fields of each record begin in `spans`, and where those of the last one end.
    private(set) var firsts = GrowingList<Int>(capacity: 1 << 12)
    private(set) var lines = GrowingList<Int>(capacity: 1 << 12)

    init() { firsts.append(0) }

    func deallocate() {
        spans.deallocate()
        firsts.deallocate()
        lines.deallocate()
    }

    var count: Int { lines.count }

    /// Fields that belong to no record yet.
    var openFields: Int { spans.count - firsts[firsts.count - 1] }

    mutating func clear() {
        spans.truncate(to: 0)
        firsts.truncate(to: 1)
        lines.truncate(to: 0)
    }

    @inline(__always)
    mutating func add(_ start: Int, _ end: Int, _ form: FieldSpan.Form) {
        spans.append(FieldSpan(start: start, end: end, form: form))
    }

    @inline(__always)
    mutating func add(_ span: FieldSpan) { spans.append(span) }

    /// Makes the open fields a record.
    @inline(__always)
    mutating func close(line: Int) {
        firsts.append(spans.count)
        lines.append(line)
    }

    /// Forgets the open fields.
    mutating func reopen() { spans.truncate(to: firsts[firsts.count - 1]) }

    /// Takes away the last record.
    mutating func removeLast() {
        firsts.truncate(to: max(1, firsts.count - 1))
        lines.truncate(to: lines.count - 1)
        reopen()
    }

    /// The first of the open fields.
    @inline(__always)
    var firstOpen: FieldSpan { spans[firsts[firsts.count - 1]] }

    /// The records over the bytes that their spans count in; valid until the list changes.
    func batch(_ bytes: UnsafeBufferPointer<UInt8>, backslash: Bool = false, isLast: Bool) -> RecordBatch {
        RecordBatch(
            buffer: bytes, spans: spans.elements, firsts: firsts.elements, lines: lines.elements, backslash: backslash,
            isLast: isLast)
    }
}
