/// A statement that a database was sent.
package struct DatabaseStatement: Sendable, Hashable {
    package var sql: String
    /// How many rows of its answer came.
    package var rows: Int
}

/// What a database was asked, in order.
final class StatementLog {
    private(set) var statements: [DatabaseStatement] = []

    func begin(_ sql: String) { statements.append(DatabaseStatement(sql: sql, rows: 0)) }

    func countRow() {
        if !statements.isEmpty { statements[statements.count - 1].rows += 1 }
    }
}
