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
