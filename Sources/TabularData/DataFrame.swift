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
                columns[index].storage.appendValue(nil)
            }
        }
    }

    /// Values in the order of the columns; those of another type than their column's are missing.
    public mutating func append(row values: Any?...) {
        for index in columns.indices {
            columns[index].storage.appendValue(values.indices.contains(index) ? values[index] : nil)
        }
    }

    /// Values by the names of their columns; the others are missing in the row.
    public mutating func append(valuesByColumn: [String: Any?]) {
        for index in columns.indices {
            columns[index].storage.appendValue(valuesByColumn[columns[index].name] ?? nil)
        }
    }

    /// The rows of another table, by the columns' names; what this table has no column for is left out.
    public mutating func append(rowsOf other: DataFrame) {
        let added = other.rowCount
        for index in columns.indices {
            let source = other[columns[index].name]
            for row in 0..<added { columns[index].storage.appendValue(source[row]) }
        }
    }

    /// Does nothing where there is no row of the index.
    public mutating func removeRow(at index: Int) {
        let kept = (0..<rowCount).filter { $0 != index }
        columns = columns.map { $0.picked(kept) }
    }

    /// - Returns: The column; one without values where there is none of the name.
    @discardableResult
    public mutating func removeColumn(_ name: String) -> AnyColumn {
        let removed = self[name]
        columns.removeAll { $0.name == name }
        return removed
    }

    /// Puts another column, with its own name, in the place of one; appends it where there is none of the name.
    public mutating func replaceColumn<T>(_ name: String, with newColumn: Column<T>) {
        guard let index = indexOfColumn(name), newColumn.count == rowCount,
            name == newColumn.name || indexOfColumn(newColumn.name) == nil
        else { return append(column: newColumn) }
        columns[index] = newColumn.eraseToAnyColumn()
    }

    /// Replaces the values of a column that are not missing by what a function makes of them.
    public mutating func transformColumn<From, To>(
        _ name: String, _ transform: (From) throws -> To?
    ) rethrows {
        guard let index = indexOfColumn(name) else { return }
        let changed = try columns[index].assumingType(From.self).map { try $0.flatMap(transform) }
        columns[index] = Column(name: name, contents: changed).eraseToAnyColumn()
    }

    /// Replaces two columns by one of what a function makes of their values; it is the last.
    public mutating func combineColumns<A, B, R>(
        _ first: ColumnID<A>, _ second: ColumnID<B>, into name: String, transform: (A?, B?) throws -> R?
    ) rethrows {
        let values = try zip(self[first], self[second]).map { try transform($0, $1) }
        removeColumn(first.name)
        removeColumn(second.name)
        append(column: Column(name: name, contents: values))
    }

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
        get { indexOfColumn(columnName).map { columns[$0] } ?? AnyColumn(name: columnName, storage: [Never?]()) }
        set {
            var column = newValue
            column.name = columnName
            if let index = indexOfColumn(columnName), column.count == rowCount {
                columns[index] = column
            } else {
                append(column: column)
            }
        }
    }

    /// A column by its place; one without values where there is none.
    public subscript(column index: Int) -> AnyColumn {
        columns.indices.contains(index) ? columns[index] : AnyColumn(name: "", storage: [Never?]())
    }

    public subscript<T>(column index: Int, type: T.Type) -> Column<T> { self[column: index].assumingType(type) }

    public subscript(row index: Int) -> Row { Row(base: self, index: index) }

    /// The rows of a range, as far as they are there.
    public subscript<R: RangeExpression>(range: R) -> Slice where R.Bound == Int {
        Slice(base: self, rowIndices: (0..<rowCount).filter(range.contains))
    }

    /// The rows whose entry in the mask is true.
    public subscript<S: Sequence>(mask: S) -> Slice where S.Element == Bool {
        Slice(base: self, rowIndices: zip(0..<rowCount, mask).filter(\.1).map(\.0))
    }

    /// A column by its name; values that are not of the type are missing.
    public subscript<T>(columnName: String, type: T.Type) -> Column<T> {
        get { self[columnName].assumingType(type) }
        set { self[columnName] = newValue.eraseToAnyColumn() }
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

    public var rows: Rows {
        get { Rows(base: self, indices: Array(0..<rowCount)) }
        set { self = newValue.base }
    }

    public func prefix(_ length: Int) -> Slice {
        Slice(base: self, rowIndices: Array((0..<rowCount).prefix(max(0, length))))
    }

    public func suffix(_ length: Int) -> Slice {
        Slice(base: self, rowIndices: Array((0..<rowCount).suffix(max(0, length))))
    }

    mutating func setValue(_ value: Any?, column name: String, row: Int) {
        guard let index = indexOfColumn(name) else { return }
        columns[index][row] = value
    }

    mutating func setRow(_ index: Int, to row: Row) {
        for column in columns.indices { columns[column][index] = row[columns[column].name] }
    }
}

/// A table of columns by name; the type of each follows from its values: whole numbers, numbers (whole ones among them),
/// truth values, dates and text, or `Any` where they differ.
extension DataFrame: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, [Any?])...) {
        self.init(columns: elements.map { name, values in Self.column(name, values) })
    }

    private static func column(_ name: String, _ values: [Any?]) -> AnyColumn {
        func typed<T>(_ type: T.Type) -> AnyColumn? {
            let present = values.filter { $0 != nil }
            let isOfType = !present.isEmpty && present.allSatisfy { $0 is T }
            return isOfType ? Column(name: name, contents: values.map { $0 as? T }).eraseToAnyColumn() : nil
        }
        func numbers() -> AnyColumn? {
            let numbers = values.map { $0 as? Double ?? ($0 as? Int).map(Double.init) }
            let isNumeric = zip(values, numbers).allSatisfy { ($0 == nil) == ($1 == nil) }
            let hasAny = numbers.contains { $0 != nil }
            return isNumeric && hasAny ? Column(name: name, contents: numbers).eraseToAnyColumn() : nil
        }
        return typed(Int.self) ?? numbers() ?? typed(Bool.self) ?? typed(String.self) ?? typed(Date.self)
            ?? Column<Any>(name: name, contents: values).eraseToAnyColumn()
    }
}

extension DataFrame: Equatable {
    public static func == (left: DataFrame, right: DataFrame) -> Bool {
        left.columns.elementsEqual(right.columns) {
            $0.name == $1.name && $0.wrappedElementType == $1.wrappedElementType
                && $0.storage.keys() == $1.storage.keys()
        }
    }
}
