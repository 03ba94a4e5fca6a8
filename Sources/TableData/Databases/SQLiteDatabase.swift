import CSQLite
import Foundation

/// An SQLite file, opened for reading.
final class SQLiteDatabase: Database {
    /// An aggregate of a value and shares that is defined for each connection, since SQLite has none.
    static let quantileFunction = "ridgeline_quantile"

    let name: String
    let dialect: SQLDialect
    let log = StatementLog()
    private(set) var countedRows: Int?
    private let markers: SQLiteMarkers
    private let options: ReadOptions
    private let handle: OpaquePointer

    init(_ path: String, options: ReadOptions) throws(DataFailure) {
        (name, self.options) = (path, options)
        dialect = SQLDialect(engine: .sqlite, missing: options.missing)
        markers = SQLiteMarkers(options.missing)
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
            handle, Self.quantileFunction, -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil, nil, addToQuantile, endQuantile,
            nil)
        SQLiteProfile.define(handle, markers)
    }

    deinit { sqlite3_close_v2(handle) }

    func tables() throws(DataFailure) -> [String] {
        let sql =
            "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' ORDER BY name"
        return try list(sql).compactMap { $0.first.flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) } }
    }

    func rows(_ sql: String, _ body: (_ cells: [[UInt8]?]) throws(DataFailure) -> Bool) throws(DataFailure) {
        log.begin(sql)
        let watch = QueryWatch(options)
        sqlite3_progress_handler(handle, 20_000, watchProgress, Unmanaged.passUnretained(watch).toOpaque())
        defer { sqlite3_progress_handler(handle, 0, nil, nil) }
        try withStatement(sql) { (statement) throws(DataFailure) in
            let count = sqlite3_column_count(statement)
            while true {
                let result = sqlite3_step(statement)
                if result == SQLITE_DONE { return }
                if result == SQLITE_INTERRUPT || watch.isInterrupted { throw watch.failure(name) }
                guard result == SQLITE_ROW else { throw refused(sql) }
                log.countRow()
                watch.countRow()
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
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
            throw refused(sql)
        }
        defer { sqlite3_finalize(statement) }
        try body(statement)
    }

    private func refused(_ sql: String) -> DataFailure {
        let reason = String(cString: sqlite3_errmsg(handle))
        let offset = Int(sqlite3_error_offset(handle))
        var failure = DataFailure(
            code: "data.query", message: "\(name) refuses the query: \(reason)\(sqlPlace(offset, in: sql)).",
            remedy: "Check --query; sqlite3 tells more about it.")
        if sqlite3_errcode(handle) & 0xff == SQLITE_BUSY {
            failure.remedy = "Another program is writing to it: try again when it has ended, or read a copy."
        } else if let table = afterPrefix("no such table: ", reason) {
            failure.wrongName = .init(table, known: names("SELECT name FROM sqlite_schema"))
        } else if let column = afterPrefix("no such column: ", reason) {
            let sql = "SELECT DISTINCT p.name FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS p"
            failure.wrongName = .init(column, known: names(sql))
        }
        return failure
    }

    private func afterPrefix(_ prefix: String, _ text: String) -> String? {
        text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
    }

    /// The first column of a short answer; empty where it is refused.
    private func names(_ sql: String) -> [String] {
        var names: [String] = []
        try? withStatement(sql) { (statement) throws(DataFailure) in
            while sqlite3_step(statement) == SQLITE_ROW {
                names.append(String(decoding: cell(statement, 0) ?? [], as: UTF8.self))
            }
        }
        return names
    }

    // MARK: Kinds

    /// Columns have no fixed types in SQLite, so their cells decide, as those of a text do: all of them for whether
    /// they are numbers, the first ten thousand for what texts are. A guess about texts is checked against all of them.
    func columns(of query: String) throws(DataFailure) -> [DatabaseColumn] {
        var names: [String] = []
        try withStatement("SELECT * FROM (\(query)) AS q LIMIT 0") { (statement) throws(DataFailure) in
            names = (0..<sqlite3_column_count(statement)).map { String(cString: sqlite3_column_name(statement, $0)) }
        }
        if names.isEmpty { return [] }
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
        let offsets = options.timeZone.isUTC ? 1 : 0
        let asked = names.map { "\(SQLiteProfile.function)(\(dialect.identifier($0)), \(offsets))" }
        let sql = "SELECT count(*), \(asked.joined(separator: ", ")) FROM (\(query)) AS q"
        let answer = try list(sql).first ?? []
        let rows = databaseNumber(answer.first ?? nil).flatMap { Int(exactly: $0) } ?? 0
        countedRows = rows
        return zip(zip(names, decisions), answer.dropFirst()).map { known, cell in
            column(known.0, known.1, SQLiteProfile(cell), rows: rows)
        }
    }

    private func column(
        _ name: String, _ decision: ColumnDecision, _ profile: SQLiteProfile?, rows: Int
    ) -> DatabaseColumn {
        var result = DatabaseColumn(name: name, rule: decision.rule)
        let (numbers, texts) = (profile?.numbers ?? 0, profile?.texts ?? 0)
        switch decision.rule {
        case .date where texts > 0 || numbers == 0:
            let longest = profile?.longest ?? 10
            (result.isDay, result.hasFractions) = (longest == 10, longest > 19)
            result.isComputable = numbers == 0 && profile?.dates ?? 0 == texts
        case .number where texts > 0:
            result.isComputable = false
            result.notation = decision.notation
        case .bool where texts > 0: result.isComputable = false
        case _ where texts == 0 && numbers > 0:
            (result.rule, result.notation) = (.number(.point), decision.notation)
        case .number, .bool: break
        default: result.rule = .text
        }
        guard let profile else { return result }
        if case .number = result.rule, result.isComputable {
            result.found.missing = rows - profile.finite
            if profile.finite > 0 { (result.found.lower, result.found.upper) = (profile.lower, profile.upper) }
        } else if result.rule == .text, numbers == 0, profile.distinct >= 0 {
            result.found.distinct = profile.distinct
        }
        return result
    }
}

