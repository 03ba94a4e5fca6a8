/// Turns JSON records into a batch of cells, as the reader of CSV gives them.
struct JSONFlattener {
    var paths: JSONPaths
    private var arena: [UInt8] = []
    private var cells: [FieldSpan] = []
    private var spans: [FieldSpan] = []
    private var firsts = [0]
    private var lines: [Int] = []

    init(_ paths: JSONPaths) { self.paths = paths }

    var count: Int { lines.count }
    var byteCount: Int { arena.count }

    mutating func clear() {
        arena.removeAll(keepingCapacity: true)
        spans.removeAll(keepingCapacity: true)
        firsts = [0]
        lines.removeAll(keepingCapacity: true)
    }

    /// Adds the record at the cursor.
    mutating func add(_ cursor: inout JSONCursor, line: Int) throws(JSONCursor.Mistake) {
        let empty = FieldSpan(start: 0, end: 0, form: .bare)
        cells.removeAll(keepingCapacity: true)
        cells.append(contentsOf: repeatElement(empty, count: paths.names.count))
        try flatten(&cursor, node: JSONPaths.root, depth: 0)
        spans += cells
        firsts.append(spans.count)
        lines.append(line)
    }

    /// Calls `body` with the records added since the last time; the batch is valid inside of it.
    func batch(isLast: Bool, buffer: UnsafeBufferPointer<UInt8>) -> RecordBatch {
        RecordBatch(buffer: buffer, spans: spans, firsts: firsts, lines: lines, backslash: false, isLast: isLast)
    }

    /// Copies the cells' bytes to where they stay until the next batch.
    func copyBytes(to buffer: inout UnsafeMutableRawBufferPointer) {
        if buffer.count < arena.count {
            buffer.deallocate()
            buffer = .allocate(byteCount: arena.count * 2, alignment: 16)
        }
        arena.withUnsafeBytes { buffer.copyMemory(from: $0) }
    }

    private mutating func flatten(_ cursor: inout JSONCursor, node: Int, depth: Int) throws(JSONCursor.Mistake) {
        guard depth < JSONCursor.deepest else { throw cursor.mistake("fewer than \(JSONCursor.deepest) levels") }
        cursor.skipBlanks()
        switch cursor.next {
        case UInt8(ascii: "{"):
            try cursor.members { (cursor, key) throws(JSONCursor.Mistake) in
                try flatten(&cursor, node: child(of: node, key, cursor), depth: depth + 1)
            }
        case UInt8(ascii: "["):
            try cursor.elements { (cursor, position) throws(JSONCursor.Mistake) in
                guard position < JSONPaths.longestList || depth == 0 else {
                    paths.leaveOut()
                    return try cursor.skipValue(depth: depth + 1)
                }
                let key = Array(String(position).utf8)
                let child = key.withUnsafeBufferPointer { paths.child(of: node, key: $0) }
                try flatten(&cursor, node: child, depth: depth + 1)
            }
        case UInt8(ascii: "\""):
            let string = try cursor.string()
            addCell(node, .quoted) { $0.appendText(string, cursor) }
        default:
            let scalar = try cursor.scalar()
            let word = UnsafeBufferPointer(rebasing: cursor.bytes[scalar])
            // null has a column, so that a record with nothing else is a row.
            addCell(node, .bare) { $0.appendScalar(word) }
        }
    }

    private mutating func child(
        of node: Int, _ key: (content: Range<Int>, hasEscapes: Bool), _ cursor: JSONCursor
    ) -> Int {
        guard key.hasEscapes else {
            return paths.child(of: node, key: UnsafeBufferPointer(rebasing: cursor.bytes[key.content]))
        }
        var text: [UInt8] = []
        cursor.appendText(key.content, to: &text)
        return text.withUnsafeBufferPointer { paths.child(of: node, key: $0) }
    }

    private mutating func addCell(_ node: Int, _ form: FieldSpan.Form, _ write: (inout JSONFlattener) -> Void) {
        guard let column = paths.column(of: node) else { return }
        let start = arena.count
        write(&self)
        while cells.count <= column { cells.append(FieldSpan(start: 0, end: 0, form: .bare)) }
        cells[column] = FieldSpan(
            start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: arena.count), form: form)
    }

    private mutating func appendText(_ string: (content: Range<Int>, hasEscapes: Bool), _ cursor: JSONCursor) {
        if string.hasEscapes {
            cursor.appendText(string.content, to: &arena)
        } else {
            arena.append(contentsOf: cursor.bytes[string.content])
        }
    }

    /// A number with a point gets an exponent, so that nothing takes the point for a mark between groups.
    private mutating func appendScalar(_ word: UnsafeBufferPointer<UInt8>) {
        arena.append(contentsOf: word)
        if word.contains(UInt8(ascii: ".")), !word.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
            arena.append(contentsOf: [UInt8(ascii: "e"), UInt8(ascii: "0")])
        }
    }
}
