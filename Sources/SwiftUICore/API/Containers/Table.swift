import Foundation

/// Rows of several columns under a header. Where the width is compact only the first column shows, as on a phone.
public struct Table<Value: Identifiable, Rows, Columns> {
    private let rows: [Value]
    private let columns: UncheckedSendableBox<@MainActor () -> [_TableColumn<Value>]>
    private let isSelected: (AnyHashable) -> Bool
    private let sorting: TableSorting<Value>?

    fileprivate nonisolated init(
        showing rows: [Value], _ columns: Columns, isSelected: @escaping (AnyHashable) -> Bool = { _ in false },
        sorting: TableSorting<Value>? = nil
    ) where Columns: TableColumnContent {
        let box = UncheckedSendableBox(columns)
        (self.rows, self.isSelected, self.sorting) = (rows, isSelected, sorting)
        // The builder checked that columns are of this row type. To say so here as well would keep the compiler from
        // inferring the root of a column's key path.
        self.columns = UncheckedSendableBox { box.value._columns as? [_TableColumn<Value>] ?? [] }
    }
}

extension Table: View {
    public var body: some View {
        TableBody(rows: rows, columns: columns.value(), isSelected: isSelected, sorting: sorting)
    }
}

/// The order that a table's header shows and changes.
private struct TableSorting<Value> {
    let current: () -> KeyPathComparator<Value>?
    /// Sorts by a column: the other way round where it is sorted by it already.
    let sort: (KeyPathComparator<Value>) -> Void

    /// Orders of other comparators than those of columns are the client's own: the header shows none.
    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        current = { order.wrappedValue.first as? KeyPathComparator<Value> }
        sort = { column in
            var next = column
            if let first = order.wrappedValue.first as? KeyPathComparator<Value>, first.keyPath == column.keyPath {
                next.order = first.order == .forward ? .reverse : .forward
            }
            if let typed = next as? Sort { order.wrappedValue = [typed] }
        }
    }
}

/// A column's title in the header, with a chevron where the table is sorted by it.
private struct TableTitle<Value>: View {
    let column: _TableColumn<Value>
    let sorting: TableSorting<Value>?

    private var order: SortOrder? {
        guard let current = sorting?.current(), current.keyPath == column.comparator?.keyPath else { return nil }
        return current.order
    }

    var body: some View {
        let title = HStack(spacing: 4) {
            column.title.font(.footnote.weight(.semibold))
                .foregroundStyle(order == nil ? AnyShapeStyle(.secondary) : AnyShapeStyle(.primary))
            if let order {
                Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
                    .font(.caption2.weight(.semibold)).foregroundStyle(.secondary)
            }
        }
        if let sorting, let comparator = column.comparator {
            title.interactive(.control(.press(ButtonPress(role: nil) { sorting.sort(comparator) })))
        } else {
            title
        }
    }
}

private struct TableBody<Value: Identifiable>: View {
    let rows: [Value]
    let columns: [_TableColumn<Value>]
    let isSelected: (AnyHashable) -> Bool
    let sorting: TableSorting<Value>?

    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dynamicTypeSize) private var typeSize

    private var isCompact: Bool { sizeClass != .regular }

    private var shown: [_TableColumn<Value>] { isCompact ? Array(columns.prefix(1)) : columns }

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                if !isCompact {
                    row { TableTitle(column: $0, sorting: sorting) }
                        .padding(.vertical, 8)
                    Divider()
                }
                ForEach(rows) { value in
                    row { $0.cell(value) }
                        .padding(.vertical, isCompact ? 11 : 8)
                        .frame(minHeight: isCompact ? 44 : nil)
                        .background { if isSelected(AnyHashable(value.id)) { Color(source: .system(.gray4)) } }
                    Divider().padding(.leading, 20)
                }
            }
            .frame(idealWidth: ListMetrics.idealWidth, maxWidth: .infinity)
        }
        .background(Color(source: .system(.systemBackground)))
    }

    private func row<Cell: View>(@ViewBuilder _ cell: @escaping (_TableColumn<Value>) -> Cell) -> some View {
        HStack(spacing: 16) {
            ForEach(Array(shown.enumerated()), id: \.offset) { _, column in
                cell(column).lineLimit(typeSize.isAccessibilitySize ? nil : 1).frame(
                    minWidth: column.width?.min, idealWidth: column.width?.ideal,
                    maxWidth: column.width?.max ?? .infinity, alignment: .leading)
            }
        }
        .padding(.horizontal, 20)
    }
}

/// The rows of a table made of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {}

extension Table {
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Columns: TableColumnContent
    {
        self.init(showing: Array(data), columns())
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Columns: TableColumnContent
    {
        self.init(showing: Array(data), columns(), isSelected: Self.one(selection))
    }

    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Columns: TableColumnContent
    {
        self.init(showing: Array(data), columns(), isSelected: Self.any(selection))
    }

    /// The rows stand as `data` has them: sorting is the client's.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value, Columns: TableColumnContent
    {
        self.init(showing: Array(data), columns(), sorting: TableSorting(sortOrder))
    }

    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value, Columns: TableColumnContent
    {
        self.init(showing: Array(data), columns(), isSelected: Self.one(selection), sorting: TableSorting(sortOrder))
    }

    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value, Columns: TableColumnContent
    {
        self.init(showing: Array(data), columns(), isSelected: Self.any(selection), sorting: TableSorting(sortOrder))
    }

    private nonisolated static func one(_ selection: Binding<Value.ID?>) -> (AnyHashable) -> Bool {
        { id in selection.wrappedValue.map { AnyHashable($0) == id } ?? false }
    }

    private nonisolated static func any(_ selection: Binding<Set<Value.ID>>) -> (AnyHashable) -> Bool {
        { id in selection.wrappedValue.contains { AnyHashable($0) == id } }
    }
}
