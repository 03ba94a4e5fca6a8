/// Rows that can be described, read and aggregated: of a file, a stream or a database. What a source cannot hold in
/// memory, or keeps elsewhere, it aggregates where it is.
package protocol RowSource {
    /// Names the source in messages, such as "prices.csv".
    var name: String { get }

    /// The columns and their kinds.
    func describe() throws(DataFailure) -> TableDescription

    /// The rows, in their order: of the columns named (by name or number), or of all of them; at most `limit` rows,
    /// with a note where there are more. Columns come in the order asked for.
    func read(columns: [String]?, limit: Int?) throws(DataFailure) -> DataTable

    /// One row for each group. Equal to `read().aggregated(aggregation)`, without sending or keeping all rows.
    func aggregate(_ aggregation: Aggregation) throws(DataFailure) -> AggregatedTable
}

extension RowSource {
    package func read() throws(DataFailure) -> DataTable { try read(columns: nil, limit: nil) }
}
