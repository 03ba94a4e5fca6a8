import Geometry

/// Where the columns of a text are and how they are called.
struct FileLayout {
    var dialect: Dialect
    /// How many records precede the first row: title lines and the header.
    var skippedRecords: Int
    var names: [String]
    var notes: [DataNote] = []
    /// Whether the text is a table drawn with characters.
    var isDrawn = false

    static let mostColumns = 1 << 16
}

/// Decides the layout of a text from its beginning.
struct LayoutDetection {
    let name: String
    let options: ReadOptions

    func layout(_ sample: Sample) throws(DataFailure) -> FileLayout {
        var layout = FileLayout(dialect: Dialect(), skippedRecords: 0, names: [])
        let comments = leadingComments(sample)
        let given = separatorLine(sample)
        layout.dialect = try dialect(sample, given: given, comments: comments.count, notes: &layout.notes)
        layout.dialect.backslash = usesBackslash(sample.beginning(1 << 18).bytes)
        if layout.dialect.separator == nil { layout.dialect.keepsBlankLines = true }
        var records = try sample.beginning(1 << 18).records(layout.dialect, limit: 500)
        if given != nil, !records.isEmpty { drop(1, &records, &layout) }
        let width = usualWidth(records)
        let commentHeader = headerComment(comments, width: width, records, &layout)
        if !comments.isEmpty, !layout.dialect.comments {
            records = try sample.beginning(1 << 18).records(layout.dialect, limit: 500)
        }
        dropTitles(&records, width: width, &layout)
        try nameColumns(records, width: width, commentHeader: commentHeader, &layout)
        return layout
    }

    private func drop(_ count: Int, _ records: inout [SampleRecord], _ layout: inout FileLayout) {
        records.removeFirst(count)
        layout.skippedRecords += count
    }

    // MARK: Separator

    private func dialect(
        _ sample: Sample, given: UInt8?, comments: Int, notes: inout [DataNote]
    ) throws(DataFailure) -> Dialect {
        if let separator = options.separator ?? given {
            return Dialect(separator: separator, blanks: separator == UInt8(ascii: " "), comments: comments > 0)
        }
        let found = try SeparatorDetection(sample: sample, comments: comments > 0).detect()
        if found.separator != UInt8(ascii: ","), found.separator != nil {
            notes.append(
                DataNote(
                    .choice, code: "data.separator", message: "Fields are divided by: \(found.separatorName).",
                    remedy: "Give --separator C for another one."))
        }
        return found
    }

    /// What a first line such as `sep=;` says.
    private func separatorLine(_ sample: Sample) -> UInt8? {
        let line = sample.bytes.prefix(16).prefix { $0 != 0x0A && $0 != 0x0D }.filter { $0 != UInt8(ascii: "\"") }
        guard line.count == 5, String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep=", line[4] < 0x80
        else { return nil }
        return line[4]
    }

    /// Whether quotes inside of quoted fields are written \" and not "".
    private func usesBackslash(_ bytes: [UInt8]) -> Bool {
        let (quote, escape) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        var escaped = 0
        for index in bytes.indices.dropFirst().dropLast() where bytes[index] == quote && bytes[index - 1] == escape {
            let next = bytes[index + 1]
            // A backslash may be the last character of a field.
            if next & 0xDF &- 65 < 26 || next == UInt8(ascii: " ") { escaped += 1 }
        }
        return escaped > 0
    }

    // MARK: Comments and titles

    /// The lines at the beginning that start with #.
    private func leadingComments(_ sample: Sample) -> [[UInt8]] {
        var comments: [[UInt8]] = []
        for line in sample.bytes.split(maxSplits: 100, whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            guard line.first == UInt8(ascii: "#") else { break }
            comments.append(Array(line))
        }
        return comments
    }

    /// The names in the last comment above the data, if it has one for each column.
    private func headerComment(
        _ comments: [[UInt8]], width: Int, _ records: [SampleRecord], _ layout: inout FileLayout
    ) -> [String]? {
        guard let last = comments.last, width > 1 || layout.dialect.blanks else { return nil }
        var plain = layout.dialect
        plain.comments = false
        let fields = (try? Sample(PrefixedStream(last)).records(plain, limit: 1).first?.cells) ?? []
        var content = last
        content.removeFirst()
        let inner = (try? Sample(PrefixedStream(content)).records(plain, limit: 1).first?.cells) ?? []
        let names = inner.count == width ? inner : fields
        guard names.count == width, options.header != false else { return nil }
        if comments.count == 1, fields.count == width, fields.first?.count == 1 {
            // "#" is the name of the first column.
            layout.dialect.comments = false
            return nil
        }
        let first = records.first?.kinds ?? []
        guard names.allSatisfy({ !$0.isEmpty && !CellKind($0).isTyped }), first.contains(where: \.isTyped) else {
            return nil
        }
        return names.map { text($0) }
    }

