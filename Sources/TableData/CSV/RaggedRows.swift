/// Rows with fewer or more fields than there are columns.
struct RaggedRows {
    private(set) var (short, long) = (0, 0)
    private(set) var (shortLines, longLines): ([Int], [Int]) = ([], [])

    mutating func count(_ batch: RecordBatch, columns: Int) {
        for record in 0..<batch.count {
            let width = batch.width(record)
            if width == columns { continue }
            if width < columns {
                short += 1
                if shortLines.count < 3 { shortLines.append(batch.lines[record]) }
            } else if width > columns + 1 || !endsEmpty(batch, record) {
                long += 1
                if longLines.count < 3 { longLines.append(batch.lines[record]) }
            }
        }
    }

    /// Whether the last field is empty: a separator at the end of the line.
    private func endsEmpty(_ batch: RecordBatch, _ record: Int) -> Bool {
        let span = batch.spans[batch.firsts[record + 1] - 1]
        return span.form == .bare && trimmed(batch.raw(span)).isEmpty
    }

    func notes(columns: Int) -> [DataNote] {
        var notes: [DataNote] = []
        if short > 0 {
            notes.append(
                DataNote(
                    .warning, code: "data.short-rows",
                    message:
                        "\(rows(short)) fewer than \(columns) fields (\(lineList(shortLines, of: short))); what is "
                        + "not there counts as missing.",
                    remedy: "Check these lines, and the separator (--separator C)."))
        }
        if long > 0 {
            notes.append(
                DataNote(
                    .warning, code: "data.long-rows",
                    message:
                        "\(rows(long)) more than \(columns) fields (\(lineList(longLines, of: long))); what is too "
                        + "much is left out.",
                    remedy: "Put quotes around fields that hold the separator."))
        }
        return notes
    }

    private func rows(_ count: Int) -> String { count == 1 ? "1 row has" : "\(count) rows have" }
}

/// Such as "lines 3, 8, 12 and 5 more".
func lineList(_ lines: [Int], of count: Int) -> String {
    let list = lines.map(String.init).joined(separator: ", ")
    let more = count > lines.count ? " and \(count - lines.count) more" : ""
    return (count == 1 ? "line " : "lines ") + list + more
}
