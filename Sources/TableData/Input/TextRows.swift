/// Rows of a text: CSV with any separator, JSON or NDJSON. The kinds of its columns are decided from its beginning and
/// checked against all of it; what does not fit into memory is read anew for each question.
final class TextRows: RowSource {
    let name: String
    private let input: ReplayableInput
    private let options: ReadOptions
    private var known: KnownText?
    private var table: DataTable?
    private var description: TableDescription?

    init(_ input: DataInput, options: ReadOptions) throws(DataFailure) {
        name = input.name
        self.options = options
        self.input = try ReplayableInput(input, progress: options.progress)
    }

    func describe() throws(DataFailure) -> TableDescription {
        if let table = try wholeTable() { return table.description }
        return description ?? TableDescription(columns: [], rowCount: nil, notes: [])
    }

    func read(columns: [String]?, limit: Int?) throws(DataFailure) -> DataTable {
        if limit == nil || table != nil, let whole = try wholeTable() {
            return try whole.selecting(columns, limit: limit)
        }
        let known = try decided()
        let wanted = try columns.map { (names) throws(DataFailure) in try positions(names, known.names) }
        let pass = TextPass(input, known, options: options, columns: wanted, keeps: .rows(limit))
        try pass.run()
        if pass.isTooLarge { throw tooLarge() }
        let result = pass.table()
        return try result.selecting(nil, limit: limit)
    }

    func aggregate(_ aggregation: Aggregation) throws(DataFailure) -> AggregatedTable {
        if let table = try wholeTable() { return try table.aggregated(aggregation) }
        let known = try decided()
        var notes: [DataNote] = []
        let description = try describe()
        var result = try aggregateChunks(aggregation, of: description) { (columns, consume) throws(DataFailure) in
            let pass = TextPass(
                input, known, options: options, columns: try positions(columns, known.names), keeps: .chunks)
            try pass.run(consume)
            notes = pass.notes
        }
        result.notes = notes + result.notes
        return result
    }

    private func tooLarge() -> DataFailure {
        DataFailure(
            code: "data.too-large",
            message: "The rows of \(name) need more memory than \(options.memoryLimit >> 20) MB.",
            remedy: "Aggregate them, choose fewer columns, or take fewer rows.")
    }

    // MARK: What is known

    /// All rows, if they fit into memory, kept for further questions; else nil, and `description` is there.
    private func wholeTable() throws(DataFailure) -> DataTable? {
        if table != nil || description != nil { return table }
        let known = try decided(keepingTable: true)
        if table != nil || description != nil { return table }
        let pass = TextPass(input, known, options: options, columns: nil, keeps: .rows(nil))
        try pass.run()
        keep(pass)
        if table != nil { known.forgetRecords() }
        return table
    }

    private func keep(_ pass: TextPass) {
        if pass.isTooLarge { description = pass.description() } else { table = pass.table() }
    }

    /// The layout, and decisions that hold for all rows. A table that had to be read for it is kept.
    private func decided(keepingTable: Bool = false) throws(DataFailure) -> KnownText {
        if let known { return known }
        var candidate = try KnownText(input, options: options)
        if !candidate.isCertain {
            let pass = TextPass(
                input, candidate, options: options, columns: nil, keeps: keepingTable ? .rows(nil) : .description)
            try pass.run()
            if pass.refuted.isEmpty, keepingTable { keep(pass) }
            if !pass.refuted.isEmpty { try candidate.decideAnew(pass.refuted, input, options: options) }
        }
        known = candidate
        return candidate
    }
}

/// Positions of columns that are named by name or number.
func positions(_ references: [String], _ names: [String]) throws(DataFailure) -> [Int] {
    var result: [Int] = []
    for reference in references { result.append(try columnPosition(reference, among: names)) }
    return result
}

extension DataTable {
    /// Some columns in the order asked for, at most `limit` rows, and the notes that concern them.
    func selecting(_ references: [String]?, limit: Int?) throws(DataFailure) -> DataTable {
        var result = self
        if let references {
            let chosen = try positions(references, columns.map(\.name))
            result.columns = chosen.map { columns[$0] }
            let names = Set(result.columns.map(\.name))
            result.notes = notes.filter { $0.column.map(names.contains) ?? true }
        }
        if let limit, limit < rowCount {
            result.columns = result.columns.map { $0.prefix(limit) }
            result.rowCount = max(0, limit)
            result.notes.append(rowLimitNote(limit))
        }
        return result
    }
}

func rowLimitNote(_ limit: Int) -> DataNote {
    DataNote(
        .warning, code: "data.rows-left-out", message: "Only the first \(limit) rows are read; there are more.",
        remedy: "Aggregate the rows, or take a sample of them.")
}

extension DataColumn {
    func prefix(_ count: Int) -> DataColumn {
        var column = self
        switch values {
        case .numbers(let values):
            column.values = .numbers(Array(values.prefix(count)))
            column.missing = values.prefix(count).count { $0.isNaN }
        case .dates(let values):
            column.values = .dates(Array(values.prefix(count)))
            column.missing = values.prefix(count).count { $0.isNaN }
        case .categories(let codes, let names):
            let kept = Array(codes.prefix(count))
            let used = (kept.max() ?? -1) + 1
            column.values = .categories(codes: kept, names: Array(names.prefix(Int(used))))
            column.missing = kept.count { $0 < 0 }
        }
        return column
    }
}

/// Opens a text: CSV, JSON or NDJSON, compressed with gzip or not. What it is is decided from its beginning.
package func openRows(_ input: DataInput, options: ReadOptions = ReadOptions()) throws(DataFailure) -> any RowSource {
    try TextRows(input, options: options)
}
