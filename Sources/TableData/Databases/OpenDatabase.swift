import Foundation

/// Whether an address means a database: a URI of PostgreSQL, or a file that begins as SQLite's do.
package func isDatabase(_ address: String) -> Bool {
    if isPostgreSQL(address) { return true }
    // A pipe must not even be opened: who writes to it takes that for the only reader.
    var status = stat()
    guard stat(address, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        let head = try? DescriptorStream(path: address).readBytes(16)
    else { return false }
    return head == Array("SQLite format 3\0".utf8)
}

private func isPostgreSQL(_ address: String) -> Bool {
    ["postgres://", "postgresql://"].contains { address.lowercased().hasPrefix($0) }
}

/// Opens an SQLite file or a PostgreSQL address. `query` is a query in SQL or the name of a table; without one the
/// database must have only one table.
package func openDatabase(
    _ address: String, query: String?, options: ReadOptions = ReadOptions()
) throws(DataFailure) -> any RowSource {
    if isPostgreSQL(address) {
        return try DatabaseRows(try PostgreSQLDatabase(address, options: options), query: query, options: options)
    }
    return try DatabaseRows(try SQLiteDatabase(address, options: options), query: query, options: options)
}