    /// Passes over lines of titles above the header: they have fewer fields than the rows below, and only text.
    private func dropTitles(_ records: inout [SampleRecord], width: Int, _ layout: inout FileLayout) {
        guard width > 1, let start = records.firstIndex(where: { isRow($0, width: width) }), start > 0, start <= 30,
            records[..<start].allSatisfy({ !$0.kinds.contains(.number) || $0.filled < max(2, width / 2) })
        else { return }
        let lines = records[..<start].map(\.line)
        layout.notes.append(
            DataNote(
                .choice, code: "data.title-lines",
                message: start == 1
                    ? "Line \(lines[0]) is passed over: it is no row of \(width) columns."
                    : "\(start) lines from line \(lines[0]) on are passed over: they are no rows of \(width) columns."))
        drop(start, &records, &layout)
    }

    private func isRow(_ record: SampleRecord, width: Int) -> Bool {
        guard record.cells.count >= max(2, width - 1) else { return width == 2 && record.cells.count >= 2 }
        return width == 2 || record.filled >= 2 || record.kinds.contains(where: \.isTyped)
    }

    /// The most frequent number of fields; among equals the largest.
    private func usualWidth(_ records: [SampleRecord]) -> Int {
        var counts: [Int: Int] = [:]
        for record in records { counts[record.cells.count, default: 0] += 1 }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
    }

    // MARK: Names

    private func nameColumns(
        _ records: [SampleRecord], width: Int, commentHeader: [String]?, _ layout: inout FileLayout
    ) throws(DataFailure) {
        var records = records
        var header: [String]?
        if let commentHeader {
            header = commentHeader
        } else if let first = records.first {
            let isHeader = options.header ?? HeaderDetection(records).isHeader
            if isHeader {
                header = first.cells.map { text($0) }
                drop(1, &records, &layout)
            } else if options.header == nil {
                layout.notes.append(
                    DataNote(
                        .choice, code: "data.no-header", message: "The first line is read as data, not as a header.",
                        remedy: "Give --header if it names the columns."))
            }
        }
        let rows = records.isEmpty ? (header?.count ?? width) : usualWidth(records)
        let trailing =
            rows > 1 && !records.isEmpty
            && records.allSatisfy {
                $0.cells.count != rows || $0.cells.last?.isEmpty == true && $0.isQuoted.last == false
            }
        if var names = header {
            if trailing, names.count == rows, names.last?.isEmpty == true { names.removeLast() }
            if !trailing, names.count == rows - 1, records.allSatisfy({ $0.cells.count == rows }) {
                // As R writes tables: the names of rows have no header.
                names.insert("row", at: 0)
            }
            layout.names = distinctNames(names)
            if layout.names.isEmpty { layout.names = ["column 1"] }
        } else {
            let count = max(1, trailing ? rows - 1 : rows)
            layout.names = count == 1 ? ["value"] : indices(count).map { "column \($0 + 1)" }
        }
        if layout.names.count > FileLayout.mostColumns {
            throw DataFailure(
                code: "data.too-many-columns",
                message: "\(name) has \(layout.names.count) columns; at most \(FileLayout.mostColumns) are read.",
                remedy: "Check the separator (--separator C), or take out columns that are not needed.")
        }
    }

    private func text(_ cell: [UInt8]) -> String {
        var (output, count): ([UInt8], NonASCIICount) = ([], NonASCIICount())
        appendMixed(cell.filter { $0 != 0 }, to: &output, count: &count, line: 1)
        let cleaned = output.map { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 ? 0x20 : $0 }
        return cleaned.withUnsafeBufferPointer { String(decoding: trimmed($0), as: UTF8.self) }
    }
}

/// Names for columns: a missing name is "column 3", a repeated one has " (2)" appended.
func distinctNames(_ names: [String]) -> [String] {
    var used: Set<String> = []
    return names.enumerated().map { position, name in
        let base = name.isEmpty ? "column \(position + 1)" : name
        var result = base
        var number = 2
        while !used.insert(result).inserted {
            result = "\(base) (\(number))"
            number += 1
        }
        return result
    }
}
