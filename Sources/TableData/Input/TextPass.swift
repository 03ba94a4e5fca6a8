/// One reading of a text from its first to its last row.
final class TextPass {
    enum Keeps {
        /// All rows, or about as many as are given.
        case rows(Int?)
        /// Nothing; each part of the rows is handed on.
        case chunks
        /// Only what a description needs.
        case description
    }

    private let input: ReplayableInput
    private let known: KnownText
    private let options: ReadOptions
    private let positions: [Int]
    private let keeps: Keeps
    private let builders: [ColumnBuilder]
    private var ragged = RaggedRows()
    private var streamNotes: [DataNote] = []
    private var rowCount = 0
    /// Whether there was no room for all rows; what was kept is gone then, but everything has been counted.
    private(set) var isTooLarge = false

    init(_ input: ReplayableInput, _ known: KnownText, options: ReadOptions, columns: [Int]?, keeps: Keeps) {
        (self.input, self.known, self.options, self.keeps) = (input, known, options, keeps)
        positions = columns ?? Array(known.names.indices)
        builders = positions.map { ColumnBuilder(known.decisions[$0].rule, options: options) }
    }

    func run(_ consume: (DataTable) throws(DataFailure) -> Void = { _ in }) throws(DataFailure) {
        let stream = try known.open(input, options: options)
        while let batch = try stream.nextBatch() {
            if case .csv(let layout) = known.format {
                ragged.count(batch, columns: layout.names.count)
            }
            for (builder, position) in zip(builders, positions) { builder.append(batch, position: position) }
            rowCount += batch.count
            if case .rows(let limit) = keeps, let limit, rowCount > limit { break }
            try handOver(batch.count, consume)
        }
        streamNotes = stream.notes
    }

    private func handOver(_ count: Int, _ consume: (DataTable) throws(DataFailure) -> Void) throws(DataFailure) {
        switch keeps {
        case .rows:
            if !isTooLarge { isTooLarge = builders.reduce(0) { $0 + $1.byteCount } > options.memoryLimit }
            if isTooLarge { summarize() }
        case .chunks:
            let columns = zip(builders, positions).map { builder, position in
                DataColumn(
                    name: known.names[position], kind: known.decisions[position].rule.kind, values: builder.take(),
                    resolution: builder.unit)
            }
            try consume(DataTable(columns: columns, rowCount: count))
        case .description: summarize()
        }
    }

    private func summarize() {
        for builder in builders { builder.summarize() }
    }

    // MARK: Results

    /// Positions of columns whose cells do not fit the decision that was made from the beginning of the text.
    var refuted: [Int] {
        zip(builders, positions).compactMap { builder, position in
            known.decisions[position].needsReview || builder.isRefuted ? position : nil
        }
    }

    /// The rows that were kept.
    func table() -> DataTable {
        let columns = zip(builders, positions).map { builder, position in
            let decision = known.decisions[position]
            return DataColumn(
                name: known.names[position], kind: decision.rule.kind, values: builder.take(), missing: builder.missing,
                resolution: builder.unit, notation: decision.notation, problem: decision.problem)
        }
        return DataTable(columns: columns, rowCount: rowCount, notes: notes)
    }

    func description() -> TableDescription {
        summarize()
        let columns = zip(builders, positions).map { builder, position in
            let decision = known.decisions[position]
            return ColumnDescription(
                name: known.names[position], kind: decision.rule.kind, missing: builder.missing, lower: builder.lower,
                upper: builder.upper, distinct: builder.distinct, resolution: builder.unit, notation: decision.notation,
                problem: decision.problem)
        }
        return TableDescription(columns: columns, rowCount: rowCount, notes: notes)
    }

    /// What there is to say about the text and the columns that were read: choices first.
    var notes: [DataNote] {
        var notes = known.notes + encodingNotes + streamNotes + ragged.notes(columns: known.names.count)
        if rowCount == 0 {
            notes.append(
                DataNote(
                    .warning, code: "data.no-rows", message: "\(input.name) has column names, but no rows.",
                    remedy: "Give --no-header if the first line is data."))
        }
        for (builder, position) in zip(builders, positions) {
            notes += known.decisions[position].notes
            notes += builder.notes(known.names[position], of: rowCount)
        }
        return notes.filter { $0.level == .choice } + notes.filter { $0.level == .warning }
    }

    private var encodingNotes: [DataNote] {
        let (valid, foreign) = builders.reduce((0, 0)) { ($0.0 + $1.nonASCII.valid, $0.1 + $1.nonASCII.foreign) }
        guard known.encoding == .utf8, foreign > 0 else { return [] }
        if valid == 0, options.encoding == nil {
            return [
                DataNote(
                    .choice, code: "data.encoding", message: "\(input.name) is no UTF-8 and is read as WINDOWS-1252.",
                    remedy: "Give --encoding NAME for another one.")
            ]
        }
        let lines = Set(builders.flatMap(\.nonASCII.foreignLines)).sorted()
        return [
            DataNote(
                .warning, code: "data.foreign-bytes",
                message:
                    "\(input.name) has bytes that are no UTF-8 (first on "
                    + lineList(Array(lines.prefix(3)), of: lines.count) + ")"
                    + "; they are read as WINDOWS-1252.",
                remedy: "Give --encoding NAME, or save the file as UTF-8.")
        ]
    }
}

extension ColumnBuilder {
    /// What there is to say about the cells of a column.
    func notes(_ name: String, of rowCount: Int) -> [DataNote] {
        var notes: [DataNote] = []
        let kind = rule.kind == .date ? "dates" : rule.kind == .bool ? "truth values" : "numbers"
        if bad > 0 {
            let examples = badExamples.map { "“\($0.text.prefix(40))” on line \($0.line)" }.joined(separator: ", ")
            let more = bad > badExamples.count ? " and \(bad - badExamples.count) more" : ""
            notes.append(
                DataNote(
                    .warning, code: "data.wrong-kind",
                    message: "“\(name)” has cells that are no \(kind) and count as missing: \(examples)\(more).",
                    remedy: "Correct them, or give --missing TEXT or --type \(name)=text.", column: name))
        }
        let plain = missing - bad
        if plain > 0, rowCount > 0 {
            let infinity = infinite > 0 ? ", \(infinite) of them infinite" : ""
            notes.append(
                DataNote(
                    .warning, code: "data.missing-cells",
                    message: plain == rowCount
                        ? "“\(name)” has no value in any of its \(rowCount) cells."
                        : "“\(name)” misses \(plain) of \(rowCount) cells (first on line \(firstMissingLine ?? 0))"
                            + "\(infinity).",
                    remedy: "Missing cells are left out.", column: name))
        }
        if nulBytes > 0 {
            notes.append(
                DataNote(
                    .warning, code: "data.nul-bytes", message: "“\(name)” has NUL bytes, which are left out.",
                    remedy: "Give --encoding utf-16 if the file is in that encoding.", column: name))
        }
        return notes
    }
}
