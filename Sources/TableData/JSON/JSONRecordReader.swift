/// Reads JSON records from a stream: one a line, one after another, or the elements of an array.
final class JSONRecordReader: RecordStream {
    enum Form: Equatable {
        /// One value a line. A line that is no JSON is left out and counted.
        case lines
        /// Values one after another.
        case values
        /// The elements of one array.
        case array
    }

    static let longestValue = 512 << 20

    private let source: any ByteStream
    private let name: String
    private let form: Form
    private var flattener: JSONFlattener
    private var buffer: [UInt8] = []
    private var position = 0
    private var ended = false
    private var isFinished = false
    private var hasBegun = false
    private var line = 1
    private var output = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    private var toSkip: Int
    /// Lines that are no JSON.
    private(set) var badLines: (count: Int, first: [Int]) = (0, [])
    /// Whether the text ends before its array does.
    private(set) var endsEarly = false

    init(_ source: any ByteStream, name: String, form: Form, paths: JSONPaths, skipping skipped: Int = 0) {
        (self.source, self.name, self.form, toSkip) = (source, name, form, skipped)
        flattener = JSONFlattener(paths)
    }

    deinit {
        output.deallocate()
        flattener.deallocate()
    }

    var paths: JSONPaths { flattener.paths }

    func nextBatch() throws(DataFailure) -> RecordBatch? {
        flattener.clear()
        while flattener.count == 0 {
            if isFinished { return nil }
            try fill()
            try scan()
        }
        flattener.copyBytes(to: &output)
        return flattener.batch(
            isLast: isFinished,
            buffer: UnsafeBufferPointer(rebasing: output.assumingMemoryBound(to: UInt8.self)[..<flattener.byteCount]))
    }

    private func fill() throws(DataFailure) {
        buffer.removeFirst(position)
        position = 0
        guard !ended else { return }
        guard buffer.count < Self.longestValue else {
            throw DataFailure(
                code: "data.json",
                message: "\(name), line \(line): a value is longer than \(Self.longestValue >> 20) MB.",
                remedy: "Write one record a line (NDJSON).")
        }
        let wanted = max(1 << 19, buffer.count)
        let more = try source.readBytes(wanted)
        ended = more.count < wanted
        buffer += more
    }

