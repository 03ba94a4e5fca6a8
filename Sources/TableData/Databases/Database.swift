/// An open database that answers one query at a time.
protocol Database: AnyObject {
    /// For messages, without a password.
    var name: String { get }
    var dialect: SQLDialect { get }
    /// The tables and views a query may name.
    func tables() throws(DataFailure) -> [String]
    /// The columns of a query, without its rows.
    func columns(of query: String) throws(DataFailure) -> [DatabaseColumn]
    /// Calls `body` with each row of the answer until it returns false. Cells come one after another as text; of a
    /// cell that is NULL there is nothing.
    func rows(_ sql: String, _ body: (_ cells: [[UInt8]?]) throws(DataFailure) -> Bool) throws(DataFailure)
}

/// A column of a query's answer.
struct DatabaseColumn {
    var name: String
    /// How its cells are read.
    var rule: ColumnRule
    /// Whether they are instants, and not what a clock shows somewhere.
    var isInstant = false
    /// Whether a day is the finest that its type holds.
    var isDay = false
    /// Whether the database can be asked to compute with it.
    var isComputable = true
}

extension Database {
    /// The rows of an answer as a list, for short answers.
    func list(_ sql: String) throws(DataFailure) -> [[[UInt8]?]] {
        var result: [[[UInt8]?]] = []
        try rows(sql) { (cells) throws(DataFailure) in
            result.append(cells)
            return true
        }
        return result
    }
}

/// A number that a database has sent; nil for NULL.
func databaseNumber(_ cell: [UInt8]?) -> Double? {
    guard let cell else { return nil }
    return cell.withUnsafeBufferPointer { plainNumber($0, mark: UInt8(ascii: ".")) }
}
