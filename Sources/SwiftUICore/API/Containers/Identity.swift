import Foundation

/// Gives content an identity of its own: a new value starts it with fresh state.
private struct ExplicitIdentity<ID: Hashable> {
    let id: ID
}

extension ExplicitIdentity: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let nodes = content(context.child(id: id))
        for node in nodes { node.traits.id = AnyHashable(id) }
        return nodes
    }
}

extension View {
    public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
        ModifiedContent(content: self, modifier: ExplicitIdentity(id: id))
    }

    /// What the view stands for in a picker, list or tab view.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        let box = UncheckedSendableBox(AnyHashable(tag))
        return trait { $0.tag = box.value }
    }

    /// `includeOptional`: the tag also fits a selection that is an optional of its type. Selections are compared that
    /// way in any case.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
        let box = UncheckedSendableBox(AnyHashable(tag))
        return trait { $0.tag = box.value }
    }
}

extension AnyHashable {
    /// Whether a tag is the one that is selected, where one of the two may be an optional of the other's type.
    package func selects(_ tag: AnyHashable?) -> Bool {
        guard let tag else { return false }
        return self == tag || Self.unwrapped(self) == Self.unwrapped(tag)
    }

    private static func unwrapped(_ value: AnyHashable) -> AnyHashable? {
        guard let optional = value.base as? any OptionalHashable else { return value }
        return optional.hashablePayload
    }
}

private protocol OptionalHashable {
    var hashablePayload: AnyHashable? { get }
}

extension Optional: OptionalHashable where Wrapped: Hashable {
    fileprivate var hashablePayload: AnyHashable? { map { AnyHashable($0) } }
}

/// A view that is only made anew when it changed. A still picture makes each view once per pass.
public struct EquatableView<Content: Equatable & View> {
    public var content: Content

    public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View {
    public var body: some View { content }
}

extension View where Self: Equatable {
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