    /// Adds all records that the buffer holds whole.
    private func scan() throws(DataFailure) {
        let bytes = buffer
        var failure: DataFailure?
        bytes.withUnsafeBufferPointer { bytes in
            do throws(DataFailure) {
                if form == .lines { try scanLines(bytes) } else { try scanValues(bytes) }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        if ended, position >= bytes.count { isFinished = true }
    }

    private func scanLines(_ bytes: UnsafeBufferPointer<UInt8>) throws(DataFailure) {
        while position < bytes.count {
            guard let end = bytes[position...].firstIndex(of: 0x0A) ?? (ended ? bytes.count : nil) else { return }
            let content = UnsafeBufferPointer(rebasing: bytes[position..<end])
            let text = trimmed(content)
            if !text.allSatisfy({ $0 == 0x0D || $0 == 0x1E }), !text.starts(with: Array("//".utf8)) {
                addLine(content)
            }
            position = min(bytes.count, end + 1)
            line += 1
        }
    }

    private func addLine(_ content: UnsafeBufferPointer<UInt8>) {
        var cursor = JSONCursor(content)
        if cursor.next == 0x1E { cursor.at = 1 }
        if toSkip == 0, flattener.addKnown(&cursor, line: line) {
            cursor.skipBlanks()
            if cursor.next == nil { return }
            flattener.removeLast()
            cursor.at = content.first == 0x1E ? 1 : 0
        }
        // A line with something new is tried first, so that a bad one leaves nothing behind.
        var trial = cursor
        do throws(JSONCursor.Mistake) {
            try trial.skipValue()
            trial.skipBlanks()
            if trial.next != nil { throw trial.mistake("the end of the line") }
            if toSkip > 0 { toSkip -= 1 } else { try flattener.add(&cursor, line: line) }
        } catch {
            badLines.count += 1
            if badLines.first.count < 3 { badLines.first.append(line) }
        }
    }

    private func scanValues(_ bytes: UnsafeBufferPointer<UInt8>) throws(DataFailure) {
        var cursor = JSONCursor(bytes, at: position)
        if form == .array, !hasBegun {
            cursor.skipBlanks()
            hasBegun = cursor.take("[")
        }
        while true {
            let start = cursor.at
            skipBetween(&cursor)
            countLines(bytes, start..<cursor.at)
            position = cursor.at
            guard let next = cursor.next else { return end() }
            // A comment may go on.
            if next == UInt8(ascii: "/"), !ended { return }
            if form == .array, next == UInt8(ascii: "]") {
                (position, isFinished) = (bytes.count, true)
                return
            }
            do throws(JSONCursor.Mistake) {
                if toSkip == 0, flattener.addKnown(&cursor, line: line) {
                    // A number at the end of the buffer may go on.
                    if cursor.at == bytes.count, !ended { return flattener.removeLast() }
                    hasRecords = true
                    countLines(bytes, position..<cursor.at)
                    position = cursor.at
                    continue
                }
                var trial = cursor
                try trial.skipValue()
                // A number at the end of the buffer may go on.
                if trial.at == bytes.count, !ended { return }
                if toSkip > 0 { toSkip -= 1 } else { try flattener.add(&cursor, line: line) }
                cursor = trial
            } catch {
                if !ended, error.offset >= bytes.count - 16 { return }
                if ended, error.offset >= bytes.count, flattener.count > 0 || hasRecords {
                    (position, isFinished, endsEarly) = (bytes.count, true, true)
                    return
                }
                countLines(bytes, position..<min(error.offset, bytes.count))
                throw jsonFailure(name, line: line, expected: error.expected)
            }
            hasRecords = true
            countLines(bytes, position..<cursor.at)
            position = cursor.at
        }
    }

    private var hasRecords = false

    /// Passes over blanks, comments and the commas of an array.
    private func skipBetween(_ cursor: inout JSONCursor) {
        while let byte = cursor.next {
            if byte <= 0x20 || byte == UInt8(ascii: ",") && form == .array {
                cursor.at += 1
            } else if byte != UInt8(ascii: "/") || !cursor.skipComment(isLast: ended) {
                return
            }
        }
    }

    /// What there is to say after the last record.
    var notes: [DataNote] {
        var notes: [DataNote] = []
        if badLines.count > 0 {
            notes.append(
                DataNote(
                    .warning, code: "data.bad-lines",
                    message:
                        "\(name) has lines that are no JSON (\(lineList(badLines.first, of: badLines.count))); they "
                        + "are left out.",
                    remedy: "Correct these lines."))
        }
        if endsEarly {
            notes.append(
                DataNote(
                    .warning, code: "data.json-ends-early", message: "\(name) ends before its last record is complete.",
                    remedy: "Fetch or write the file again."))
        }
        if paths.leftOut > 0 {
            notes.append(
                DataNote(
                    .warning, code: "data.json-long-lists",
                    message: "Lists of more than \(JSONPaths.longestList) values in \(name) are cut off there.",
                    remedy: "Write the list's elements as records of their own."))
        }
        return notes
    }

    private func end() {
        guard ended else { return }
        isFinished = true
        endsEarly = form == .array
    }

    private func countLines(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        for index in range where bytes[index] == 0x0A { line += 1 }
    }
}

func jsonFailure(_ name: String, line: Int, expected: String) -> DataFailure {
    if expected == JSONCursor.fewerLevels {
        return DataFailure(
            code: "data.json", message: "\(name), line \(line): a value has more than \(JSONCursor.deepest) levels.",
            remedy: "Write the records as an array of flat objects, such as with jq.")
    }
    return DataFailure(
        code: "data.json", message: "\(name), line \(line): this is no JSON; \(expected) is expected.",
        remedy: "Correct the file, or give --input-format csv if it is no JSON.")
}
