/// Aggregates rows that can be fed more than once, in chunks: first, where bins need it, for the range of the numbers;
/// then, where only the largest groups are wanted, for these; at last for the result.
func aggregateChunks(
    _ aggregation: Aggregation, of description: TableDescription,
    feed: (_ columns: [String], _ consume: (DataTable) throws(DataFailure) -> Void) throws(DataFailure) -> Void
) throws(DataFailure) -> AggregatedTable {
    var statistics: [String: NumberStatistics] = [:]
    let plan = try AggregationPlan(aggregation, of: description) { (column) throws(DataFailure) in
        if let known = statistics[column] { return known }
        var found = NumberStatistics()
        try feed([column]) { (chunk) throws(DataFailure) in
            for value in try chunk.column(column).numericValues ?? [] { found.add(value) }
        }
        statistics[column] = found
        return found
    }
    var selection: (key: Int, groups: TopSelection)?
    if let top = aggregation.top {
        let alone = try aggregation.topAggregation(top, of: description)
        let sizes = try aggregateChunks(alone, of: description, feed: feed)
        selection = (top.key, TopSelection(sizes, count: top.count, others: top.others))
    }
    var aggregator = RowAggregator(plan, top: selection)
    try feed(aggregator.columnNames) { (chunk) throws(DataFailure) in try aggregator.add(chunk) }
    return aggregator.result()
}

extension DataTable {
    /// One row for each group.
    package func aggregated(_ aggregation: Aggregation) throws(DataFailure) -> AggregatedTable {
        try aggregateChunks(aggregation, of: description) { (columns, consume) throws(DataFailure) in
            try consume(try selecting(columns, limit: nil))
        }
    }
}
