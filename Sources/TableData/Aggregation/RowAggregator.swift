/// Carries out a plan on rows that come in chunks.
struct RowAggregator {
    private let plan: AggregationPlan
    private var coders: [GroupCoder]
    /// For each measured column by name.
    private var columns: [(name: String, accumulators: GroupAccumulators)] = []
    private var rows = GroupAccumulators(keepsValues: false)
    /// For each further key, the number of each pair of a group so far and a code.
    private var pairs: [[UInt64: Int32]]
    /// For each key, the codes of each group of the keys up to it.
    private var partialCodes: [[[Int32]]]
    /// The groups of the first key by its small codes, -1 where there is none yet.
    private var firstGroups: [Int32] = []
    private var rowsWithoutKey: [Int]
    private let othersName: String?

    init(_ plan: AggregationPlan, top: (key: Int, groups: TopSelection)? = nil) {
        self.plan = plan
        coders = plan.keys.map { GroupCoder($0, calendar: plan.calendar) }
        pairs = plan.keys.map { _ in [:] }
        partialCodes = plan.keys.isEmpty ? [[[]]] : plan.keys.map { _ in [] }
        rowsWithoutKey = plan.keys.map { _ in 0 }
        othersName = top?.groups.others
        if let top {
            coders[top.key].top = (top.groups.names, top.groups.values, top.groups.others != nil)
        }
        for measured in plan.measures {
            guard let name = measured.column?.name, !columns.contains(where: { $0.name == name }) else { continue }
            let needsValues = plan.measures.contains {
                $0.column?.name == name && $0.measure.function.needsValues
            }
            columns.append((name, GroupAccumulators(keepsValues: needsValues)))
        }
    }

    /// The columns that chunks must have, in this order.
    var columnNames: [String] {
        var names = plan.keys.map(\.column.name)
        for column in columns where !names.contains(column.name) { names.append(column.name) }
        return names
    }

    mutating func add(_ chunk: DataTable) throws(DataFailure) {
        let groups = try groups(chunk)
        let count = groupCodes.count
        rows.grow(to: count)
        for group in groups where group >= 0 { rows.count(Int(group)) }
        for index in columns.indices {
            columns[index].accumulators.grow(to: count)
            let column = try chunk.column(columns[index].name)
            if let values = column.numericValues {
                for (group, value) in zip(groups, values) where group >= 0 && !value.isNaN {
                    columns[index].accumulators.add(value, to: Int(group))
                }
            } else if case .categories(let codes, _) = column.values {
                for (group, code) in zip(groups, codes) where group >= 0 && code >= 0 {
                    columns[index].accumulators.count(Int(group))
                }
            }
        }
    }

    /// The group of each row, -1 for rows that have none.
    private mutating func groups(_ chunk: DataTable) throws(DataFailure) -> [Int32] {
        var groups = [Int32](repeating: 0, count: chunk.rowCount)
        for index in plan.keys.indices {
            let codes = coders[index].codes(try chunk.column(plan.keys[index].column.name))
            for row in groups.indices where groups[row] >= 0 {
                let code = codes[row]
                guard code >= 0 else {
                    groups[row] = -1
                    rowsWithoutKey[index] += 1
                    continue
                }
                // Most groups of the first key are found without a hash.
                if index == 0, code < firstGroups.count, firstGroups[Int(code)] >= 0 {
                    groups[row] = firstGroups[Int(code)]
                    continue
                }
                let pair = UInt64(UInt32(bitPattern: groups[row])) << 32 | UInt64(UInt32(bitPattern: code))
                if let known = pairs[index][pair] {
                    groups[row] = known
                } else {
                    let number = Int32(truncatingIfNeeded: pairs[index].count)
                    pairs[index][pair] = number
                    partialCodes[index].append((index > 0 ? partialCodes[index - 1][Int(groups[row])] : []) + [code])
                    groups[row] = number
                    if index == 0 { remember(number, of: code) }
                }
            }
        }
        return groups
    }

    private mutating func remember(_ group: Int32, of code: Int32) {
        guard code < 1 << 16 else { return }
        let more = Int(code) + 1 - firstGroups.count
        if more > 0 { firstGroups.append(contentsOf: repeatElement(-1, count: more)) }
        firstGroups[Int(code)] = group
    }

    /// The codes of each group of all keys.
    private var groupCodes: [[Int32]] { partialCodes.last ?? [] }

    // MARK: Result

    mutating func result() -> AggregatedTable {
        let groupCodes = groupCodes
        rows.grow(to: groupCodes.count)
        for index in columns.indices {
            columns[index].accumulators.grow(to: groupCodes.count)
            columns[index].accumulators.sort()
        }
        let ranks = groupCodes.map { codes in codes.indices.map { coders[$0].rank(codes[$0]) } }
        let order = groupCodes.indices.sorted { ranks[$0].lexicographicallyPrecedes(ranks[$1]) }
        let keys = plan.keys.indices.map { index in
            coders[index].result(order.map { groupCodes[$0][index] }, othersName: othersName)
        }
        let measures = plan.measures.map { measured in
            let accumulators = columns.first { $0.name == measured.column?.name }?.accumulators ?? rows
            return measureColumn(measured, order.map { accumulators.result(measured.measure.function, $0) })
        }
        return AggregatedTable(keys: keys, measures: measures, rowCount: order.count, notes: notes)
    }

    private var notes: [DataNote] {
        plan.keys.indices.filter { rowsWithoutKey[$0] > 0 && coders[$0].top == nil }.map { index in
            rowsWithoutKeyNote(rowsWithoutKey[index], plan.keys[index].column.name)
        }
    }
}

/// The result's column of a measure: dates for measures of dates, else numbers.
package func measureColumn(_ measured: AggregationPlan.Measured, _ values: [Double]) -> DataColumn {
    let isDate = measured.column?.kind == .date && measured.measure.function != .count
    return DataColumn(
        name: measured.measure.name, kind: isDate ? .date : .number, values: isDate ? .dates(values) : .numbers(values),
        missing: values.count { $0.isNaN }, resolution: isDate ? measured.column?.resolution : nil,
        notation: measured.measure.function == .count ? .plain : measured.column?.notation ?? .plain)
}

package func rowsWithoutKeyNote(_ count: Int, _ column: String) -> DataNote {
    DataNote(
        .warning, code: "data.rows-without-key",
        message:
            "\(count == 1 ? "1 row is" : "\(count) rows are") left out: “\(column)” has no value "
            + "there, or none within the bins.",
        remedy: "Check the missing cells of the column, and the edges of the bins.", column: column)
}
