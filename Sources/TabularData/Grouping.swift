import Foundation

/// A table's rows by the values they have in one column or several.
public struct RowGrouping {
    struct Group {
        let key: Any?
        let rows: [Int]
    }

    let base: DataFrame
    let keyColumns: [AnyColumn]
    /// In the order in which their first rows come.
    let groups: [Group]

    init(base: DataFrame, columns: [AnyColumn]) {
        self.base = base
        let keys = columns.map { $0.storage.keys() }
        var order: [[AnyHashable?]] = []
        var rows: [[AnyHashable?]: [Int]] = [:]
        for row in 0..<base.rowCount {
            let key = keys.map { $0.indices.contains(row) ? $0[row] : nil }
            if rows[key] == nil { order.append(key) }
            rows[key, default: []].append(row)
        }
        let members = order.map { rows[$0] ?? [] }
        keyColumns = columns.map { $0.isEmpty ? $0 : $0.picked(members.compactMap(\.first)) }
        groups = members.map { rows in
            let values = rows.first.map { first in columns.map { $0[first] } } ?? []
            return Group(key: values.count == 1 ? values[0] : values, rows: rows)
        }
    }

    public var count: Int { groups.count }

    /// The rows of the group of a key; nil where there is none.
    public subscript<K: Hashable>(keyedBy key: K) -> DataFrame.Slice? {
        groups.first { $0.key as? K == key }.map { DataFrame.Slice(base: base, rowIndices: $0.rows) }
    }

    /// A table of the keys and how many rows each has.
    public func counts(order: Order? = nil) -> DataFrame {
        table(Column(name: "count", contents: groups.map(\.rows.count)), order: order)
    }

    /// A table of the keys and what a function makes of each group's values in a column.
    public func aggregated<T, R>(
        on columnName: String, _ type: T.Type, naming: String? = nil, transform: ([T?]) throws -> R?
    ) rethrows -> DataFrame {
        table(try column(columnName, type, naming ?? columnName, transform))
    }

    /// A table of the keys and, for each of several columns, what a function makes of each group's values in it.
    public func aggregated<T, R>(
        on columnNames: [String], naming: (String) -> String, transform: ([T?]) throws -> R?
    ) rethrows -> DataFrame {
        var result = DataFrame(columns: keyColumns)
        for name in columnNames { append(try column(name, T.self, naming(name), transform), to: &result) }
        return result
    }

    public func sums<N: AdditiveArithmetic & Comparable>(
        _ columnName: String, _ type: N.Type, order: Order? = nil
    ) -> DataFrame {
        table(column(columnName, type, "sum(\(columnName))") { Column(name: "", contents: $0).sum() }, order: order)
    }

    public func means<N: FloatingPoint>(_ columnName: String, _ type: N.Type, order: Order? = nil) -> DataFrame {
        table(column(columnName, type, "mean(\(columnName))") { Column(name: "", contents: $0).mean() }, order: order)
    }

    public func minimums<N: Comparable>(_ columnName: String, _ type: N.Type, order: Order? = nil) -> DataFrame {
        table(column(columnName, type, "min(\(columnName))") { Column(name: "", contents: $0).min() }, order: order)
    }

    public func maximums<N: Comparable>(_ columnName: String, _ type: N.Type, order: Order? = nil) -> DataFrame {
        table(column(columnName, type, "max(\(columnName))") { Column(name: "", contents: $0).max() }, order: order)
    }

    /// The groups that a function takes in.
    public func filter(_ isIncluded: (DataFrame.Slice) throws -> Bool) rethrows -> RowGrouping {
        let rows = try groups.flatMap { group in
            try isIncluded(DataFrame.Slice(base: base, rowIndices: group.rows)) ? group.rows : []
        }
        let kept = rows.sorted()
        let names = keyColumns.map(\.name)
        let part = DataFrame(DataFrame.Slice(base: base, rowIndices: kept))
        return RowGrouping(base: part, columns: names.map { part[$0] })
    }

    /// Each group replaced by what a function makes of it.
    public func mapGroups(_ transform: (DataFrame.Slice) throws -> DataFrame) rethrows -> DataFrame {
        var result = DataFrame()
        for group in groups {
            let part = try transform(DataFrame.Slice(base: base, rowIndices: group.rows))
            if result.columns.isEmpty { result = part } else { result.append(rowsOf: part) }
        }
        return result
    }

    /// The rows, those of a group after another.
    public func ungrouped() -> DataFrame {
        DataFrame(DataFrame.Slice(base: base, rowIndices: groups.flatMap(\.rows)))
    }

    private func column<T, R>(
        _ name: String, _ type: T.Type, _ newName: String, _ transform: ([T?]) throws -> R?
    ) rethrows -> Column<R> {
        let column = base[name, type]
        return Column(
            name: newName,
            contents: try groups.map { group in
                try transform(group.rows.map { column.indices.contains($0) ? column[$0] : nil })
            })
    }

    /// A name that a key has already gets an ending, so that neither is lost.
    private func append<R>(_ column: Column<R>, to table: inout DataFrame) {
        var column = column
        if table.containsColumn(column.name) { column.name += " aggregated" }
        table.append(column: column)
    }

    private func table<R>(_ column: Column<R>) -> DataFrame {
        var result = DataFrame(columns: keyColumns)
        append(column, to: &result)
        return result
    }

    private func table<R: Comparable>(_ column: Column<R>, order: Order?) -> DataFrame {
        let result = table(column)
        guard let order, let name = result.columns.last?.name else { return result }
        return result.sorted(on: name, R.self, order: order)
    }
}

extension RowGrouping: RandomAccessCollection {
    public var startIndex: Int { 0 }

    public var endIndex: Int { groups.count }

    /// The key is the value of the column, or a list where several columns were grouped by.
    public subscript(position: Int) -> (key: Any?, group: DataFrame.Slice) {
        let group = groups[position]
        return (group.key, DataFrame.Slice(base: base, rowIndices: group.rows))
    }
}

extension DataFrame {
    public func grouped(by columnName: String) -> RowGrouping {
        RowGrouping(base: self, columns: [self[columnName]])
    }

    /// By the values of several columns together.
    public func grouped(by first: String, _ second: String, _ others: String...) -> RowGrouping {
        RowGrouping(base: self, columns: ([first, second] + others).map { self[$0] })
    }

    public func grouped<T: Hashable>(by columnID: ColumnID<T>) -> RowGrouping {
        RowGrouping(base: self, columns: [self[columnID].eraseToAnyColumn()])
    }

    public func grouped<A: Hashable, B: Hashable>(by first: ColumnID<A>, _ second: ColumnID<B>) -> RowGrouping {
        RowGrouping(base: self, columns: [self[first].eraseToAnyColumn(), self[second].eraseToAnyColumn()])
    }

    /// By what a function makes of the values of a column.
    public func grouped<T, K: Hashable>(
        by columnName: String, _ type: T.Type = T.self, transform: (T?) throws -> K?
    ) rethrows -> RowGrouping {
        let keys = try self[columnName, type].map { try transform($0) }
        return RowGrouping(base: self, columns: [Column(name: columnName, contents: keys).eraseToAnyColumn()])
    }

    /// By a part of a date, such as the year, in the current calendar; values that are no dates are one group.
    public func grouped(by columnName: String, timeUnit: Calendar.Component) -> RowGrouping {
        let calendar = Calendar.current
        let units = self[columnName, Date.self].mapNonNil { calendar.component(timeUnit, from: $0) }
        return RowGrouping(base: self, columns: [units.eraseToAnyColumn()])
    }
}
