import Foundation

/// The values a navigation stack leads through.
public struct NavigationPath: Equatable {
    package private(set) var values: [AnyHashable]

    public init() { values = [] }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    public var count: Int { values.count }

    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

    public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}

/// A root view under a navigation bar, or the destination of the last value of its path.
public struct NavigationStack<Data, Root: View> {
    private let path: () -> [AnyHashable]
    private let root: Root

    fileprivate nonisolated init(path: @escaping () -> [AnyHashable], root: Root) {
        (self.path, self.root) = (path, root)
    }
}

extension NavigationStack: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        context.navigationNodes(of: root, path: path())
    }
}

extension NavigationStack where Data == NavigationPath {
    public nonisolated init(@ViewBuilder root: () -> Root) { self.init(path: { [] }, root: root()) }

    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        let box = UncheckedSendableBox(path)
        self.init(path: { box.value.wrappedValue.values }, root: root())
    }
}

extension NavigationStack
where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
{
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        let box = UncheckedSendableBox(path)
        self.init(path: { box.value.wrappedValue.map { AnyHashable($0) } }, root: root())
    }
}

/// The older name of a navigation stack.
public struct NavigationView<Content: View> {
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, PrimitiveView {
    public var body: Never { unreachableBody }

    /// Of several columns a phone shows the first.
    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        context.navigationNodes(of: FirstOf(content: content), path: [])
    }
}

private struct FirstOf<Content: View> {
    let content: Content
}

extension FirstOf: View, PrimitiveView {
    var body: Never { unreachableBody }

    func nodes(in context: ResolveContext) -> [LayoutNode] { Array(context.nodes(of: content).prefix(1)) }
}

/// What was said after the bars were made, by content whose views depend on their size; shown in the next pass.
private final class LateNotes {
    var model: NavigationModel?
}

extension ResolveContext {
    fileprivate func entering(_ model: NavigationModel) -> ResolveContext {
        with {
            $0.navigationModel = model
            $0.rowContainer = nil
            $0.isInToolbar = false
            $0.stackAxis = nil
        }
    }

    /// The nodes of a view in a navigation container.
    package func navigationNodes(of root: some View, path: [AnyHashable]) -> [LayoutNode] {
        var model = NavigationModel()
        let place = SafeAreaPlace(in: environment.safeArea)
        var content = child(0).entering(model).with { $0.safeArea = place }.node(of: root)
        var steps: [(AnyHashable, NavigationDestination)] = path.compactMap { value in
            model.destinations[ObjectIdentifier(type(of: value.base))].map { (value, $0) }
        }
        if let presented = model.presented { steps.append((AnyHashable(true), presented)) }
        for (value, destination) in steps.suffix(1) {
            let pushed = NavigationModel()
            (pushed.isPushed, pushed.backTitle, pushed.displayMode) = (true, model.title, model.displayMode)
            content = destination.make(value) {
                $0.navigationModel = pushed
                $0.safeArea = place
            }
            model = pushed
        }
        noteLate(model)
        let nodes = child(1).with { $0.rowContainer = nil }
            .nodes(
                of: NavigationChrome(
                    model: model, content: SafeAreaMark(content.filling, .safe, of: place), place: place)
            )
            .map { SafeAreaMark($0, .full, of: place) }
        for node in nodes { node.traits[trait: ColumnWidthTrait.self] = model.columnWidth }
        return nodes
    }

    private func noteLate(_ model: NavigationModel) {
        let memory = graph.box(at: path, field: -4) { LateNotes() }
        if model.title == nil, let late = memory.model { model.adopt(late) }
        let known = model.count
        let hadTitle = model.title != nil
        graph.afterPassInternally { [dirty = graph.dirty] in
            guard model.count > known, !hadTitle, model.title != nil, memory.model == nil else { return }
            memory.model = model
            dirty.raise()
        }
    }
}

extension NavigationModel {
    /// Takes over what another one was told.
    fileprivate func adopt(_ other: NavigationModel) {
        (title, subtitle, displayMode) = (other.title, other.subtitle, displayMode ?? other.displayMode)
        entries += other.entries
        background = background ?? other.background
        searchPrompt = searchPrompt ?? other.searchPrompt
    }
}

extension View {
    /// What a navigation stack shows for values of a type.
    public nonisolated func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let box = UncheckedSendableBox(destination)
        let type = ObjectIdentifier(data)
        return ModifiedContent(
            content: self,
            modifier: NavigationNote { model, context in
                model.destinations[type] = NavigationDestination { value, change in
                    let inner = context.child(id: value).with(change)
                    guard let typed = value.base as? D else { return inner.node(of: EmptyView()) }
                    return inner.node(of: inner.evaluating { box.value(typed) })
                }
            })
    }

    public nonisolated func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let box = UncheckedSendableBox((isPresented, destination()))
        return ModifiedContent(
            content: self,
            modifier: NavigationNote { model, context in
                guard box.value.0.wrappedValue else { return }
                model.presented = NavigationDestination { _, change in
                    context.child(2).with(change).node(of: box.value.1)
                }
            })
    }

    public nonisolated func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let box = UncheckedSendableBox((item, destination))
        return ModifiedContent(
            content: self,
            modifier: NavigationNote { model, context in
                guard let value = box.value.0.wrappedValue else { return }
                model.presented = NavigationDestination { _, change in
                    let inner = context.child(2).with(change)
                    return inner.node(of: inner.evaluating { box.value.1(value) })
                }
            })
    }

    /// A search field below the title, empty as nobody types into a still picture.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        let box = UncheckedSendableBox(text)
        return tellingNavigation { model in
            let typed = box.value.wrappedValue
            model.searchPrompt = typed.isEmpty ? prompt ?? Text("Search") : Text(verbatim: typed)
        }
        .interactive(.chrome(.searchPlacement(placement)))
        .interactive(.control(.edit(TextEdit(text: text, onEditingChanged: { _ in }, onCommit: {}))))
    }

    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Whether the search is under way is kept: the field is drawn as `searchable(text:)` draws it.
    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt)
            .interactive(.kept(.searchPresentation(isPresented)))
    }

    public nonisolated func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}

/// Where a search field stands; a still picture has it below the title.
public struct SearchFieldPlacement: Hashable, Sendable {
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        fileprivate let isAlways: Bool

        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    private let name: String
    /// Whether the field stays while the content scrolls.
    package var staysInSight = false

    private init(name: String, staysInSight: Bool = false) { (self.name, self.staysInSight) = (name, staysInSight) }

    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")

    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(name: "navigationBarDrawer", staysInSight: displayMode.isAlways)
    }
}
