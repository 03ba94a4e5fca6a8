import Foundation

/// A table: columns of equal length, each with a name of its own and values of one type.
public struct DataFrame {
    public private(set) var columns: [AnyColumn] = []

    public init() {}

    /// Columns that are shorter than the longest end in missing values; of two with one name the last stays.
    public init<S: Sequence>(columns: S) where S.Element == AnyColumn {
        for column in columns { append(column: column) }
    }

    /// A copy of the rows of a slice.
    public init(_ slice: Slice) { self.init(columns: slice.base.columns.map { $0.picked(slice.rowIndices) }) }

    public var shape: (rows: Int, columns: Int) { (rowCount, columns.count) }

    public var isEmpty: Bool { rowCount == 0 }

    var rowCount: Int { columns.first?.count ?? 0 }

    public mutating func append<T>(column: Column<T>) { append(column: column.eraseToAnyColumn()) }

    public mutating func append(column: AnyColumn) {
        if let index = indexOfColumn(column.name) { columns.remove(at: index) }
        columns.append(column)
        let length = columns.map(\.count).max() ?? 0
        for index in columns.indices {
            while columns[index].count < length {
                columns[index].storage = columns[index].storage.appending(nil)
            }
        }
    }

    /// Values in the order of the columns; those of another type than their column's are missing.
    public mutating func append(row values: Any?...) {
        for index in columns.indices {
            columns[index].storage = columns[index].storage.appending(
                values.indices.contains(index) ? values[index] : nil)
        }
    }

    public mutating func removeColumn(_ name: String) { columns.removeAll { $0.name == name } }

    public mutating func renameColumn(_ name: String, to newName: String) {
        guard let index = indexOfColumn(name), name == newName || indexOfColumn(newName) == nil else { return }
        columns[index].name = newName
    }

    public func containsColumn(_ name: String) -> Bool { indexOfColumn(name) != nil }

    public func containsColumn<T>(_ name: String, _ type: T.Type) -> Bool {
        indexOfColumn(name).map { columns[$0].wrappedElementType == type } ?? false
    }

    public func indexOfColumn(_ name: String) -> Int? { columns.firstIndex { $0.name == name } }

    /// A column by its name; one without values where there is none of the name.
    public subscript(columnName: String) -> AnyColumn {
        indexOfColumn(columnName).map { columns[$0] } ?? AnyColumn(name: columnName, storage: [Never?]())
    }

    /// A column by its name; values that are not of the type are missing.
    public subscript<T>(columnName: String, type: T.Type) -> Column<T> {
        get { self[columnName].assumingType(type) }
        set {
            var column = newValue.eraseToAnyColumn()
            column.name = columnName
            if let index = indexOfColumn(columnName), column.count == rowCount {
                columns[index] = column
            } else {
                append(column: column)
            }
        }
    }

    public subscript<T>(columnID: ColumnID<T>) -> Column<T> {
        get { self[columnID.name, T.self] }
        set { self[columnID.name, T.self] = newValue }
    }

    /// The columns of the names that there are, in the order of the names.
    public func selecting<S: Sequence>(columnNames: S) -> DataFrame where S.Element == String {
        DataFrame(columns: columnNames.compactMap { name in indexOfColumn(name).map { columns[$0] } })
    }

    public func selecting(columnNames: String...) -> DataFrame { selecting(columnNames: columnNames) }

    public var rows: Rows { Rows(base: self, indices: Array(0..<rowCount)) }

    public func prefix(_ length: Int) -> Slice {
        Slice(base: self, rowIndices: Array((0..<rowCount).prefix(max(0, length))))
    }

    public func suffix(_ length: Int) -> Slice {
        Slice(base: self, rowIndices: Array((0..<rowCount).suffix(max(0, length))))
    }
}
