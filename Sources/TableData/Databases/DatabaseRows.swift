import Foundation

/// The rows of a query. Aggregations are carried out by the database, so that only what is drawn is sent; what it
/// cannot compute as it is done here is computed here, from rows that are not kept.
final class DatabaseRows: RowSource {
    private let database: any Database
    private let query: String
    private let options: ReadOptions
    private var known: [DatabaseColumn]?

    var name: String { database.name }

    /// `query` is a query, the name of a table, or nil for the only table that there is.
    init(_ database: any Database, query: String?, options: ReadOptions) throws(DataFailure) {
        (self.database, self.options) = (database, options)
        let text = query?.trimmingCharacters(in: CharacterSet(charactersIn: "; \n\r\t")) ?? ""
        if text.isEmpty {
            let tables = try database.tables()
            guard let only = tables.first, tables.count == 1 else {
                let list = tables.prefix(20).joined(separator: ", ")
                throw DataFailure(
                    code: "data.which-table",
                    message: tables.isEmpty
                        ? "\(database.name) has no tables." : "\(database.name) has several tables.",
                    remedy: tables.isEmpty
                        ? "Name another database." : "Give --query with one of \(list), or a query in SQL.")
            }
            self.query = "SELECT * FROM \(database.dialect.identifier(only))"
        } else if text.contains(where: \.isWhitespace) {
            self.query = text
        } else {
            self.query =
                "SELECT * FROM "
                + text.split(separator: ".").map { database.dialect.identifier(String($0)) }.joined(separator: ".")
        }
    }

    func describe() throws(DataFailure) -> TableDescription {
        let columns = try columns()
        let names = distinctNames(columns.map(\.name))
        return TableDescription(
            columns: zip(columns, names).map { column, name in
                ColumnDescription(name: name, kind: column.rule.kind, resolution: column.isDay ? .day : nil)
            }, rowCount: nil, notes: [])
    }

