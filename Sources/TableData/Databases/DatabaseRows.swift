import Foundation

/// The rows of a query. Aggregations are carried out by the database, so that only what is drawn is sent; what it
/// cannot compute as it is done here is computed here, from rows that are not kept.
final class DatabaseRows: QuerySource {
    let database: any Database
    let options: ReadOptions
    /// As it was given.
    private let given: String
    /// The table that it names; nil for a query.
    let tableName: String?
    private var known: [DatabaseColumn]?
    private var described: TableDescription?
    /// What the server was found to lack, said once.
    var lacks: [DataNote] = []

    var name: String { database.name }
    var statements: [DatabaseStatement] { database.log.statements }

    /// `query` is a query, the name of a table, or nil for the only table that there is.
    init(_ database: any Database, query: String?, options: ReadOptions) throws(DataFailure) {
        (self.database, self.options) = (database, options)
        let text = query?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        if text.isEmpty {
            tableName = try Self.onlyTable(database)
        } else {
            tableName = try Self.tableName(text, database)
        }
        if let tableName {
            given = "SELECT * FROM \(tableName)"
        } else {
            given = try SQLStatement(text).text
        }
    }

    private static func onlyTable(_ database: any Database) throws(DataFailure) -> String {
        let tables = try database.tables()
        if let only = tables.first, tables.count == 1 { return database.dialect.identifier(only) }
        let list = tables.prefix(20).joined(separator: ", ") + (tables.count > 20 ? ", …" : "")
        throw DataFailure(
            code: "data.which-table",
            message: tables.isEmpty ? "\(database.name) has no tables." : "\(database.name) has several tables.",
            remedy: tables.isEmpty
                ? "Name another database." : "Give --query with one of \(list), or a query in SQL.")
    }

    /// The table that a text names, as SQL writes it: with quotes as it is; else exactly, else in another case. nil for
    /// a query.
    private static func tableName(_ text: String, _ database: any Database) throws(DataFailure) -> String? {
        let dialect = database.dialect
        let isWord = !text.contains { $0.isWhitespace || "();'".contains($0) }
        if text.first == "\"", text.last == "\"", !text.dropFirst().dropLast().contains(where: { $0 == ";" }) {
            return text
        }
        let tables = try database.tables()
        if tables.contains(text) { return dialect.identifier(text) }
        let alike = tables.filter { $0.lowercased() == text.lowercased() }
        if let only = alike.first, alike.count == 1 { return dialect.identifier(only) }
        guard isWord else { return nil }
        // Of another schema, or of another database that is attached.
        if text.contains(".") {
            return text.split(separator: ".", omittingEmptySubsequences: false).map { dialect.identifier(String($0)) }
                .joined(separator: ".")
        }
        throw DataFailure(
            code: "data.no-such-table", message: "\(database.name) has no table “\(text)”.",
            remedy: tables.isEmpty
                ? "It has no tables that you may read." : "There are \(tables.prefix(20).joined(separator: ", ")).",
            wrongName: .init(text, known: tables))
    }

    // MARK: Columns

    func describe() throws(DataFailure) -> TableDescription {
        if let described { return described }
        let columns = try columns()
        let found = try DatabaseStatistics(database, options).found(columns, in: query, table: tableName)
        known = found.columns
        let result = TableDescription(
            columns: found.columns.map { column in
                ColumnDescription(
                    name: column.name, kind: column.rule.kind, missing: column.found.missing,
                    lower: column.found.lower, upper: column.found.upper, distinct: column.found.distinct,
                    resolution: column.isDay ? .day : nil, notation: column.notation)
            }, rowCount: found.rowCount,
            notes: try database.columnNotes(of: columns) + missingNotes(found.columns, of: found.rowCount ?? 0))
        described = result
        return result
    }

    private func missingNotes(_ columns: [DatabaseColumn], of rows: Int) -> [DataNote] {
        columns.filter { $0.found.missing > 0 }.map { column in
            DataNote(
                .warning, code: "data.missing-cells",
                message: "“\(column.name)” misses \(column.found.missing) of \(rows) cells.",
                remedy: "Missing cells are left out.", column: column.name)
        }
    }

    /// The query whose columns are read as they are.
    var query: String {
        guard let known, known.contains(where: { $0.expression != nil }) else { return given }
        let list = known.map { column in
            let name = database.dialect.identifier(column.name)
            return column.expression.map { "\($0) AS \(name)" } ?? name
        }
        return "SELECT \(list.joined(separator: ", ")) FROM (\(given)) AS t"
    }

