import Foundation

/// One of several views, with a bar to choose from.
public struct TabView<SelectionValue: Hashable, Content> {
    private let selection: Binding<SelectionValue>?
    private let entries: UncheckedSendableBox<@MainActor (ResolveContext) -> [TabEntry]>

    fileprivate nonisolated init(
        selection: Binding<SelectionValue>?, entries: @escaping @MainActor (ResolveContext) -> [TabEntry]
    ) {
        self.selection = selection
        self.entries = UncheckedSendableBox(entries)
    }
}

extension TabView: View {
    public var body: some View {
        TabViewBody(selected: selection.map { AnyHashable($0.wrappedValue) }, entries: entries.value)
    }
}

extension TabView where Content: View {
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        let box = UncheckedSendableBox(content())
        self.init(selection: selection) { TabEntry.collect(from: box.value, in: $0) }
    }
}

extension TabView where SelectionValue == Int, Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) {
        let box = UncheckedSendableBox(content())
        self.init(selection: nil) { TabEntry.collect(from: box.value, in: $0) }
    }
}

extension TabView {
    public nonisolated init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        let box = UncheckedSendableBox(content())
        self.init(selection: selection) { $0.tabEntries(of: box.value) }
    }

    public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        let box = UncheckedSendableBox(content())
        self.init(selection: nil) { $0.tabEntries(of: box.value) }
    }
}

private struct TabViewBody: View {
    let selected: AnyHashable?
    let entries: @MainActor (ResolveContext) -> [TabEntry]

    @Environment(\.tabViewKind) private var kind

    var body: some View {
        ContextReader { context in
            let all = entries(context).searchLast
            let index = all.firstIndex { entry in selected.map { $0.selects(entry.tag) } ?? false } ?? 0
            switch kind {
            case .page(let showsDots): PagedTab(entries: all, index: index, showsDots: showsDots && all.count > 1)
            case .bar: BarredTab(entries: all, index: index)
            }
        }
    }
}

private struct BarredTab: View {
    let entries: [TabEntry]
    let index: Int

    var body: some View {
        ContextReader { outside in
            let place = SafeAreaPlace(in: outside.environment.safeArea)
            VStack(spacing: 0) {
                ContextReader { context in
                    let inner = context.with {
                        $0.rowContainer = nil
                        $0.safeArea = place
                    }
                    ResolvedNodes(entries[checked: index]?.content(inner) ?? [])
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .safeAreaMark(.safe, of: place)
                TabBar(entries: entries, index: index)
            }
            .background(.background)
            .safeAreaMark(.full, of: place)
        }
    }
}

/// 49 points: icons over captions.
private struct TabBar: View {
    let entries: [TabEntry]
    let index: Int

    var body: some View {
        // Icons differ in height; titles stand on one line.
        HStack(alignment: .bottom, spacing: 0) {
            ForEach(Array(entries.enumerated()), id: \.offset) { position, entry in
                item(entry, isSelected: position == index)
            }
        }
        .padding(.top, 5)
        .frame(maxWidth: .infinity)
        .frame(height: 49, alignment: .top)
        .background(Material.bar)
        .overlay(alignment: .top) { Divider() }
        .barTypeSize()
    }

    private func item(_ entry: TabEntry, isSelected: Bool) -> some View {
        ContextReader { context in
            let parts = entry.label(
                context.with {
                    $0.font = .system(size: 10, weight: .medium)
                    $0.symbolVariants = .fill
                    $0.isInTabItem = true
                })
            VStack(spacing: 1) {
                ForEach(Array(parts.enumerated()), id: \.offset) { _, part in ResolvedNodes(part) }
            }
        }
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(source: .system(.gray))))
        .frame(maxWidth: .infinity)
        .overlay(alignment: .top) {
            if let badge = entry.badge {
                badge.font(.system(size: 13)).foregroundStyle(.white).padding(.horizontal, 5)
                    .frame(minWidth: 18, minHeight: 18).background(.red, in: Capsule()).offset(x: 14, y: -3)
            }
        }
    }
}

/// A page filling the view, with a dot for each.
private struct PagedTab: View {
    let entries: [TabEntry]
    let index: Int
    let showsDots: Bool

    var body: some View {
        ContextReader { context in ResolvedNodes(entries[checked: index]?.content(context) ?? []) }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .bottom) {
                if showsDots {
                    HStack(spacing: 9) {
                        ForEach(entries.indices, id: \.self) { position in
                            Circle().fill(.white).opacity(position == index ? 1 : 0.3).frame(width: 7, height: 7)
                        }
                    }
                    .padding(.bottom, 10)
                }
            }
            .clipped()
    }
}

extension [TabEntry] {
    /// The search tab stands last, wherever it was declared.
    fileprivate var searchLast: [TabEntry] { filter { $0.role != .search } + filter { $0.role == .search } }
}
