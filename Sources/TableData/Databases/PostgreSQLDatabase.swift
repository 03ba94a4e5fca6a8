import Foundation

/// A connection to a PostgreSQL server, or to an engine that speaks its protocol.
final class PostgreSQLDatabase: Database {
    let name: String
    let dialect: SQLDialect
    private let library: LibPQ
    private let connection: LibPQ.Connection

    /// Connects. `address` is a URI such as postgresql://user@host/database; what it leaves out comes from where the
    /// library always takes it (PGPASSWORD, ~/.pgpass, a service file).
    init(_ address: String, options: ReadOptions) throws(DataFailure) {
        name = Self.withoutPassword(address)
        dialect = SQLDialect(engine: .postgresql, missing: options.missing)
        guard let library = LibPQ.shared else {
            throw DataFailure(
                code: "data.no-libpq", message: "PostgreSQL databases need the library libpq, which is not here.",
                remedy: "Install it: apt-get install libpq5")
        }
        let words = [
            ("client_encoding", "UTF8"), ("fallback_application_name", "ridgeline"), ("connect_timeout", "10"),
            ("dbname", address),
        ]
        let keys = words.map { strdup($0.0) }
        let values = words.map { strdup($0.1) }
        defer { (keys + values).forEach { free($0) } }
        let connection = library.connect(
            keys.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
        guard let connection else {
            throw DataFailure(
                code: "data.no-connection", message: "There is no memory for a connection.",
                remedy: "Close other programs.")
        }
        guard library.status(connection) == LibPQ.connectionOK else {
            let reason = Self.text(library.errorMessage(connection))
            library.finish(connection)
            throw DataFailure(
                code: "data.no-connection", message: "\(name) does not answer: \(reason)",
                remedy: "Check host, port, database and user, and that the server accepts connections from here.")
        }
        (self.library, self.connection) = (library, connection)
        for setting in [
            "DateStyle TO 'ISO'", "TIME ZONE \(dialect.literal(options.timeZone.postgresName))",
            "extra_float_digits TO 1",
        ] {
            // An engine that lacks a setting has none to change.
            try? rows("SET \(setting)") { (_) throws(DataFailure) in true }
        }
    }

    deinit { library.finish(connection) }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
        (pointer.map { String(cString: $0) } ?? "").split(separator: "\n").joined(separator: " ")
    }

    static func withoutPassword(_ address: String) -> String {
        guard let scheme = address.range(of: "://") else { return address }
        let rest = address[scheme.upperBound...]
        let authority = rest.prefix { $0 != "/" && $0 != "?" }
        guard let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":") else {
            return address
        }
        return String(address[..<scheme.upperBound] + authority[..<colon] + rest[at...])
    }

    // MARK: Questions

    func tables() throws(DataFailure) -> [String] {
        let sql = """
            SELECT table_name FROM information_schema.tables WHERE table_schema NOT IN ('pg_catalog', \
            'information_schema') AND table_schema = current_schema() ORDER BY table_name
            """
        return try list(sql).compactMap { $0.first.flatMap { $0 }.map { String(decoding: $0, as: UTF8.self) } }
    }

    func columns(of query: String) throws(DataFailure) -> [DatabaseColumn] {
        var columns: [DatabaseColumn] = []
        try answer("SELECT * FROM (\(query)) AS q LIMIT 0") { (result) throws(DataFailure) in
            if !columns.isEmpty { return true }
            columns = (0..<library.fieldCount(result)).map { field in
                Self.column(Self.text(library.fieldName(result, field)), type: library.fieldType(result, field))
            }
            return true
        }
        return columns
    }

    /// Types by the numbers that PostgreSQL gives its own.
    private static func column(_ name: String, type: UInt32) -> DatabaseColumn {
        let days = ColumnRule.date(DateRule(order: .yearMonthDay))
        switch type {
        case 20, 21, 23, 26, 700, 701, 1700: return DatabaseColumn(name: name, rule: .number(.point))
        case 1082: return DatabaseColumn(name: name, rule: days, isDay: true)
        case 1114: return DatabaseColumn(name: name, rule: days)
        case 1184: return DatabaseColumn(name: name, rule: days, isInstant: true)
        case 16: return DatabaseColumn(name: name, rule: .bool)
        default: return DatabaseColumn(name: name, rule: .text)
        }
    }

    func rows(_ sql: String, _ body: (_ cells: [[UInt8]?]) throws(DataFailure) -> Bool) throws(DataFailure) {
        try answer(sql) { (result) throws(DataFailure) in
            let fields = library.fieldCount(result)
            for row in 0..<library.rowCount(result) {
                let cells = (0..<fields).map { field -> [UInt8]? in
                    guard library.isNull(result, row, field) == 0, let value = library.value(result, row, field) else {
                        return nil
                    }
                    let length = Int(library.length(result, row, field))
                    return value.withMemoryRebound(to: UInt8.self, capacity: length) {
                        Array(UnsafeBufferPointer(start: $0, count: length))
                    }
                }
                if try !body(cells) { return false }
            }
            return true
        }
    }

    /// Sends a query and hands on each part of its answer, until `body` returns false.
    private func answer(_ sql: String, _ body: (LibPQ.Result) throws(DataFailure) -> Bool) throws(DataFailure) {
        guard library.sendQuery(connection, sql) == 1 else {
            throw refused(Self.text(library.errorMessage(connection)))
        }
        _ = library.setSingleRowMode(connection)
        var failure: DataFailure?
        var goesOn = true
        while let result = library.getResult(connection) {
            defer { library.clear(result) }
            let status = library.resultStatus(result)
            if status == LibPQ.tuplesOK || status == LibPQ.singleTuple {
                guard goesOn, failure == nil else { continue }
                do throws(DataFailure) {
                    goesOn = try body(result)
                } catch {
                    failure = error
                }
                if !goesOn || failure != nil { stop() }
            } else if status != LibPQ.commandOK, failure == nil, goesOn {
                failure = refused(Self.text(library.resultErrorMessage(result)))
            }
        }
        if let failure { throw failure }
    }

    /// Asks the server to end the query that it is answering.
    private func stop() {
        guard let handle = library.getCancel(connection) else { return }
        var reason = [CChar](repeating: 0, count: 256)
        _ = library.cancel(handle, &reason, 256)
        library.freeCancel(handle)
    }

    private func refused(_ reason: String) -> DataFailure {
        DataFailure(
            code: "data.query", message: "\(name) refuses the query: \(reason)",
            remedy: "Check --query; psql tells more about it.")
    }
}

extension TimeZone {
    /// As PostgreSQL names it.
    fileprivate var postgresName: String { isUTC ? "UTC" : identifier }
}
