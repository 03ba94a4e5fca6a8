extension DataFrame {
    /// The rows of a table or of a part of it.
    public struct Rows: RandomAccessCollection, MutableCollection {
        private(set) var base: DataFrame
        let rowIndices: [Int]

        init(base: DataFrame, indices: [Int]) { (self.base, rowIndices) = (base, indices) }

        public var startIndex: Int { 0 }

        public var endIndex: Int { rowIndices.count }

        public subscript(position: Int) -> Row {
            get { Row(base: base, index: rowIndices[position]) }
            set { base.setRow(rowIndices[position], to: newValue) }
        }
    }

    /// One row.
    public struct Row {
        private(set) var base: DataFrame
        /// Its place in the table, from 0.
        public let index: Int

        /// A value of another type than the column's is missing when it is set.
        public subscript(columnName: String) -> Any? {
            get { base[columnName][index] }
            set { base.setValue(newValue, column: columnName, row: index) }
        }

        public subscript<T>(columnName: String, type: T.Type) -> T? {
            get { self[columnName] as? T }
            set { self[columnName] = newValue }
        }

        public subscript<T>(columnID: ColumnID<T>) -> T? {
            get { self[columnID.name, T.self] }
            set { self[columnID.name] = newValue }
        }

        public subscript(position: Int) -> Any? { base[column: position][index] }

        public subscript<T>(position: Int, type: T.Type) -> T? { self[position] as? T }

        /// In the order of the columns.
        public var values: [Any?] { base.columns.map { $0[index] } }
    }

    /// Some rows of a table.
    public struct Slice {
        public let base: DataFrame
        let rowIndices: [Int]

        public var rows: Rows { Rows(base: base, indices: rowIndices) }

        public var columns: [AnyColumn] { DataFrame(self).columns }

        public var shape: (rows: Int, columns: Int) { (rowIndices.count, base.columns.count) }

        public var isEmpty: Bool { rowIndices.isEmpty }

        public subscript(columnName: String) -> AnyColumn { DataFrame(self)[columnName] }

        public subscript<T>(columnName: String, type: T.Type) -> Column<T> { DataFrame(self)[columnName, type] }

        public subscript<T>(columnID: ColumnID<T>) -> Column<T> { DataFrame(self)[columnID] }
    }
}
