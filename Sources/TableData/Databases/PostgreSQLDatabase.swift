import Foundation

/// A connection to a PostgreSQL server, or to an engine that speaks its protocol.
final class PostgreSQLDatabase: Database {
    let name: String
    let dialect: SQLDialect
    let log = StatementLog()
    private let options: ReadOptions
    private let library: LibPQ
    private let connection: LibPQ.Connection
    private var lastRefusal = PostgreSQLRefusal()
    /// Of the columns of a query, for what there is to say about them.
    private var types: [(name: String, type: UInt32)] = []

    /// Connects. `address` is a URI such as postgresql://user@host/database; what it leaves out comes from where the
    /// library always takes it (PGPASSWORD, ~/.pgpass, a service file).
    init(_ address: String, options: ReadOptions) throws(DataFailure) {
        let shown = PostgreSQLAddress(text: address)
        (name, self.options) = (shown.shown, options)
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
            let reason = shown.cleaned(Self.text(library.errorMessage(connection)))
            library.finish(connection)
            throw DataFailure(
                code: "data.no-connection", message: "\(name) does not answer: \(reason)",
                remedy: PostgreSQLRefusal.connectionRemedy(reason))
        }
        (self.library, self.connection) = (library, connection)
        for setting in [
            "DateStyle TO 'ISO'", "TIME ZONE \(dialect.literal(options.timeZone.postgresName))",
            "extra_float_digits TO 1", "default_transaction_read_only TO on",
        ] {
            // An engine that lacks a setting has none to change.
            try? answer("SET \(setting)") { (_) throws(DataFailure) in true }
        }
    }

    deinit { library.finish(connection) }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
        (pointer.map { String(cString: $0) } ?? "").split(separator: "\n").joined(separator: " ")
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
        types = []
        let sql = "SELECT * FROM (\(query)) AS q LIMIT 0"
        log.begin(sql)
        try answer(sql) { (result) throws(DataFailure) in
            types = (0..<library.fieldCount(result)).map { field in
                (Self.text(library.fieldName(result, field)), library.fieldType(result, field))
            }
            return true
        }
        var columns = types.map { PostgreSQLTypes.column($0.name, type: $0.type, dialect) }
        try readNotations(&columns, query)
        return columns
    }

    /// Whether numbers are years or money, from some of the rows.
    private func readNotations(_ columns: inout [DatabaseColumn], _ query: String) throws(DataFailure) {
        let numbers = columns.indices.filter { columns[$0].rule.kind == .number }
        guard !numbers.isEmpty, Set(columns.map(\.name)).count == columns.count else { return }
        var profiles = numbers.map { _ in ColumnProfile(MissingMarkers(options)) }
        let names = numbers.map { dialect.identifier(columns[$0].name) }.joined(separator: ", ")
        var line = 0
        try rows("SELECT \(names) FROM (\(query)) AS q LIMIT 1000") { (cells) throws(DataFailure) in
            line += 1
            for (index, cell) in cells.enumerated() {
                if let cell { profiles[index].add(cell, line: line) } else { profiles[index].addMissing() }
            }
            return true
        }
        var undecided = options
        (undecided.kinds, undecided.epochs) = ([:], [:])
        let decisions = try ColumnDecisions(
            names: numbers.map { columns[$0].name }, profiles: profiles, options: undecided
        ).decide()
        for (decision, index) in zip(decisions, numbers) { columns[index].notation = decision.notation }
    }

    func columnNotes(of columns: [DatabaseColumn]) -> [DataNote] {
        types.compactMap { name, type in
            columns.contains { $0.name == name && $0.expression != nil } ? PostgreSQLTypes.note(name, type: type) : nil
        }
    }

    func distinctEstimates(_ table: String) -> [String: Int?] {
        let sql = """
            SELECT s.attname, s.n_distinct FROM pg_catalog.pg_stats AS s \
            JOIN pg_catalog.pg_namespace AS n ON n.nspname = s.schemaname \
            JOIN pg_catalog.pg_class AS c ON c.relname = s.tablename AND c.relnamespace = n.oid \
            WHERE c.oid = to_regclass(\(dialect.literal(table)))
            """
        var estimates: [String: Int?] = [:]
        for row in (try? list(sql)) ?? [] {
            guard row.count == 2, let name = row[0], let number = databaseNumber(row[1]) else { continue }
            // A negative number is a share of the rows.
            let isFew = number > 0 && number <= Double(DatabaseStatistics.mostTexts)
            estimates[String(decoding: name, as: UTF8.self)] =
                isFew ? Int(exactly: number.rounded()) : Optional<Int>.none
        }
        return estimates
    }

    var lacksWhatWasAsked: Bool { lastRefusal.isLack }

    func rows(_ sql: String, _ body: (_ cells: [[UInt8]?]) throws(DataFailure) -> Bool) throws(DataFailure) {
        log.begin(sql)
        try answer(sql) { (result) throws(DataFailure) in
            let fields = library.fieldCount(result)
            for row in 0..<library.rowCount(result) {
                log.countRow()
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
        lastRefusal = PostgreSQLRefusal()
        guard library.sendQuery(connection, sql) == 1 else {
            throw lost(Self.text(library.errorMessage(connection)))
        }
        _ = library.setSingleRowMode(connection)
        let watch = QueryWatch(options)
        var failure: DataFailure?
        var refusal: PostgreSQLRefusal?
        // A query that is being stopped is answered to its end, unheard.
        var isStopping = false
        func stopOnce() {
            if !isStopping { stop() }
            isStopping = true
        }
        while true {
            wait(watch, stopOnce)
            guard let result = library.getResult(connection) else { break }
            defer { library.clear(result) }
            if watch.isInterrupted { stopOnce() }
            let status = library.resultStatus(result)
            if status == LibPQ.tuplesOK || status == LibPQ.singleTuple {
                guard !isStopping else { continue }
                watch.countRow()
                do throws(DataFailure) {
                    if try !body(result) { stopOnce() }
                } catch {
                    failure = error
                    stopOnce()
                }
            } else if status != LibPQ.commandOK, !isStopping, refusal == nil {
                refusal = self.refusal(result, sql)
            }
        }
        if watch.isInterrupted { throw watch.failure(name) }
        if let failure { throw failure }
        guard let refusal else { return }
        if refusal.state.isEmpty { throw lost(refusal.message) }
        let stopped = refusal.failure(name) { (try? tables()) ?? [] }
        lastRefusal = refusal
        throw stopped
    }

    /// Waits for the next part of an answer, and tells meanwhile that it does.
    private func wait(_ watch: QueryWatch, _ stop: () -> Void) {
        while library.isBusy(connection) == 1 {
            var descriptor = pollfd(fd: library.socket(connection), events: Int16(POLLIN), revents: 0)
            let ready = poll(&descriptor, 1, 200)
            if watch.isInterrupted { stop() }
            watch.tell()
            if ready > 0, library.consumeInput(connection) == 0 { return }
        }
    }

    private func refusal(_ result: LibPQ.Result, _ sql: String) -> PostgreSQLRefusal {
        func field(_ code: Character) -> String {
            Self.text(library.resultErrorField(result, Int32(code.asciiValue ?? 0)))
        }
        let message = field("M")
        var place = ""
        // The place counts characters from 1.
        if let position = Int(field("P")), position > 0 {
            place = sqlPlace(sql.unicodeScalars.prefix(position - 1).map(\.utf8.count).reduce(0, +), in: sql)
        }
        return PostgreSQLRefusal(
            state: field("C"), message: message.isEmpty ? Self.text(library.resultErrorMessage(result)) : message,
            hint: field("H"), place: place)
    }

    private func lost(_ reason: String) -> DataFailure {
        DataFailure(
            code: "data.no-connection", message: "The connection to \(name) is lost: \(reason)",
            remedy: "Try again; if it happens again, see the server's log.")
    }

    /// Asks the server to end the query that it is answering.
    private func stop() {
        guard let handle = library.getCancel(connection) else { return }
        var reason = [CChar](repeating: 0, count: 256)
        _ = library.cancel(handle, &reason, 256)
        library.freeCancel(handle)
    }
}

extension TimeZone {
    /// As PostgreSQL names it.
    fileprivate var postgresName: String { isUTC ? "UTC" : identifier }
}
