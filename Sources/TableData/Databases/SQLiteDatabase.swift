import CSQLite
import Foundation

/// An SQLite file, opened for reading.
final class SQLiteDatabase: Database {
    /// An aggregate of a value and a share that is defined for each connection, since SQLite has none.
    static let quantileFunction = "ridgeline_quantile"

    let name: String
    let dialect: SQLDialect
    private let options: ReadOptions
    private let handle: OpaquePointer

    init(_ path: String, options: ReadOptions) throws(DataFailure) {
        (name, self.options) = (path, options)
        dialect = SQLDialect(engine: .sqlite, missing: options.missing)
        var handle: OpaquePointer?
        let result = sqlite3_open_v2(path, &handle, SQLITE_OPEN_READONLY, nil)
        guard result == SQLITE_OK, let handle else {
            let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "there is no memory"
            sqlite3_close_v2(handle)
            throw DataFailure(
                code: "data.unreadable", message: "\(path) cannot be read: \(reason).",
                remedy: "Check the path, and that it is a database that you may read.")
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, 5000)
        sqlite3_create_function_v2(
            handle, Self.quantileFunction, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil, nil, addToQuantile, endQuantile,
            nil)
    }

    deinit { sqlite3_close_v2(handle) }

    func tables() throws(DataFailure) -> [String] {
        let sql =
            "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' ORDER BY name"
        return try list(sql).compactMap { $0.first.flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) } }
    }

    func rows(_ sql: String, _ body: (_ cells: [[UInt8]?]) throws(DataFailure) -> Bool) throws(DataFailure) {
        try withStatement(sql) { (statement) throws(DataFailure) in
            let count = sqlite3_column_count(statement)
            while true {
                let result = sqlite3_step(statement)
                if result == SQLITE_DONE { return }
                guard result == SQLITE_ROW else { throw refused() }
                if try !body((0..<count).map { cell(statement, $0) }) { return }
            }
        }
    }

    private func cell(_ statement: OpaquePointer, _ column: Int32) -> [UInt8]? {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_NULL: return nil
        // SQLite itself writes numbers with 15 digits, which is not enough to get the same number back.
        case SQLITE_FLOAT: return Array("\(sqlite3_column_double(statement, column))".utf8)
        default:
            guard let text = sqlite3_column_text(statement, column) else { return [] }
            return Array(UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(statement, column))))
        }
    }

    private func withStatement(
        _ sql: String, _ body: (OpaquePointer) throws(DataFailure) -> Void
    ) throws(DataFailure) {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else { throw refused() }
        defer { sqlite3_finalize(statement) }
        try body(statement)
    }

    private func refused() -> DataFailure {
        DataFailure(
            code: "data.query", message: "\(name) refuses the query: \(String(cString: sqlite3_errmsg(handle))).",
            remedy: "Check --query; sqlite3 tells more about it.")
    }

    // MARK: Kinds

    /// Columns have no fixed types in SQLite, so their cells decide, as those of a text do: all of them for whether
    /// they are numbers, the first ten thousand for what texts are. A guess about texts is checked against all of them.
    func columns(of query: String) throws(DataFailure) -> [DatabaseColumn] {
        var names: [String] = []
        try withStatement("SELECT * FROM (\(query)) AS q LIMIT 0") { (statement) throws(DataFailure) in
            names = (0..<sqlite3_column_count(statement)).map { String(cString: sqlite3_column_name(statement, $0)) }
        }
        var profiles = [ColumnProfile](repeating: ColumnProfile(MissingMarkers(options)), count: names.count)
        var line = 0
        try rows("SELECT * FROM (\(query)) AS q LIMIT 10000") { (cells) throws(DataFailure) in
            line += 1
            for (index, cell) in cells.enumerated() {
                if let cell { profiles[index].add(cell, line: line) } else { profiles[index].addMissing() }
            }
            return true
        }
        var decided = options
        (decided.kinds, decided.epochs) = ([:], [:])
        let decisions = try ColumnDecisions(names: names, profiles: profiles, options: decided).decide()
        let sums = names.map {
            "\(typeCount($0, "'integer', 'real'")), \(typeCount($0, "'text', 'blob'")), \(dateCount($0))"
        }
        let counts = try list("SELECT \(sums.joined(separator: ", ")) FROM (\(query)) AS q").first ?? []
        return names.indices.map { index in
            let numbers = counts[3 * index..<3 * index + 3].map { databaseNumber($0) ?? 0 }
            return column(
                names[index], decisions[index].rule, numbers: numbers[0], texts: numbers[1], dates: numbers[2])
        }
    }

    private func typeCount(_ name: String, _ types: String) -> String {
        "sum(typeof(\(dialect.identifier(name))) IN (\(types)))"
    }

    /// Texts that begin with a day of ISO 8601 and that SQLite can compute with.
    private func dateCount(_ name: String) -> String {
        let cell = dialect.identifier(name)
        let hasOffset = options.timeZone.isUTC ? "" : " AND substr(\(cell), 12) NOT GLOB '*[-Zz+]*'"
        return "sum(date(\(cell)) IS NOT NULL AND date(substr(\(cell), 1, 10)) = substr(\(cell), 1, 10)\(hasOffset))"
    }

    private func column(
        _ name: String, _ rule: ColumnRule, numbers: Double, texts: Double, dates: Double
    ) -> DatabaseColumn {
        if texts == 0, numbers > 0 { return DatabaseColumn(name: name, rule: .number(.point)) }
        switch rule {
        case .date(let rule):
            return DatabaseColumn(name: name, rule: .date(rule), isComputable: numbers == 0 && dates == texts)
        case .number(let mark): return DatabaseColumn(name: name, rule: .number(mark), isComputable: texts == 0)
        case .bool: return DatabaseColumn(name: name, rule: .bool, isComputable: false)
        default: return DatabaseColumn(name: name, rule: .text)
        }
    }
}

/// The values of a group, held by the database between rows.
private final class QuantileValues {
    var values: [Double] = []
    var share = 0.5
}

/// Where the database keeps a group's values: a pointer in memory that it clears at first.
private func quantileSlot(_ context: OpaquePointer?) -> UnsafeMutablePointer<Unmanaged<QuantileValues>?>? {
    sqlite3_aggregate_context(context, Int32(MemoryLayout<Unmanaged<QuantileValues>?>.size))?
        .assumingMemoryBound(to: Unmanaged<QuantileValues>?.self)
}

private func addToQuantile(
    _ context: OpaquePointer?, _ count: Int32, _ arguments: UnsafeMutablePointer<OpaquePointer?>?
) {
    guard let slot = quantileSlot(context), let arguments, count == 2 else { return }
    let group = slot.pointee ?? Unmanaged.passRetained(QuantileValues())
    slot.pointee = group
    if sqlite3_value_type(arguments[0]) == SQLITE_NULL { return }
    let values = group.takeUnretainedValue()
    values.values.append(sqlite3_value_double(arguments[0]))
    values.share = sqlite3_value_double(arguments[1])
}

private func endQuantile(_ context: OpaquePointer?) {
    guard let slot = quantileSlot(context), let group = slot.pointee?.takeRetainedValue() else {
        return sqlite3_result_null(context)
    }
    let result = quantile(group.share, ofSorted: group.values.sorted())
    if result.isNaN { sqlite3_result_null(context) } else { sqlite3_result_double(context, result) }
}