    /// The query's columns, with what the options say about them.
    private func columns() throws(DataFailure) -> [DatabaseColumn] {
        if let known { return known }
        var columns = try database.columns(of: query)
        let names = columns.map(\.name)
        if Set(names).count < names.count {
            throw DataFailure(
                code: "data.same-names", message: "The query has several columns of the same name.",
                remedy: "Give each column a name of its own: SELECT a.x AS x1, b.x AS x2")
        }
        for (reference, kind) in options.kinds.sorted(by: { $0.key < $1.key }) {
            let position = try columnPosition(reference, among: names)
            if columns[position].rule.kind == kind { continue }
            columns[position].isComputable = false
            columns[position].rule = rule(kind)
        }
        for (reference, unit) in options.epochs.sorted(by: { $0.key < $1.key }) {
            let position = try columnPosition(reference, among: names)
            (columns[position].rule, columns[position].isComputable) = (.epoch(unit, .point), false)
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
                    resolution: builder.unit)
            }, rowCount: rowCount,
            notes: zip(columns, builders).flatMap { column, builder in builder.notes(column.name, of: rowCount) })
        return try table.selecting(nil, limit: limit)
    }

    private func chosen(_ wanted: [String]?) throws(DataFailure) -> [DatabaseColumn] {
        let columns = try columns()
        guard let wanted else { return columns }
        return try positions(wanted, columns.map(\.name)).map { columns[$0] }
    }

    /// Hands on ten thousand rows or sixteen million bytes at a time, as columns that are being built; at least once.
    private func chunks(
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

    // MARK: Aggregation

    func aggregate(_ aggregation: Aggregation) throws(DataFailure) -> AggregatedTable {
        let description = try describe()
        let columns = try columns()
        let byName = Dictionary(columns.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let plan = try AggregationPlan(aggregation, of: description) { (column) throws(DataFailure) in
            try statistics(of: byName[column])
        }
        var push = SQLAggregation(plan: plan, dialect: database.dialect, columns: byName, timeZone: options.timeZone)
        guard push.isPossible else { return try aggregateHere(aggregation, description) }
        if let top = aggregation.top {
            let sizes = try aggregate(try aggregation.topAggregation(top, of: description))
            push.top = (top.key, TopSelection(sizes, count: top.count, others: top.others))
        }
        let sql = push.sql(query)
        var table = push.table(try database.list(sql))
        table.query = sql
        return table
    }

    /// Range, mean and deviation of a column, computed by the database where it can.
    private func statistics(of column: DatabaseColumn?) throws(DataFailure) -> NumberStatistics {
        guard let column else { return NumberStatistics() }
        let isDate = column.rule.kind == .date
        guard column.isComputable, !isDate || database.dialect.engine == .postgresql else {
            var statistics = NumberStatistics()
            try chunks([column.name], limit: nil) { (_, builders) throws(DataFailure) in
                for value in builders[0].numericValues { statistics.add(value) }
                builders[0].clear()
            }
            return statistics
        }
        let values = "(SELECT \(database.dialect.number(column)) AS v FROM (\(query)) AS q) AS x"
        let first = try database.list("SELECT count(v), avg(v), min(v), max(v) FROM \(values)").first ?? []
        let found = first.map { databaseNumber($0) ?? .nan }
        guard found.count == 4, found[0] > 0 else { return NumberStatistics() }
        let mean = database.dialect.literal(found[1])
        let second = try database.list("SELECT sum((v - \(mean)) * (v - \(mean))) FROM \(values)").first?.first ?? nil
        let variance = (databaseNumber(second) ?? 0) / max(1, found[0] - 1)
        let shift = isDate ? referenceSince1970 : 0
        return NumberStatistics(
            count: found[0], mean: found[1] - shift, deviation: variance.squareRoot(), lower: found[2] - shift,
            upper: found[3] - shift)
    }

    private func aggregateHere(_ aggregation: Aggregation, _ description: TableDescription) throws(DataFailure)
        -> AggregatedTable
    {
        var notes: [DataNote] = []
        var result = try aggregateChunks(aggregation, of: description) { (names, consume) throws(DataFailure) in
            let columns = try chosen(names)
            var total = 0
            try chunks(names, limit: nil) { (rows, builders) throws(DataFailure) in
                total += rows
                let cells = zip(columns, builders).map { column, builder in
                    DataColumn(
                        name: column.name, kind: column.rule.kind, values: builder.take(), resolution: builder.unit)
                }
                try consume(DataTable(columns: cells, rowCount: rows))
                notes = zip(columns, builders).flatMap { $1.notes($0.name, of: total) }
            }
        }
        result.notes = notes + result.notes
        return result
    }
}

/// Cells of a database's rows, gathered as a batch of records.
private final class CellBatch {
    private var bytes: [UInt8] = []
    private var records = RecordList()
    private var line: Int

    init(firstLine: Int = 1) { line = firstLine }

    deinit { records.deallocate() }

    var count: Int { records.count }
    var nextLine: Int { line }
    var byteCount: Int { bytes.count }

    func add(_ cells: [[UInt8]?]) {
        for cell in cells {
            let start = bytes.count
            if let cell { bytes += cell }
            records.add(start, bytes.count, .quoted)
        }
        records.close(line: line)
        line += 1
    }

    func append(to builders: [ColumnBuilder]) {
        bytes.withUnsafeBufferPointer { buffer in
            let batch = records.batch(buffer, isLast: false)
            for (position, builder) in builders.enumerated() { builder.append(batch, position: position) }
        }
    }
}

/// Whether an address means a database: a URI of PostgreSQL, or a file that begins as SQLite's do.
package func isDatabase(_ address: String) -> Bool {
    if isPostgreSQL(address) { return true }
    // A pipe must not even be opened: who writes to it takes that for the only reader.
    var status = stat()
    guard stat(address, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        let head = try? DescriptorStream(path: address).readBytes(16)
    else { return false }
    return head == Array("SQLite format 3\0".utf8)
}

private func isPostgreSQL(_ address: String) -> Bool {
    ["postgres://", "postgresql://"].contains { address.lowercased().hasPrefix($0) }
}

/// Opens an SQLite file or a PostgreSQL address. `query` is a query in SQL or the name of a table; without one the
/// database must have only one table.
package func openDatabase(
    _ address: String, query: String?, options: ReadOptions = ReadOptions()
) throws(DataFailure) -> any RowSource {
    if isPostgreSQL(address) {
        return try DatabaseRows(try PostgreSQLDatabase(address, options: options), query: query, options: options)
    }
    return try DatabaseRows(try SQLiteDatabase(address, options: options), query: query, options: options)
}