/// Called by SQLite every so many steps; anything but 0 ends the statement.
private func watchProgress(_ context: UnsafeMutableRawPointer?) -> Int32 {
    guard let context else { return 0 }
    let watch = Unmanaged<QueryWatch>.fromOpaque(context).takeUnretainedValue()
    watch.tell()
    return watch.isInterrupted ? 1 : 0
}

/// The values of a group, held by the database between rows.
private final class QuantileValues {
    var values: [Double] = []
    var shares: [Double] = []
}

/// Where the database keeps a group's values: a pointer in memory that it clears at first.
private func quantileSlot(_ context: OpaquePointer?) -> UnsafeMutablePointer<Unmanaged<QuantileValues>?>? {
    sqlite3_aggregate_context(context, Int32(MemoryLayout<Unmanaged<QuantileValues>?>.size))?
        .assumingMemoryBound(to: Unmanaged<QuantileValues>?.self)
}

private func addToQuantile(
    _ context: OpaquePointer?, _ count: Int32, _ arguments: UnsafeMutablePointer<OpaquePointer?>?
) {
    guard let slot = quantileSlot(context), let arguments, count >= 2 else { return }
    let group = slot.pointee ?? Unmanaged.passRetained(QuantileValues())
    slot.pointee = group
    if sqlite3_value_type(arguments[0]) == SQLITE_NULL { return }
    let values = group.takeUnretainedValue()
    values.values.append(sqlite3_value_double(arguments[0]))
    if values.shares.isEmpty {
        values.shares = (1..<Int(count)).map { sqlite3_value_double(arguments[$0]) }  // checked: at least 2
    }
}

private func endQuantile(_ context: OpaquePointer?) {
    guard let slot = quantileSlot(context), let group = slot.pointee?.takeRetainedValue() else {
        return sqlite3_result_null(context)
    }
    let sorted = group.values.sorted()
    let results = group.shares.map { quantile($0, ofSorted: sorted) }
    guard let first = results.first, !first.isNaN else { return sqlite3_result_null(context) }
    if results.count == 1 { return sqlite3_result_double(context, first) }
    let text = results.map { "\($0)" }.joined(separator: " ")
    sqlite3_result_text(context, text, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
}
