import Foundation

/// A change to a view that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
    public func body(content: Self.Content) -> Never {
        // checked: resolving asks primitives for their nodes, never for this.
        preconditionFailure("\(Self.self) changes nodes itself; its body is not for use")
    }
}

/// The view that a modifier is applied to, as its `body` sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    fileprivate let make: @MainActor (ResolveContext) -> [LayoutNode]
}

extension _ViewModifier_Content: View, PrimitiveView {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] { make(context) }
}

/// Built-in modifiers, which work on nodes.
@MainActor
package protocol PrimitiveViewModifier: ViewModifier where Body == Never {
    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode]
}

/// A built-in modifier that wraps each view of its content in a node of its own.
@MainActor
package protocol NodeWrapping: PrimitiveViewModifier {
    func wrap(_ node: LayoutNode, in context: ResolveContext) -> LayoutNode
}

extension NodeWrapping {
    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        // A loop and no closure, for which the runtime would check the actor.
        var nodes = content(context)
        for index in nodes.indices {
            let wrapped = wrap(nodes[index], in: context)
            wrapped.traits = nodes[index].traits
            nodes[index] = wrapped
        }
        return nodes
    }
}

/// A built-in modifier that sets something the container reads.
@MainActor
package protocol TraitSetting: PrimitiveViewModifier {
    func set(_ traits: inout NodeTraits)
}

extension TraitSetting {
    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let list = content(context)
        for node in list { set(&node.traits) }
        return list
    }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public nonisolated init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    public var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        PrimitiveCast.nodes(of: modifier, in: context) { $0.child(0).nodes(of: content) } ?? customNodes(in: context)
    }

    @MainActor
    private func customNodes(in context: ResolveContext) -> [LayoutNode] {
        let inner = context.child(type: Modifier.self)
        var connected = modifier
        DynamicFields.connect(&connected, in: inner)
        let placeholder = Self.placeholder(for: content, path: context.path.child(0))
        let ready = connected
        return inner.nodes(of: context.evaluating { ready.body(content: placeholder) })
    }

    /// The content keeps its own place in the tree, wherever the modifier's body puts it.
    @MainActor
    private static func placeholder(for content: Content, path: StructuralPath) -> _ViewModifier_Content<Modifier> {
        let box = UncheckedSendableBox(content)
        return _ViewModifier_Content<Modifier> { bodyContext in
            var own = bodyContext
            own.path = path
            return own.nodes(of: box.value)
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content view: _ViewModifier_Content<Self>) -> some View {
        ModifiedContent<ModifiedContent<_ViewModifier_Content<Self>, Content>, Modifier>(
            content: .init(content: view, modifier: content), modifier: modifier)
    }
}

extension View {
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: Sendable {
    public static let identity = EmptyModifier()

    public nonisolated init() {}
}

extension EmptyModifier: ViewModifier, PrimitiveViewModifier {
    public typealias Body = Never

    package func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        content(context)
    }
}
