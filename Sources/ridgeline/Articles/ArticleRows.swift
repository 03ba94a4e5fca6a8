import Foundation
import TableData

/// The rows of a table for a chart that knows which columns it needs.
@MainActor
struct ArticleRows {
    let table: TableDescription
    private let source: any RowSource
    private let reporter: Reporter
    let timeZone: TimeZone

    init(_ arguments: Arguments, for command: CommandSpec, reporter: Reporter) throws(Failure) {
        source = try openTable(arguments, for: command)
        timeZone = try InputOptions.timeZone(arguments)
        self.reporter = reporter
        do throws(DataFailure) {
            table = try source.describe()
        } catch {
            throw Failure(error)
        }
        reporter.report(table.notes)
    }

    /// The column that an option names, else the first of the kinds, in their order.
    /// - Throws: where it does not exist, or there is none and it is needed.
    func column(
        _ reference: String?, _ kinds: [ColumnKind], option: String, except: [ColumnDescription?] = [],
        isNeeded: Bool = true
    ) throws(Failure) -> ColumnDescription? {
        if let reference {
            do throws(DataFailure) {
                return try table.column(reference)
            } catch {
                throw Failure(error)
            }
        }
        let taken = except.compactMap { $0?.name }
        for kind in kinds {
            let free = table.columns.first { $0.kind == kind && $0.problem == nil && !taken.contains($0.name) }
            if let free { return free }
        }
        guard isNeeded else { return nil }
        // A column that is no use as it is may be the one that is missing.
        if let problem = table.columns.lazy.compactMap(\.problem).first { throw Failure(problem) }
        let names = table.columns.map { "“\($0.name)” (\($0.kind.rawValue))" }.prefix(12).joined(separator: ", ")
        throw Failure(
            status: .data,
            message: "There is no column of \(kinds.map { "\($0.rawValue)s" }.joined(separator: " or ")).",
            remedy: names.isEmpty ? "The data have no columns." : "Name one with --\(option): \(names).")
    }

    /// One row for each group, of date bins in the commands' time zone.
    func groups(_ keys: [GroupKey], _ measures: [Measure]) throws(Failure) -> AggregatedTable {
        do throws(DataFailure) {
            let result = try source.aggregate(Aggregation(keys: keys, measures: measures, calendar: calendar))
            reporter.report(result.notes)
            return result
        } catch {
            throw Failure(error)
        }
    }

    /// What a database says of each day's last value; nil where it cannot, and for other data.
    func lastOfDays(_ date: ColumnDescription, _ value: ColumnDescription) throws(Failure) -> AggregatedTable? {
        guard let database = source as? any QuerySource else { return nil }
        do throws(DataFailure) {
            return try database.lastOfDays(date: date.name, value: value.name, calendar: calendar)
        } catch {
            throw Failure(error)
        }
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }

    /// Whether a database has more rows than are sent one by one.
    var isReduced: Bool { source is any QuerySource && (table.rowCount ?? 0) > PlotLimits.rowsSent }

    /// Prints what a database was asked, where that is wanted, in the place of a picture.
    /// - Returns: whether it was wanted, and nothing is to be drawn.
    func explains(_ arguments: Arguments) -> Bool {
        guard arguments.has("explain") else { return false }
        let statements = (source as? any QuerySource)?.statements ?? []
        let reasons = statements.map(PlotReason.init(statement:))
        Terminal.print(reasons.isEmpty ? "The data are no database, so there are no queries.\n" : explanation(reasons))
        return arguments.value("output") == nil && !arguments.has("term")
    }

    nonisolated static let explain = OptionSpec(
        name: "explain", help: "print the queries that a database is sent; without --output instead of drawing",
        group: "Output")

    /// The cells of some columns, row by row in the order of the columns.
    func read(_ columns: [ColumnDescription]) throws(Failure) -> [DataColumn] {
        do throws(DataFailure) {
            let table = try source.read(columns: columns.map(\.name), limit: nil)
            reporter.report(table.notes)
            return table.columns
        } catch {
            throw Failure(error)
        }
    }

    func names(_ column: DataColumn) -> [String?] { categoryNames(column, in: timeZone) }
}
