import ScaleKit

/// An open database that answers one query at a time.
protocol Database: AnyObject {
    /// For messages, without a password.
    var name: String { get }
    var dialect: SQLDialect { get }
    /// What it was asked.
    var log: StatementLog { get }
    /// The tables and views a query may name.
    func tables() throws(DataFailure) -> [String]
    /// The columns of a query, without its rows.
    func columns(of query: String) throws(DataFailure) -> [DatabaseColumn]
    /// How many rows the last query has whose columns were asked for, where these were found out from all of its cells.
    var countedRows: Int? { get }
    /// Whether the last refusal was of a function or a clause that the engine does not have.
    var lacksWhatWasAsked: Bool { get }
    /// What there is to say about how columns are read.
    func columnNotes(of columns: [DatabaseColumn]) throws(DataFailure) -> [DataNote]
    /// How many different values columns of a table have by the statistics that the database keeps; nil for very many.
    func distinctEstimates(_ table: String) -> [String: Int?]
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
    /// Whether a day is the finest that its type or its cells hold.
    var isDay = false
    /// Whether dates may have parts of seconds.
    var hasFractions = true
    /// Whether the database can be asked to compute with it.
    var isComputable = true
    /// What stands for the query's own column, in SQL, where that is of a type that is not read as it is.
    var expression: String?
    var notation = NumberNotation.plain
    /// What its rows were found to hold; nil where that was not asked.
    var found = Found()

    struct Found {
        var missing = 0
        var lower: Double?
        var upper: Double?
        var distinct: Int?
    }
}

extension Database {
    var countedRows: Int? { nil }
    var lacksWhatWasAsked: Bool { false }
    func columnNotes(of columns: [DatabaseColumn]) -> [DataNote] { [] }
    func distinctEstimates(_ table: String) -> [String: Int?] { [:] }

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
