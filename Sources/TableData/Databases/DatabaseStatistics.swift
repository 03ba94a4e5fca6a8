import Foundation

/// What the rows of a query hold, as far as it decides how they are drawn: their number, the range of numbers, how
/// many different texts there are. One pass over the rows, and for each column of few texts another.
struct DatabaseStatistics {
    let database: any Database
    let options: ReadOptions

    init(_ database: any Database, _ options: ReadOptions) { (self.database, self.options) = (database, options) }

    /// Most different texts that are counted; where there are more, that is all that matters.
    static let mostTexts = 1000
    /// Larger tables are not searched for different texts, if the database has statistics of its own.
    static let estimatedRows = 1_000_000

    func found(
        _ columns: [DatabaseColumn], in query: String, table: String?
    ) throws(DataFailure) -> (columns: [DatabaseColumn], rowCount: Int?) {
        if let rowCount = database.countedRows { return (columns, rowCount) }
        var columns = columns
        let rowCount = try ranges(&columns, query)
        var estimates: [String: Int?] = [:]
        if let table, rowCount > Self.estimatedRows { estimates = database.distinctEstimates(table) }
        for index in columns.indices where columns[index].rule == .text && columns[index].isComputable {
            if let estimate = estimates[columns[index].name] {
                columns[index].found.distinct = estimate
                continue
            }
            let texts = "SELECT DISTINCT \(database.dialect.text(columns[index])) AS d FROM (\(query)) AS q"
            let sql = "SELECT count(d) FROM (SELECT d FROM (\(texts)) AS t LIMIT \(Self.mostTexts + 2)) AS l"
            let number = databaseNumber(try database.list(sql).first?.first ?? nil).flatMap { Int(exactly: $0) }
            columns[index].found.distinct = number.flatMap { $0 > Self.mostTexts ? nil : $0 }
        }
        return (columns, rowCount)
    }

    /// Counts the rows, and the missing cells and the range of each column of numbers.
    private func ranges(_ columns: inout [DatabaseColumn], _ query: String) throws(DataFailure) -> Int {
        let isNumber = columns.map { column in
            if case .number = column.rule { return column.isComputable }
            return false
        }
        let numbers = columns.indices.filter { isNumber[$0] }
        let values = numbers.map { "\(database.dialect.number(columns[$0])) AS v\($0)" }
        let asked = numbers.map { ", count(v\($0)), min(v\($0)), max(v\($0))" }.joined()
        let inner = values.isEmpty ? "1 AS one" : values.joined(separator: ", ")
        let sql = "SELECT count(*)\(asked) FROM (SELECT \(inner) FROM (\(query)) AS q) AS x"
        let cells = try database.list(sql).first ?? []
        func number(_ index: Int) -> Double? {
            cells.indices.contains(index) ? databaseNumber(cells[index]) : nil
        }
        let rowCount = number(0).flatMap { Int(exactly: $0) } ?? 0
        for (place, index) in numbers.enumerated() {
            let first = 1 + 3 * place
            columns[index].found.missing = rowCount - (number(first).flatMap { Int(exactly: $0) } ?? 0)
            (columns[index].found.lower, columns[index].found.upper) = (number(first + 1), number(first + 2))
        }
        return rowCount
    }
}
