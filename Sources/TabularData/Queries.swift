extension DataFrame {
    public func filter(_ isIncluded: (Row) throws -> Bool) rethrows -> Slice {
        Slice(base: self, rowIndices: try rows.filter(isIncluded).map(\.index))
    }

    /// The rows whose value in a column passes a test; it gets nil where the value is missing.
    public func filter<T>(
        on columnName: String, _ type: T.Type, _ isIncluded: (T?) throws -> Bool
    ) rethrows -> Slice {
        let column = self[columnName, type]
        return Slice(base: self, rowIndices: try column.indices.filter { try isIncluded(column[$0]) })
    }

    public func filter<T>(on columnID: ColumnID<T>, _ isIncluded: (T?) throws -> Bool) rethrows -> Slice {
        try filter(on: columnID.name, T.self, isIncluded)
    }

    /// In the order of a column's values, missing ones last. Rows of equal values stay in order.
    public func sorted<T: Comparable>(
        on columnName: String, _ type: T.Type, order: Order = .ascending
    ) -> DataFrame {
        sorted(on: columnName, type) { order == .ascending ? $0 < $1 : $1 < $0 }
    }

    public func sorted<T: Comparable>(on columnID: ColumnID<T>, order: Order = .ascending) -> DataFrame {
        sorted(on: columnID.name, T.self, order: order)
    }

    public func sorted<T>(
        on columnName: String, _ type: T.Type, by areInIncreasingOrder: (T, T) throws -> Bool
    ) rethrows -> DataFrame {
        let column = self[columnName, type]
        let order = try column.indices.sorted { left, right in
            guard let a = column[left] else { return false }
            guard let b = column[right] else { return true }
            return try areInIncreasingOrder(a, b)
        }
        return DataFrame(Slice(base: self, rowIndices: order))
    }

    /// By a column whose type is found at run time; the table as it is where its values have no order.
    public func sorted(on columnName: String, order: Order = .ascending) -> DataFrame {
        let storage = self[columnName].storage
        guard let ascending = storage.ascendingRows() else { return self }
        guard order == .descending else { return DataFrame(Slice(base: self, rowIndices: ascending)) }
        let present = ascending.filter { storage.value(at: $0) != nil }
        let missing = ascending.filter { storage.value(at: $0) == nil }
        return DataFrame(Slice(base: self, rowIndices: present.reversed() + missing))
    }
}

/// Which end comes first.
public enum Order: Hashable, Sendable {
    case ascending, descending
}
