import Foundation

/// Content made for each element of a collection, identified by `ID`.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    @usableFromInline package let identify: (Data.Element) -> ID

    package init(data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        (self.data, self.identify, self.content) = (data, identify, content)
    }
}

extension ForEach: View, PrimitiveView where Content: View {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        var all: [LayoutNode] = []
        all.reserveCapacity(data.count)
        for element in data {
            let id = identify(element)
            let nodes = context.child(id: id).nodes(of: context.evaluating { content(element) })
            for node in nodes { node.traits.identify(id) }
            all.append(contentsOf: nodes)
        }
        return all
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: View {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Content for each number of a constant range.
    public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identify: { $0 }, content: content)
    }
}

extension ForEach where Content: View {
    /// Content for each element, with a binding to it.
    public nonisolated init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    public nonisolated init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, identify: { $0.1 },
            content: { index, _ in
                content(
                    Binding(
                        get: { data.wrappedValue[index] },
                        set: { data.wrappedValue[index] = $0 }))
            })
    }
}

/// Views together, for modifiers that go to each of them; not a container.
public struct Group<Content> {
    package let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    public var body: Never { unreachableBody }

    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    package func nodes(in context: ResolveContext) -> [LayoutNode] { context.nodes(of: content) }
}