    /// The query's columns, with what the options say about them.
    func columns() throws(DataFailure) -> [DatabaseColumn] {
        if let known { return known }
        var columns = try database.columns(of: given)
        let names = columns.map(\.name)
        if Set(names).count < names.count {
            throw DataFailure(
                code: "data.same-names", message: "The query has several columns of the same name.",
                remedy: "Give each column a name of its own: SELECT a.x AS x1, b.x AS x2")
        }
        for (reference, kind) in options.kinds.sorted(by: { $0.key < $1.key }) {
            let position = try columnPosition(reference, among: names)
            if columns[position].rule.kind == kind { continue }
            columns[position].isComputable = kind == .text
            columns[position].rule = rule(kind)
            columns[position].expression = nil
            columns[position].found = DatabaseColumn.Found()
        }
        for (reference, unit) in options.epochs.sorted(by: { $0.key < $1.key }) {
            let position = try columnPosition(reference, among: names)
            columns[position] = database.dialect.epoch(columns[position], unit, options.timeZone)
        }
        known = columns
        return columns
    }

    private func rule(_ kind: ColumnKind) -> ColumnRule {
        switch kind {
        case .number: .number(options.decimalMark ?? .point)
        case .date: .date(DateRule(order: options.dateOrder ?? .yearMonthDay, readsDigits: true))
        case .text: .text
        case .bool: .bool
        }
    }

    // MARK: Rows

    func read(columns wanted: [String]?, limit: Int?) throws(DataFailure) -> DataTable {
        var builders: [ColumnBuilder] = []
        var rowCount = 0
        try chunks(wanted, limit: limit.map { $0 + 1 }) { (chunk, all) throws(DataFailure) in
            (builders, rowCount) = (all, rowCount + chunk)
            if all.reduce(0, { $0 + $1.byteCount }) > options.memoryLimit {
                throw DataFailure(
                    code: "data.too-large",
                    message: "The answer of \(name) needs more memory than \(options.memoryLimit >> 20) MB.",
                    remedy: "Aggregate the rows, or have the query send fewer of them.")
            }
        }
        let columns = try chosen(wanted)
        let table = DataTable(
            columns: zip(columns, builders).map { column, builder in
                DataColumn(
                    name: column.name, kind: column.rule.kind, values: builder.take(), missing: builder.missing,
                    resolution: builder.unit, notation: column.notation)
            }, rowCount: rowCount,
            notes: lacks + zip(columns, builders).flatMap { notes($0, $1, rowCount) })
        return try table.selecting(nil, limit: limit)
    }

    /// What was found while a column was built, but for what the description says.
    func notes(_ column: DatabaseColumn, _ builder: ColumnBuilder, _ rows: Int) -> [DataNote] {
        builder.notes(column.name, of: rows).filter { $0.code != "data.missing-cells" || column.found.missing == 0 }
    }

    func chosen(_ wanted: [String]?) throws(DataFailure) -> [DatabaseColumn] {
        let columns = try columns()
        guard let wanted else { return columns }
        return try positions(wanted, columns.map(\.name)).map { columns[$0] }
    }

    /// Hands on ten thousand rows or sixteen million bytes at a time, as columns that are being built; at least once.
    func chunks(
        _ wanted: [String]?, limit: Int?,
        _ consume: (_ rows: Int, _ builders: [ColumnBuilder]) throws(DataFailure) -> Void
    ) throws(DataFailure) {
        let columns = try chosen(wanted)
        let builders = columns.map { ColumnBuilder($0.rule, options: options, takesTextsAsTheyAre: true) }
        let names = columns.map { database.dialect.identifier($0.name) }.joined(separator: ", ")
        let end = limit.map { " LIMIT \($0)" } ?? ""
        var batch = CellBatch()
        try database.rows("SELECT \(names.isEmpty ? "1" : names) FROM (\(query)) AS q\(end)") {
            (cells) throws(DataFailure) in
            batch.add(names.isEmpty ? [] : cells)
            if batch.count == 10_000 || batch.byteCount > 16 << 20 {
                batch.append(to: builders)
                try consume(batch.count, builders)
                batch = CellBatch(firstLine: batch.nextLine)
            }
            return true
        }
        batch.append(to: builders)
        try consume(batch.count, builders)
    }
}
