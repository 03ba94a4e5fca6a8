/// Where the records of a JSON text are, and their columns.
struct JSONLayout {
    var form: JSONRecordReader.Form
    /// The records, where they had to be taken out of a larger document.
    var extracted: [UInt8]?
    var paths = JSONPaths()
    var names: [String] = []
    /// Records that are a header.
    var skippedRecords = 0
    /// The records, if there was room for them.
    var archive: RecordArchive?
    var notes: [DataNote] = []

    /// Whether a text begins as JSON does, and as no header of a CSV file would.
    static func isJSON(_ head: [UInt8]) -> Bool {
        let content = withoutComments(head[...])
        guard let first = content.first, let second = withoutComments(content.dropFirst()).first else { return false }
        if first == UInt8(ascii: "{") { return second == UInt8(ascii: "\"") || second == UInt8(ascii: "}") }
        return first == UInt8(ascii: "[") && "{[\"]-0123456789tfnN".utf8.contains(second)
            && isCompleteStart(Array(content))
    }

    /// The text without blanks and comments in front.
    private static func withoutComments(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        text.withUnsafeBufferPointer { bytes in
            var cursor = JSONCursor(bytes)
            cursor.at = bytes.firstIndex { $0 > 0x20 } ?? bytes.count
            cursor.skipBlanks()
            return text.dropFirst(cursor.at)
        }
    }

    /// Whether the first element of an array is JSON, as far as it is there.
    private static func isCompleteStart(_ content: [UInt8]) -> Bool {
        content.withUnsafeBufferPointer { bytes in
            var cursor = JSONCursor(bytes, at: 1)
            cursor.skipBlanks()
            if cursor.next == UInt8(ascii: "]") { return true }
            do throws(JSONCursor.Mistake) {
                try cursor.skipValue()
                cursor.skipBlanks()
                return cursor.next.map { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "]") } ?? true
            } catch {
                // What is nested too deep is no CSV either, and is refused in words of its own.
                return error.offset >= bytes.count - 16 || error.expected == JSONCursor.fewerLevels
            }
        }
    }

    /// Finds the records. `all` gives the bytes of the whole text, which are needed only of one large object.
    init(
        _ sample: Sample, format: DataFormat?, name: String, all: () throws(DataFailure) -> [UInt8]
    ) throws(DataFailure) {
        form = .lines
        let first = Self.withoutComments(sample.bytes[...]).first { $0 > 0x20 && $0 < 0x80 }
        if format != .ndjson {
            if first == UInt8(ascii: "["), Self.wholeLines(sample) < 2 {
                form = .array
            } else if Self.wholeLines(sample) == 0 || Self.isOneValue(sample) {
                form = .values
                if first == UInt8(ascii: "{") {
                    let document = withoutJSONComments(sample.isWhole ? sample.bytes : try all())
                    if !Self.hasSecondValue(document) { try takeApart(document, name: name) }
                }
            }
        }
    }

    /// How many of the first lines are whole values.
    private static func wholeLines(_ sample: Sample) -> Int {
        sample.bytes.split(maxSplits: 20) { $0 == 0x0A }.prefix(20).count { line in
            Array(line).withUnsafeBufferPointer { bytes in
                var cursor = JSONCursor(bytes)
                guard (try? cursor.skipValue()) != nil else { return false }
                cursor.skipBlanks()
                return cursor.next == nil
            }
        }
    }

    /// Whether the sample is nothing but one value.
    private static func isOneValue(_ sample: Sample) -> Bool {
        sample.isWhole
            && sample.bytes.withUnsafeBufferPointer { bytes in
                var cursor = JSONCursor(bytes)
                guard (try? cursor.skipValue()) != nil else { return false }
                cursor.skipBlanks()
                return cursor.next == nil
            }
    }

    private static func hasSecondValue(_ document: [UInt8]) -> Bool {
        document.withUnsafeBufferPointer { bytes in
            var cursor = JSONCursor(bytes)
            guard (try? cursor.skipValue()) != nil else { return false }
            cursor.skipBlanks()
            return cursor.next != nil
        }
    }

    /// Takes the records out of a document that is one object.
    private mutating func takeApart(_ document: [UInt8], name: String) throws(DataFailure) {
        let found: JSONDocument
        do throws(JSONCursor.Mistake) {
            found = try JSONDocument(document)
        } catch {
            let line = 1 + document.prefix(error.offset).count { $0 == 0x0A }
            throw jsonFailure(name, line: line, expected: error.expected)
        }
        (form, extracted, names) = (found.form, found.records, found.names)
        if let path = found.path {
            notes.append(
                DataNote(
                    .choice, code: "data.json-records", message: "The rows are the elements of “\(path)” in \(name)."))
        }
    }

    /// The records again; `stream` is asked for where they must be read anew.
    func records(
        name: String, _ stream: () throws(DataFailure) -> any ByteStream
    ) throws(DataFailure) -> any RecordStream {
        if let archive, archive.isWhole { return archive.stream(skipping: skippedRecords) }
        return reader(try stream(), name: name)
    }

    private func reader(_ stream: any ByteStream, name: String) -> JSONRecordReader {
        JSONRecordReader(
            extracted.map { PrefixedStream($0) } ?? stream, name: name, form: form, paths: paths,
            skipping: skippedRecords)
    }

    /// Finds all columns by reading all records, and the header where records are lists. Records are kept up to
    /// `memoryLimit` bytes.
    mutating func findColumns(
        _ stream: any ByteStream, name: String, header: Bool?, memoryLimit: Int
    ) throws(DataFailure) {
        let reader = reader(stream, name: name)
        let archive = RecordArchive(limit: memoryLimit)
        self.archive = archive
        var first: [SampleRecord] = []
        var count = 0
        while let batch = try reader.nextBatch() {
            for record in 0..<batch.count where first.count < 100 {
                let spans = batch.spans[batch.firsts[record]..<batch.firsts[record + 1]]
                first.append(
                    SampleRecord(
                        cells: spans.map { batch.text($0) }, isQuoted: spans.map { $0.form != .bare },
                        line: batch.lines[record]))
            }
            count += batch.count
            archive.keep(batch)
        }
        archive.notes = reader.notes
        guard count > 0, !reader.paths.names.isEmpty else {
            if reader.badLines.count > 0 {
                throw jsonFailure(name, line: reader.badLines.first[0], expected: "one value a line")
            }
            throw DataFailure(
                code: "data.no-records", message: "\(name) is JSON without any \(count > 0 ? "value" : "record").",
                remedy: "Give an array of objects, or one object a line.")
        }
        paths = reader.paths
        paths.isGrowing = false
        if !names.isEmpty { return names = distinctNames(names) }
        let areLists = paths.names.enumerated().allSatisfy { $0.element == String($0.offset) }
        if areLists {
            if header ?? (first.count > 1 && HeaderDetection(first).isHeader), let titles = first.first {
                names = titles.cells.map { String(decoding: $0, as: UTF8.self) }
                skippedRecords = 1
            } else {
                names = paths.names.indices.map { "column \($0 + 1)" }
            }
        } else {
            names = paths.names
        }
        names = distinctNames(names)
    }
}
