import Foundation

/// A preference's value on its way through code that is generic over another key: the cast back is exact, for optional
/// values too.
private final class PreferenceBox<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}

/// Says a preference; what its content says for the same key does not get past it.
private final class PreferenceNode<K: PreferenceKey>: WrapperNode {
    private let value: (LayoutNode) -> K.Value

    /// - Parameter value: asked when the preference is collected, after placement; gets the content's node.
    init(_ content: LayoutNode, key: K.Type, value: @escaping (LayoutNode) -> K.Value) {
        self.value = value
        super.init(content)
    }

    override func collectPreference<Other: PreferenceKey>(
        _ key: Other.Type, into accumulated: inout PreferenceAccumulator<Other>
    ) {
        if key == K.self, let own = PreferenceBox<K.Value>(value(content)) as? PreferenceBox<Other.Value> {
            accumulated.add(own.value)
        } else {
            content.collectPreference(key, into: &accumulated)
        }
    }
}

/// Changes what its content says for a key.
private final class PreferenceTransformNode<K: PreferenceKey>: WrapperNode {
    private let transform: (inout K.Value, LayoutNode) -> Void

    init(_ content: LayoutNode, key: K.Type, transform: @escaping (inout K.Value, LayoutNode) -> Void) {
        self.transform = transform
        super.init(content)
    }

    override func collectPreference<Other: PreferenceKey>(
        _ key: Other.Type, into accumulated: inout PreferenceAccumulator<Other>
    ) {
        guard key == K.self else { return content.collectPreference(key, into: &accumulated) }
        var inner = PreferenceAccumulator<K>()
        content.collectPreference(K.self, into: &inner)
        var value = inner.result
        transform(&value, content)
        if let changed = PreferenceBox<K.Value>(value) as? PreferenceBox<Other.Value> { accumulated.add(changed.value) }
    }
}

extension LayoutNode {
    /// What this node and those within say for a preference. Valid after placement.
    package final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        var accumulated = PreferenceAccumulator<K>()
        collectPreference(key, into: &accumulated)
        return accumulated.result
    }
}

/// Calls back with a preference's value after the first pass, and after each in which it differs.
private struct PreferenceAction<K: PreferenceKey> where K.Value: Equatable {
    let action: @MainActor (K.Value) -> Void
}

private final class PreferenceMemory<Value> {
    var value: Value?
}

extension PreferenceAction: ViewModifier, PrimitiveViewModifier {
    typealias Body = Never

    func nodes(in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]) -> [LayoutNode] {
        let list = content(context)
        let memory = context.graph.box(at: context.path, field: LifeCycleField.preference) {
            PreferenceMemory<K.Value>()
        }
        context.graph.afterPass {
            var accumulated = PreferenceAccumulator<K>()
            for node in list { node.collectPreference(K.self, into: &accumulated) }
            let new = accumulated.result
            if let old = memory.value, old == new { return }
            memory.value = new
            action(new)
        }
        return list
    }
}

extension View {
    /// Says a value to the views around this one.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        let box = UncheckedSendableBox(value)
        return wrapped { node, _ in PreferenceNode(node, key: K.self) { _ in box.value } }
    }

    /// Changes what the views within say.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        let box = UncheckedSendableBox(callback)
        return wrapped { node, _ in PreferenceTransformNode(node, key: K.self) { value, _ in box.value(&value) } }
    }

    /// Runs after layout; a change of state in `action` leads to a new pass.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        let box = UncheckedSendableBox(action)
        return modifier(PreferenceAction<K> { box.value($0) })
    }

    /// Says where this view is, or something made of that.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        let box = UncheckedSendableBox((value, transform))
        return wrapped { node, _ in
            PreferenceNode(node, key: K.self) { content in box.value.1(Anchor(box.value.0.measure(content))) }
        }
    }

    /// Changes what the views within say, knowing where this view is.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        let box = UncheckedSendableBox((value, transform))
        return wrapped { node, _ in
            PreferenceTransformNode(node, key: K.self) { value, content in
                box.value.1(&value, Anchor(box.value.0.measure(content)))
            }
        }
    }
}
