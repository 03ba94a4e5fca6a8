import Foundation

/// One tab, its content not yet resolved.
package struct TabEntry {
    package var tag: AnyHashable?
    package var badge: Text?
    package var role: TabRole?
    package var label: @MainActor (ResolveContext) -> [LayoutNode]
    package var content: @MainActor (ResolveContext) -> [LayoutNode]

    /// Tabs given as views. Those with a `tabItem` stay unresolved until one is chosen.
    @MainActor
    package static func collect(from view: some View, in context: ResolveContext) -> [TabEntry] {
        context.with { $0.collectsTabs = true }.nodes(of: view).enumerated().map { index, node in
            let tab = TabNode.find(in: node)
            tab?.close()
            let tag = node.traits.tag ?? tab?.innerTag() ?? node.traits.implicitTag ?? AnyHashable(index)
            return TabEntry(
                tag: tag, badge: node.traits[trait: ListRowTrait.self].badge,
                label: { context in tab?.label(context) ?? [] },
                content: { _ in
                    tab?.open()
                    return [node]
                })
        }
    }
}

/// The place of a tab's content, which is resolved only if the tab is shown.
package final class TabNode: LayoutNode {
    package let label: @MainActor (ResolveContext) -> [LayoutNode]
    private let make: @MainActor () -> [LayoutNode]
    private var resolved: [LayoutNode]?

    package init(
        label: @escaping @MainActor (ResolveContext) -> [LayoutNode], content: @escaping @MainActor () -> [LayoutNode]
    ) {
        (self.label, make) = (label, content)
        super.init()
    }

    private func nodes() -> [LayoutNode] {
        let nodes = resolved ?? make()
        resolved = nodes
        return nodes
    }

    /// A tag set inside of `tabItem` is only known once the content is.
    package func innerTag() -> AnyHashable? {
        traits.tag ?? nodes().lazy.compactMap { $0.traits.tag }.first
    }

    package func open() { children = [LayersNode(alignment: .center, children: nodes())] }

    package func close() { children = [] }

    package static func find(in node: LayoutNode) -> TabNode? {
        node as? TabNode ?? node.children.lazy.compactMap { find(in: $0) }.first
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        guard let child = children.first else { return Arrangement(size: .zero) }
        return Arrangement(size: child.size(for: proposal), children: [.init(origin: .zero, proposal: proposal)])
    }
}

/// A view with a tab's label; outside a tab view it is the view alone.
package struct TabItemView<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension TabItemView: View, PrimitiveView {
    package var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let inner = context.child(0).with { $0.collectsTabs = false }
        guard context.environment.collectsTabs else { return inner.nodes(of: content) }
        let (content, label, path) = (content, label, context.path.child(1))
        return [
            TabNode(
                label: { bar in
                    var own = bar
                    own.path = path
                    return own.nodes(of: label)
                },
                content: { inner.nodes(of: content) })
        ]
    }
}

extension View {
    /// What the tab bar shows for this view.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        TabItemView(content: self, label: label())
    }
}

/// What the new form of a tab view is made of.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    associatedtype Body: TabContent

    @TabContentBuilder<Self.TabValue> var body: Self.Body { get }
}

@MainActor
package protocol PrimitiveTabContent {
    func entries(in context: ResolveContext) -> [TabEntry]
}

extension ResolveContext {
    package func tabEntries<C: TabContent>(of content: C) -> [TabEntry] {
        if let primitive = content as? any PrimitiveTabContent { return primitive.entries(in: self) }
        let inner = child(type: C.self)
        var connected = content
        DynamicFields.connect(&connected, in: inner)
        let ready = connected
        return inner.tabEntries(of: inner.evaluating { ready.body })
    }
}

/// What a tab is for. The search tab stands last.
public struct TabRole: Hashable, Sendable {
    private let name: String

    public static let search = TabRole(name: "search")
}

/// A tab with its label and content.
public struct Tab<Value: Hashable, Content: View, Label: View> {
    private let value: Value?
    private let role: TabRole?
    private let content: Content
    private let label: Label

    fileprivate nonisolated init(value: Value?, role: TabRole?, content: Content, label: Label) {
        (self.value, self.role, self.content, self.label) = (value, role, content, label)
    }
}

extension Tab: TabContent, PrimitiveTabContent {
    public typealias TabValue = Value

    public var body: Self { self }

    package func entries(in context: ResolveContext) -> [TabEntry] {
        let (content, label) = (content, label)
        return [
            TabEntry(
                tag: value.map { AnyHashable($0) }, role: role, label: { $0.child(1).nodes(of: label) },
                content: { _ in context.child(0).nodes(of: content) })
        ]
    }
}

extension Tab {
    public nonisolated init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never {
    public nonisolated init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(), label: .init(Text(titleKey), Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(), label: .init(Text(title), Image(systemName: systemImage)))
    }
}

extension Tab where Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: .init(Text(titleKey), Image(systemName: systemImage)))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(), label: .init(Text(title), Image(systemName: systemImage)))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content(), label: .init(Text(titleKey), Image(image)))
    }
}

/// A title and an icon in a tab bar.
public struct DefaultTabLabel {
    private let title: Text
    private let icon: Image

    fileprivate nonisolated init(_ title: Text, _ icon: Image) { (self.title, self.icon) = (title, icon) }
}

extension DefaultTabLabel: View {
    public var body: some View { Label(title: { title }, icon: { icon }) }
}

/// Tabs one after another.
public struct _TabContents<TabValue: Hashable> {
    fileprivate let make: @MainActor (ResolveContext) -> [TabEntry]
}

extension _TabContents: TabContent, PrimitiveTabContent {
    public var body: Self { self }

    package func entries(in context: ResolveContext) -> [TabEntry] { make(context) }
}

/// A tab that may not be there.
public struct _OptionalTab<C: TabContent> {
    fileprivate let content: C?
}

extension _OptionalTab: TabContent, PrimitiveTabContent {
    public typealias TabValue = C.TabValue

    public var body: Self { self }

    package func entries(in context: ResolveContext) -> [TabEntry] {
        content.map { context.child(0).tabEntries(of: $0) } ?? []
    }
}

/// Collects the tabs of a tab view.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// Names the content of a tab view made of tabs.
    public struct Content<C: TabContent> {}

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    @_disfavoredOverload
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _TabContents<TabValue> {
        let box = UncheckedSendableBox((repeat each content))
        return _TabContents { context in
            var all: [TabEntry] = []
            var index = 0
            for item in repeat each box.value {
                all.append(contentsOf: context.child(index).tabEntries(of: item))
                index += 1
            }
            return all
        }
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTab<C> where C.TabValue == TabValue {
        _OptionalTab(content: content)
    }

    public static func buildEither<C: TabContent>(first: C) -> _TabContents<TabValue> where C.TabValue == TabValue {
        let box = UncheckedSendableBox(first)
        return _TabContents { $0.child(0).tabEntries(of: box.value) }
    }

    public static func buildEither<C: TabContent>(second: C) -> _TabContents<TabValue> where C.TabValue == TabValue {
        let box = UncheckedSendableBox(second)
        return _TabContents { $0.child(1).tabEntries(of: box.value) }
    }
}
