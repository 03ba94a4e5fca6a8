/// The groups of a key that are kept because they are the largest.
package struct TopSelection: Sendable {
    package var names: Set<String>
    package var values: Set<Double>
    package var others: String?

    /// From an aggregation by this key alone: the groups with the greatest measure; of equal ones the first.
    package init(_ table: AggregatedTable, count: Int, others: String?) {
        self.others = others
        (names, values) = ([], [])
        let sizes = table.measures.first?.numericValues ?? []
        let order = sizes.indices.filter { !sizes[$0].isNaN }.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
        let kept = order.prefix(max(0, count))
        switch table.keys.first?.values.values {
        case .categories(let codes, let texts):
            names = Set(kept.compactMap { codes[$0] < 0 ? nil : texts[Int(codes[$0])] })
        case .numbers(let numbers), .dates(let numbers): values = Set(kept.map { numbers[$0] })
        case nil: break
        }
    }
}

extension Aggregation {
    /// The aggregation by the key of `top` alone, from which the largest groups are chosen. Throws where that key has
    /// bins, or the rest of numbers is to have a name.
    package func topAggregation(_ top: TopGroups, of description: TableDescription) throws(DataFailure) -> Aggregation {
        guard keys.indices.contains(top.key), keys[top.key].binning == .value else {
            throw DataFailure(
                code: "data.top-of-bins", message: "The largest groups can be chosen only of a key that has no bins.",
                remedy: "Take out the bins of that key.")
        }
        let column = try description.column(keys[top.key].column)
        if top.others != nil, column.kind != .text, column.kind != .bool {
            throw DataFailure(
                code: "data.others", message: "“\(column.name)” holds no texts, so its other groups can have no name.",
                remedy: "Leave the others out, or give --type \(column.name)=text.")
        }
        return Aggregation(keys: [keys[top.key]], measures: [top.measure], calendar: calendar)
    }
}
