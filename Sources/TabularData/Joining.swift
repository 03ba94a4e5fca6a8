/// Which rows a join keeps that have no partner in the other table.
public enum JoinKind: Hashable, Sendable {
    case inner, left, right, full
}

extension DataFrame {
    /// The rows of this table (left) beside those of another (right) that have the same value in a column.
    ///
    /// The first column holds the values that were joined on; the others follow, named "left.NAME" and "right.NAME".
    /// Rows come in the order of this table, those of the other that have no partner last.
    public func joined<T: Hashable>(
        _ other: DataFrame, on columnID: ColumnID<T>, kind: JoinKind = .inner
    ) -> DataFrame {
        joined(other, on: (columnID, columnID), kind: kind)
    }

    public func joined(_ other: DataFrame, on columnName: String, kind: JoinKind = .inner) -> DataFrame {
        joined(other, on: (left: columnName, right: columnName), kind: kind)
    }

    /// As `joined(_:on:kind:)`, on columns with different names; the result has the left name.
    public func joined<T: Hashable>(
        _ other: DataFrame, on columnIDs: (left: ColumnID<T>, right: ColumnID<T>), kind: JoinKind = .inner
    ) -> DataFrame {
        joined(other, on: (left: columnIDs.left.name, right: columnIDs.right.name), kind: kind)
    }

    public func joined(
        _ other: DataFrame, on columnNames: (left: String, right: String), kind: JoinKind = .inner
    ) -> DataFrame {
        let pairs = rowPairs(with: other, on: columnNames, kind: kind)
        let key = self[columnNames.left].picked(pairs.map(\.left), else: other[columnNames.right], pairs.map(\.right))
        var result = DataFrame(columns: [key])
        func append(_ column: AnyColumn, _ side: String, _ rows: [Int?]) {
            var picked = column.picked(rows)
            picked.name = "\(side).\(column.name)"
            result.append(column: picked)
        }
        for column in columns where column.name != columnNames.left { append(column, "left", pairs.map(\.left)) }
        for column in other.columns where column.name != columnNames.right {
            append(column, "right", pairs.map(\.right))
        }
        return result
    }

    private func rowPairs(
        with other: DataFrame, on names: (left: String, right: String), kind: JoinKind
    ) -> [(left: Int?, right: Int?)] {
        var partners: [AnyHashable: [Int]] = [:]
        for (row, key) in other[names.right].storage.keys().enumerated() {
            if let key { partners[key, default: []].append(row) }
        }
        var used: Set<Int> = []
        var pairs: [(left: Int?, right: Int?)] = []
        let keys = self[names.left].storage.keys()
        for (row, key) in keys.enumerated() {
            // A missing value equals nothing.
            let matches = key.flatMap { partners[$0] } ?? []
            used.formUnion(matches)
            pairs += matches.map { (row, $0) }
            if matches.isEmpty, kind == .left || kind == .full { pairs.append((row, nil)) }
        }
        guard kind == .right || kind == .full else { return pairs }
        return pairs + (0..<other.rowCount).filter { !used.contains($0) }.map { (nil, $0) }
    }
}

extension AnyColumn {
    /// The values of some rows; missing where a row is nil.
    fileprivate func picked(_ rows: [Int?]) -> AnyColumn {
        var result = picked([Int]())
        for row in rows { result.storage.appendValue(row.flatMap { self[$0] }) }
        return result
    }

    /// The values of rows, taken from another column where a row is nil.
    fileprivate func picked(_ rows: [Int?], else other: AnyColumn, _ otherRows: [Int?]) -> AnyColumn {
        var result = picked([Int]())
        for (row, otherRow) in zip(rows, otherRows) {
            result.storage.appendValue(row.map { self[$0] } ?? otherRow.flatMap { other[$0] })
        }
        return result
    }
}
