/// Turns JSON records into a batch of cells, as the reader of CSV gives them.
struct JSONFlattener {
    var paths: JSONPaths
    private var arena: [UInt8] = []
    private var cells: [FieldSpan] = []
    private var records = RecordList()

    init(_ paths: JSONPaths) { self.paths = paths }

    func deallocate() { records.deallocate() }

    var count: Int { records.count }
    var byteCount: Int { arena.count }

    mutating func clear() {
        arena.removeAll(keepingCapacity: true)
        records.clear()
    }

    /// Adds the record at the cursor, unless it is no JSON or has a path that did not occur before: then false is
    /// returned, and nothing has changed.
    mutating func addKnown(_ cursor: inout JSONCursor, line: Int) -> Bool {
        let (begun, start, leftOut) = (arena.count, cursor.at, paths.leftOut)
        paths.isFrozen = true
        defer { paths.isFrozen = false }
        do throws(JSONCursor.Mistake) {
            try add(&cursor, line: line)
            if !paths.hasMetUnknown { return true }
            records.removeLast()
        } catch {
            // What is wrong is found out by whoever looks at each value.
        }
        arena.removeLast(arena.count - begun)
        cursor.at = start
        paths.restore(leftOut: leftOut)
        return false
    }

    /// Takes away the record added last.
    mutating func removeLast() { records.removeLast() }

    /// Adds the record at the cursor.
    mutating func add(_ cursor: inout JSONCursor, line: Int) throws(JSONCursor.Mistake) {
        cells.removeAll(keepingCapacity: true)
        cells.append(contentsOf: repeatElement(.empty, count: paths.names.count))
        try flatten(&cursor, node: JSONPaths.root, depth: 0)
        for cell in cells { records.add(cell) }
        records.close(line: line)
    }

    /// Calls `body` with the records added since the last time; the batch is valid inside of it.
    func batch(isLast: Bool, buffer: UnsafeBufferPointer<UInt8>) -> RecordBatch {
        records.batch(buffer, isLast: isLast)
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
        guard depth < JSONCursor.deepest else { throw cursor.mistake(JSONCursor.fewerLevels) }
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
                let child = paths.element(of: node, position)
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
        while cells.count <= column { cells.append(.empty) }
        cells[column] = FieldSpan(start: start, end: arena.count, form: form)
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
