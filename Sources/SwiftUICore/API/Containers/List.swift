import Foundation

/// Rows in a scrolling column, drawn as iOS draws them.
public struct List<SelectionValue: Hashable, Content: View> {
    private let content: Content
    private let isSelected: (AnyHashable) -> Bool

    fileprivate nonisolated init(content: Content, isSelected: @escaping (AnyHashable) -> Bool) {
        (self.content, self.isSelected) = (content, isSelected)
    }
}

extension List: View {
    public var body: some View { RowsView(content: content, container: .list, isSelected: isSelected) }
}

/// The body of lists and forms.
package struct RowsView<Content: View>: View {
    let content: Content
    let container: RowContainer
    let isSelected: (AnyHashable) -> Bool

    @Environment(\.listAppearance) private var appearance
    @Environment(\.navigationModel) private var navigation

    private var kind: ListKind { appearance.kind ?? .insetGrouped }

    package var body: some View {
        ScrollView(.vertical) {
            ContextReader { context in
                let rows = context.with { $0.rowContainer = container }.nodes(of: content)
                SectionsView(sections: ListSection.collect(rows), kind: kind) { row in
                    guard let tag = row.traits.tag ?? row.traits.id else { return false }
                    return isSelected(tag)
                }
            }
            .frame(idealWidth: ListMetrics.idealWidth, maxWidth: .infinity)
        }
        // Under a navigation bar the bar shows it.
        .background(background, ignoresSafeAreaEdges: navigation == nil ? .all : [])
        .modifier(BarBackground(color: background))
        .listSemantics()
    }

    private var background: Color {
        if appearance.hidesBackground { return .clear }
        return Color(source: .system(kind.isGrouped ? .systemGroupedBackground : .systemBackground))
    }
}

/// Sections one below the other.
private struct SectionsView: View {
    let sections: [ListSection]
    let kind: ListKind
    let isSelected: (LayoutNode) -> Bool

    @Environment(\.listAppearance) private var appearance
    @Environment(\.defaultMinListHeaderHeight) private var minHeaderHeight
    @Environment(\.navigationModel) private var navigation

    var body: some View {
        LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(Array(sections.enumerated()), id: \.offset) { index, section in
                if !section.header.isEmpty {
                    header(of: section, isFirst: index == 0)
                } else if kind.isGrouped {
                    Color.clear.frame(height: index == 0 ? firstGap : appearance.sectionSpacing ?? gap)
                }
                if !section.rows.isEmpty {
                    ListCard(rows: section.rows, kind: kind, isSelected: isSelected).padding(.horizontal, margin)
                }
                if !section.footer.isEmpty {
                    LazyVStack(alignment: .leading, spacing: 0) { ResolvedNodes(section.footer) }
                        .padding(.top, ListMetrics.footerTop)
                        .padding(.horizontal, margin + ListMetrics.rowInsets.leading)
                }
            }
            if kind.isGrouped { Color.clear.frame(height: ListMetrics.top) }
        }
    }

    private var margin: CGFloat { kind == .insetGrouped || kind == .sidebar ? ListMetrics.margin : 0 }

    private var gap: CGFloat { ListMetrics.cardSpacing }

    /// Below a navigation bar's title the first card follows at once.
    private var firstGap: CGFloat { navigation == nil ? ListMetrics.top : 8 }

    private func header(of section: ListSection, isFirst: Bool) -> some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 0) { ResolvedNodes(section.header) }
            if let isExpanded = section.isExpanded {
                RowSpacer(minLength: 8)
                Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
                    .font(.footnote.weight(.semibold)).foregroundStyle(.tint)
            }
        }
        .padding(.top, kind == .plain ? 8 : isFirst ? firstGap : appearance.sectionSpacing ?? ListMetrics.headerTop)
        .padding(.bottom, ListMetrics.headerBottom)
        .padding(.horizontal, margin + ListMetrics.rowInsets.leading)
        .frame(maxWidth: .infinity, minHeight: minHeaderHeight, alignment: .leading)
    }
}

// MARK: - Content given as views

extension List where SelectionValue == Never {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), isSelected: { _ in false })
    }
}

/// Whether a row is selected, for the kinds of selection there are.
private nonisolated func picks<V: Hashable>(_ selection: Binding<Set<V>>?) -> (AnyHashable) -> Bool {
    let box = UncheckedSendableBox(selection)
    return { tag in
        guard let selected = box.value?.wrappedValue else { return false }
        return selected.contains { AnyHashable($0).selects(tag) }
    }
}

private nonisolated func picks<V: Hashable>(_ selection: Binding<V?>?) -> (AnyHashable) -> Bool {
    let box = UncheckedSendableBox(selection)
    return { tag in
        guard let selected = box.value?.wrappedValue else { return false }
        return AnyHashable(selected).selects(tag)
    }
}

extension List {
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), isSelected: picks(selection))
    }

    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), isSelected: picks(selection))
    }
}

// MARK: - Rows of a collection

extension List where SelectionValue == Never {
    // A binding to a collection is one itself; the initialisers that give bindings come first.
    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), isSelected: { _ in false })
    }

    @_disfavoredOverload
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), isSelected: { _ in false })
    }

    public nonisolated init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(content: ForEach(data, content: rowContent), isSelected: { _ in false })
    }

    public nonisolated init<Data, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
        Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(content: ForEach(data, content: rowContent), isSelected: { _ in false })
    }

    public nonisolated init<Data, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>, Data: MutableCollection,
        Data: RandomAccessCollection, Data.Index: Hashable
    {
        self.init(content: ForEach(data, id: id, content: rowContent), isSelected: { _ in false })
    }

    /// A tree, its branches folded.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == OutlineGroup<
            Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
        >,
        Data.Element: Identifiable
    {
        self.init(
            content: OutlineGroup(data, children: children, content: rowContent), isSelected: { _ in false })
    }
}

extension List {
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), isSelected: picks(selection))
    }

    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent), isSelected: picks(selection))
    }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), isSelected: picks(selection))
    }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(content: ForEach(data, id: id, content: rowContent), isSelected: picks(selection))
    }
}
