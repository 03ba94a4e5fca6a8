import Foundation

/// A table's rows by the value they have in a column.
public struct RowGrouping {
    struct Group {
        let key: Any?
        let rows: [Int]
    }

    let base: DataFrame
    let columnName: String
    let keyColumn: AnyColumn
    /// In the order in which their first rows come.
    let groups: [Group]

    init(base: DataFrame, columnName: String, column: AnyColumn) {
        (self.base, self.columnName) = (base, columnName)
        var order: [AnyHashable?] = []
        var rows: [AnyHashable?: [Int]] = [:]
        for (row, key) in column.storage.keys().enumerated() {
            if rows[key] == nil { order.append(key) }
            rows[key, default: []].append(row)
        }
        let firstRows = order.compactMap { rows[$0]?.first }
        keyColumn = column.picked(firstRows)
        groups = order.map { key in
            let members = rows[key] ?? []
            return Group(key: members.first.flatMap { column[$0] }, rows: members)
        }
    }

    public var count: Int { groups.count }

    /// The rows of the group of a key.
    public subscript<K: Hashable>(keyedBy key: K) -> DataFrame.Slice? {
        groups.first { $0.key as? K == key }.map { DataFrame.Slice(base: base, rowIndices: $0.rows) }
    }

    /// A table of the keys and how many rows each has.
    public func counts(order: Order? = nil) -> DataFrame {
        let counts = groups.map(\.rows.count)
        return table(
            Column(name: "count", contents: counts), order: order,
            ascending: { counts[$0] < counts[$1] })
    }

    /// A table of the keys and what a function makes of each group's values in a column.
    public func aggregated<T, R>(
        on columnName: String, _ type: T.Type, naming: String? = nil, transform: ([T?]) throws -> R?
    ) rethrows -> DataFrame {
        let column = base[columnName, type]
        let values = try groups.map { group in try transform(group.rows.map { column[$0] }) }
        let name = naming ?? columnName
        return table(
            Column(name: name == keyColumn.name ? "\(name) aggregated" : name, contents: values), order: nil,
            ascending: { $0 < $1 })
    }

    public func sums<N: AdditiveArithmetic>(_ columnName: String, _ type: N.Type) -> DataFrame {
        aggregated(on: columnName, type, naming: "sum(\(columnName))") { Column(name: "", contents: $0).sum() }
    }

    public func means<N: FloatingPoint>(_ columnName: String, _ type: N.Type) -> DataFrame {
        aggregated(on: columnName, type, naming: "mean(\(columnName))") { Column(name: "", contents: $0).mean() }
    }

    private func table<T>(_ column: Column<T>, order: Order?, ascending: (Int, Int) -> Bool) -> DataFrame {
        var result = DataFrame(columns: [keyColumn])
        result.append(column: column)
        guard let order else { return result }
        let rows = groups.indices.sorted { order == .ascending ? ascending($0, $1) : ascending($1, $0) }
        return DataFrame(DataFrame.Slice(base: result, rowIndices: rows))
    }
}

extension RowGrouping: RandomAccessCollection {
    public var startIndex: Int { 0 }

    public var endIndex: Int { groups.count }

    public subscript(position: Int) -> (key: Any?, group: DataFrame.Slice) {
        let group = groups[position]
        return (group.key, DataFrame.Slice(base: base, rowIndices: group.rows))
    }
}

extension DataFrame {
    public func grouped(by columnName: String) -> RowGrouping {
        RowGrouping(base: self, columnName: columnName, column: self[columnName])
    }

    public func grouped<T: Hashable>(by columnID: ColumnID<T>) -> RowGrouping {
        RowGrouping(base: self, columnName: columnID.name, column: self[columnID].eraseToAnyColumn())
    }

    /// By a part of a date, such as the year, in the current calendar; values that are no dates are one group.
    public func grouped(by columnName: String, timeUnit: Calendar.Component) -> RowGrouping {
        let calendar = Calendar.current
        let units = self[columnName, Date.self].mapNonNil { calendar.component(timeUnit, from: $0) }
        return RowGrouping(base: self, columnName: columnName, column: units.eraseToAnyColumn())
    }
}
