import Foundation

/// What a column asks for, in points; nil sides are left to the table.
package struct TableColumnWidth: Equatable, Sendable {
    package var min: CGFloat?
    package var ideal: CGFloat?
    package var max: CGFloat?
}

/// A column of a table, whose row values are of one type.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    associatedtype TableColumnBody: TableColumnContent

    var tableColumnBody: Self.TableColumnBody { get }

    /// What the table draws.
    var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody == Self {
    public var tableColumnBody: Self { self }
}

/// A column as a table draws it.
public struct _TableColumn<Row> {
    package var title: AnyView
    /// Limits in points; nil for a share of the table's width.
    package var width: TableColumnWidth?
    /// What the column is sorted by; nil where it cannot be.
    package var comparator: KeyPathComparator<Row>?
    package var cell: @MainActor (Row) -> AnyView
}

/// A titled column.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
    private let label: Label
    private let content: UncheckedSendableBox<(RowValue) -> Content>
    private var limits: TableColumnWidth?
    private let comparator: UncheckedSendableBox<KeyPathComparator<RowValue>?>

    fileprivate nonisolated init(
        titled label: Label, by comparator: KeyPathComparator<RowValue>? = nil,
        _ content: @escaping (RowValue) -> Content
    ) {
        self.label = label
        self.content = UncheckedSendableBox(content)
        self.comparator = UncheckedSendableBox(comparator)
    }

    private nonisolated func limited(_ width: TableColumnWidth) -> TableColumn {
        var copy = self
        copy.limits = width
        return copy
    }

    /// A width in points; nil for a share of the table's.
    public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn {
        guard let width, width.isFinite else { return self }
        return limited(TableColumnWidth(min: width, ideal: width, max: width))
    }

    public nonisolated func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn {
        limited(TableColumnWidth(min: min, ideal: ideal, max: max))
    }
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Self

    public var _columns: [_TableColumn<RowValue>] {
        let content = content
        return [
            _TableColumn(title: AnyView(label), width: limits, comparator: comparator.value) {
                AnyView(content.value($0))
            }
        ]
    }
}

extension TableColumn where Sort == Never, Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(titled: Text(titleKey), content)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(titled: Text(title), content)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(titled: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
    }

}

extension TableColumn where Sort == Never, Label == Text {
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(titled: Text(title)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// `value` is what the column would be sorted by in a table with a sort order.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(titled: Text(titleKey), content)
    }
}

extension KeyPathComparator {
    /// Foundation asks for a key path that is `Sendable`, which those that clients write down are without saying so.
    fileprivate static func of<V: Comparable>(_ path: KeyPath<Compared, V>) -> KeyPathComparator {
        // checked: the two types have one layout, a reference to an immutable object.
        KeyPathComparator(unsafeBitCast(path, to: (KeyPath<Compared, V> & Sendable).self))
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(titled: Text(titleKey), by: .of(value)) { Text(verbatim: $0[keyPath: value]) }
    }

    public nonisolated init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(titled: Text(titleKey), by: .of(value), content)
    }
}

/// A column for each element of a collection.
public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content
> {
    private let data: Data
    private let content: UncheckedSendableBox<(Data.Element) -> Content>

    public nonisolated init(
        _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    )
    where
        Data.Element: Identifiable, ID == Data.Element.ID, Content: TableColumnContent,
        Content.TableRowValue == RowValue
    {
        self.data = data
        self.content = UncheckedSendableBox(content)
    }

    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Content: TableColumnContent, Content.TableRowValue == RowValue {
        self.data = data
        self.content = UncheckedSendableBox(content)
    }
}

extension TableColumnForEach: TableColumnContent
where Content: TableColumnContent, Content.TableRowValue == RowValue {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Self

    public var _columns: [_TableColumn<RowValue>] { data.flatMap { content.value($0)._columns } }
}

/// Columns one after another.
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator> {
    fileprivate let make: UncheckedSendableBox<@MainActor () -> [_TableColumn<RowValue>]>
}

extension _TableColumns: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Self

    public var _columns: [_TableColumn<RowValue>] { make.value() }
}

/// A column that may not be there.
public struct _OptionalTableColumn<C: TableColumnContent> {
    fileprivate let column: C?
}

extension _OptionalTableColumn: TableColumnContent {
    public typealias TableRowValue = C.TableRowValue
    public typealias TableColumnSortComparator = C.TableColumnSortComparator
    public typealias TableColumnBody = Self

    public var _columns: [_TableColumn<C.TableRowValue>] { column?._columns ?? [] }
}

/// Collects the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    public static func buildExpression<Data, ID, Content>(
        _ columns: TableColumnForEach<Data, ID, RowValue, Sort, Content>
    ) -> TableColumnForEach<Data, ID, RowValue, Sort, Content> { columns }

    public static func buildExpression(_ columns: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> {
        columns
    }

    public static func buildBlock<C: TableColumnContent>(_ column: C) -> C { column }

    @_disfavoredOverload
    public static func buildBlock<each C: TableColumnContent>(
        _ columns: repeat each C
    ) -> _TableColumns<RowValue, Sort> {
        let box = UncheckedSendableBox((repeat each columns))
        return _TableColumns(
            make: UncheckedSendableBox {
                var all: [_TableColumn<RowValue>] = []
                for column in repeat each box.value {
                    // Each expression was checked to be of this row type; packs cannot say so.
                    all += column._columns as? [_TableColumn<RowValue>] ?? []
                }
                return all
            })
    }

    public static func buildIf<C: TableColumnContent>(_ column: C?) -> _OptionalTableColumn<C>
    where C.TableRowValue == RowValue {
        _OptionalTableColumn(column: column)
    }
}
