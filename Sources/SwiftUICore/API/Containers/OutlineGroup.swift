import Foundation

/// The branches below an element of a tree, folded.
public struct OutlineSubgroupChildren {
    fileprivate let make: UncheckedSendableBox<@MainActor () -> AnyView>
}

extension OutlineSubgroupChildren: View {
    public var body: some View { make.value() }
}

/// A tree of elements: leaves as they are, branches in disclosure groups.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
    fileprivate let data: Data
    fileprivate let id: (Data.Element) -> ID
    fileprivate let children: (Data.Element) -> Data?
    fileprivate let content: UncheckedSendableBox<(Data.Element) -> Leaf>
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    public var body: some View {
        ForEach(data: data, identify: id) { branch($0) }
    }

    @ViewBuilder @MainActor
    private func branch(_ element: Data.Element) -> some View {
        if let branches = children(element) {
            DisclosureGroup {
                OutlineSubgroupChildren(
                    make: UncheckedSendableBox {
                        AnyView(OutlineGroup(data: branches, id: id, children: children, content: content))
                    })
            } label: {
                content.value(element)
            }
        } else {
            content.value(element)
        }
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    public nonisolated init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element, Data: RangeReplaceableCollection {
        self.init(CollectionOfOne(root).reduce(into: Data()) { $0.append($1) }, children: children, content: content)
    }

    public nonisolated init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(
            data: data, id: { $0.id }, children: { $0[keyPath: children] }, content: UncheckedSendableBox(content))
    }

    public nonisolated init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(
            data: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
            content: UncheckedSendableBox(content))
    }
}
