import Foundation

extension DatabaseRows {
    func aggregate(_ aggregation: Aggregation) throws(DataFailure) -> AggregatedTable {
        let description = try describe()
        guard var push = try pushed(aggregation) else { return try aggregateHere(aggregation, description) }
        if let top = aggregation.top {
            let sizes = try aggregate(try aggregation.topAggregation(top, of: description))
            push.top = (top.key, TopSelection(sizes, count: top.count, others: top.others))
        }
        do throws(DataFailure) {
            let (rows, sql) = try answer(&push)
            var table = push.table(rows)
            table.query = sql
            table.notes = lacks + table.notes
            return table
        } catch {
            guard notesLack(error) else { throw error }
            var table = try aggregateHere(aggregation, description)
            table.notes = lacks + table.notes
            return table
        }
    }

    /// The aggregation as one query; nil where the database cannot carry it out as rows here would.
    func pushed(_ aggregation: Aggregation) throws(DataFailure) -> SQLAggregation? {
        let description = try describe()
        let columns = try columns()
        let byName = Dictionary(columns.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let plan = try AggregationPlan(aggregation, of: description) { (column) throws(DataFailure) in
            try statistics(of: byName[column])
        }
        var push = SQLAggregation(plan: plan, dialect: database.dialect, columns: byName, timeZone: options.timeZone)
        push.numbersRows = !database.dialect.hasQuantiles || lacks.contains { $0.code == Self.noQuantiles }
        if database.dialect.engine == .sqlite {
            // Its function for quantiles keeps 8 bytes for each value; ranks are sorted in files.
            let columns = Set(plan.measures.filter { $0.measure.function.share != nil }.compactMap { $0.column?.name })
            push.numbersRows = (description.rowCount ?? 0) * 8 * columns.count > options.memoryLimit
        }
        return push.isPossible ? push : nil
    }

    /// What the database answers, with quantiles by rank where it has no aggregate for them.
    func answer(_ push: inout SQLAggregation) throws(DataFailure) -> (rows: [[[UInt8]?]], sql: String) {
        let sql = push.sql(query)
        let hasQuantiles = push.plan.measures.contains { $0.measure.function.share != nil }
        do throws(DataFailure) {
            return (try database.list(sql), sql)
        } catch {
            guard hasQuantiles, !push.numbersRows, database.dialect.engine == .postgresql, error.code == "data.query",
                database.lacksWhatWasAsked
            else { throw error }
            note(
                Self.noQuantiles,
                "The server has no percentile_cont, so quantiles are taken from numbered rows, which is slower.", "")
            push.numbersRows = true
            let sql = push.sql(query)
            return (try database.list(sql), sql)
        }
    }

    static var noQuantiles: String { "data.no-quantiles" }

    /// Whether an error means that the engine cannot compute something, so that its rows are sent and computed with here.
    func notesLack(_ error: DataFailure) -> Bool {
        guard error.code == "data.query", database.lacksWhatWasAsked else { return false }
        note(
            "data.not-pushed", "The server cannot compute this, so its rows are sent and computed with here.",
            error.message)
        return true
    }

    private func note(_ code: String, _ message: String, _ reason: String) {
        guard !lacks.contains(where: { $0.code == code }) else { return }
        lacks.append(
            DataNote(
                .choice, code: code, message: reason.isEmpty ? message : "\(message) (\(reason))",
                remedy: "The result is the same."))
    }

    /// Range, mean and deviation of a column, computed by the database where it can.
    private func statistics(of column: DatabaseColumn?) throws(DataFailure) -> NumberStatistics {
        guard let column else { return NumberStatistics() }
        let isDate = column.rule.kind == .date
        guard column.isComputable else {
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
        let shift = isDate ? referenceSince1970 : 0
        var variance = 0.0
        if !isDate {
            let mean = database.dialect.literal(found[1])
            let sum = "SELECT sum((v - \(mean)) * (v - \(mean))) FROM \(values)"
            variance = (databaseNumber(try database.list(sum).first?.first ?? nil) ?? 0) / max(1, found[0] - 1)
        }
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
                notes = zip(columns, builders).flatMap { self.notes($0, $1, total) }
            }
        }
        result.notes = notes + result.notes
        return result
    }
}
