/// Records that are kept, so that their text is read only once; up to a number of bytes.
final class RecordArchive {
    private struct Part {
        var bytes: UnsafeMutableBufferPointer<UInt8>
        var spans: UnsafeMutableBufferPointer<FieldSpan>
        var firsts: UnsafeMutableBufferPointer<Int>
        var lines: UnsafeMutableBufferPointer<Int>

        init(_ batch: RecordBatch) {
            func copy<Element: BitwiseCopyable>(
                _ source: UnsafeBufferPointer<Element>
            ) -> UnsafeMutableBufferPointer<Element> {
                let target = UnsafeMutableBufferPointer<Element>.allocate(capacity: source.count)
                _ = target.initialize(from: source)
                return target
            }
            (bytes, spans) = (copy(batch.buffer), copy(batch.spans))
            (firsts, lines) = (copy(batch.firsts), copy(batch.lines))
        }

        var byteCount: Int { bytes.count + spans.count * 8 + firsts.count * 8 + lines.count * 8 }

        func deallocate() {
            bytes.deallocate()
            spans.deallocate()
            firsts.deallocate()
            lines.deallocate()
        }
    }

    private var parts: [Part] = []
    private let limit: Int
    private var byteCount = 0
    /// Whether all records are here.
    private(set) var isWhole = true
    /// What there was to say after the last record.
    var notes: [DataNote] = []

    init(limit: Int) { self.limit = limit }

    deinit { clear() }

    /// Keeps a copy of the records, if there is room for all so far.
    func keep(_ batch: RecordBatch) {
        guard isWhole else { return }
        let part = Part(batch)
        parts.append(part)
        byteCount += part.byteCount
        if byteCount > limit { clear() }
    }

    /// Forgets the records.
    func clear() {
        for part in parts { part.deallocate() }
        (parts, byteCount, isWhole) = ([], 0, false)
    }

    /// The records from the first one on, but for some that are passed over.
    func stream(skipping skipped: Int) -> any RecordStream { ArchiveStream(self, skipping: skipped) }

    fileprivate var partCount: Int { parts.count }

    /// A part without its first records; `skipped` is lowered by as many as there were.
    fileprivate func batch(_ index: Int, skipping skipped: inout Int) -> RecordBatch {
        let part = parts[index]
        let count = min(skipped, part.lines.count)
        skipped -= count
        return RecordBatch(
            buffer: UnsafeBufferPointer(part.bytes), spans: UnsafeBufferPointer(part.spans),
            firsts: UnsafeBufferPointer(rebasing: part.firsts[count...]),
            lines: UnsafeBufferPointer(rebasing: part.lines[count...]), backslash: false,
            isLast: index == parts.count - 1)
    }
}

final class ArchiveStream: RecordStream {
    private let archive: RecordArchive
    private var toSkip: Int
    private var index = 0

    fileprivate init(_ archive: RecordArchive, skipping skipped: Int) { (self.archive, toSkip) = (archive, skipped) }

    var notes: [DataNote] { archive.notes }

    func nextBatch() -> RecordBatch? {
        while index < archive.partCount {
            let batch = archive.batch(index, skipping: &toSkip)
            index += 1
            if batch.count > 0 { return batch }
        }
        return nil
    }
}
