extension DataFrame {
    /// The rows of a table or of a part of it.
    public struct Rows: RandomAccessCollection {
        let base: DataFrame
        let indices: [Int]

        public var startIndex: Int { 0 }

        public var endIndex: Int { indices.count }

        public subscript(position: Int) -> Row { Row(base: base, index: indices[position]) }
    }

    /// One row.
    public struct Row {
        let base: DataFrame
        /// Its place in the table, from 0.
        public let index: Int

        public subscript(columnName: String) -> Any? { base[columnName][index] }

        public subscript<T>(columnName: String, type: T.Type) -> T? { base[columnName][index] as? T }

        public subscript<T>(columnID: ColumnID<T>) -> T? { self[columnID.name, T.self] }

        public subscript(position: Int) -> Any? {
            base.columns.indices.contains(position) ? base.columns[position][index] : nil
        }
    }

    /// Some rows of a table.
    public struct Slice {
        public let base: DataFrame
        let rowIndices: [Int]

        public var rows: Rows { Rows(base: base, indices: rowIndices) }

        public var columns: [AnyColumn] { DataFrame(self).columns }

        public var shape: (rows: Int, columns: Int) { (rowIndices.count, base.columns.count) }

        public var isEmpty: Bool { rowIndices.isEmpty }

        public subscript<T>(columnName: String, type: T.Type) -> Column<T> { DataFrame(self)[columnName, type] }

        public subscript<T>(columnID: ColumnID<T>) -> Column<T> { DataFrame(self)[columnID] }
    }
}
