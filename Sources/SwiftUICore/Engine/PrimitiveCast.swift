import Foundation

/// Whether a type makes its nodes itself, looked up once per type: asking the runtime for a conformance each time costs
/// more than making most nodes. What is remembered are types, whose functions are called without closures in between:
/// the runtime would check the actor for each.
@MainActor
package enum PrimitiveCast {
    private static var views: [ObjectIdentifier: any ViewMaker.Type] = [:]
    private static var modifiers: [ObjectIdentifier: any ModifierMaker.Type] = [:]

    /// The nodes of a built-in view; nil for a view with a body.
    package static func nodes<V: View>(of view: V, in context: ResolveContext) -> [LayoutNode]? {
        (views[ObjectIdentifier(V.self)] ?? remember(V.self)).nodes(of: view, in: context)
    }

    /// The nodes under a built-in modifier; nil for a modifier with a body.
    package static func nodes<M: ViewModifier>(
        of modifier: M, in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]
    ) -> [LayoutNode]? {
        (modifiers[ObjectIdentifier(M.self)] ?? remember(modifier: M.self))
            .nodes(of: modifier, in: context, content: content)
    }

    private static func remember<V: View>(_ type: V.Type) -> any ViewMaker.Type {
        let found: any ViewMaker.Type = (type as? any PrimitiveView.Type).map { maker($0) } ?? NoMaker.self
        views[ObjectIdentifier(type)] = found
        return found
    }

    private static func maker<P: PrimitiveView>(_ type: P.Type) -> any ViewMaker.Type { PrimitiveMaker<P>.self }

    private static func remember<M: ViewModifier>(modifier type: M.Type) -> any ModifierMaker.Type {
        let found: any ModifierMaker.Type =
            (type as? any PrimitiveViewModifier.Type).map { changer($0) }
            ?? (type as? any GeometryEffect.Type).map { changer(effect: $0) } ?? NoMaker.self
        modifiers[ObjectIdentifier(type)] = found
        return found
    }

    private static func changer<M: PrimitiveViewModifier>(_ type: M.Type) -> any ModifierMaker.Type {
        PrimitiveChanger<M>.self
    }

    private static func changer<E: GeometryEffect>(effect type: E.Type) -> any ModifierMaker.Type {
        EffectChanger<E>.self
    }
}

/// Makes the nodes of views of one type.
@MainActor
private protocol ViewMaker {
    static func nodes<V>(of view: V, in context: ResolveContext) -> [LayoutNode]?
}

/// Makes the nodes under modifiers of one type.
@MainActor
private protocol ModifierMaker {
    static func nodes<M>(
        of modifier: M, in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]
    ) -> [LayoutNode]?
}

private enum PrimitiveMaker<P: PrimitiveView>: ViewMaker {
    static func nodes<V>(of view: V, in context: ResolveContext) -> [LayoutNode]? {
        same(view, as: P.self).nodes(in: context)
    }
}

private enum PrimitiveChanger<P: PrimitiveViewModifier>: ModifierMaker {
    static func nodes<M>(
        of modifier: M, in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]
    ) -> [LayoutNode]? {
        same(modifier, as: P.self).nodes(in: context, content: content)
    }
}

private enum EffectChanger<E: GeometryEffect>: ModifierMaker {
    static func nodes<M>(
        of modifier: M, in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]
    ) -> [LayoutNode]? {
        same(modifier, as: E.self).nodes(in: context, content: content)
    }
}

/// Of types with a body.
private enum NoMaker: ViewMaker, ModifierMaker {
    static func nodes<V>(of view: V, in context: ResolveContext) -> [LayoutNode]? { nil }

    static func nodes<M>(
        of modifier: M, in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]
    ) -> [LayoutNode]? {
        nil
    }
}

/// The value under the other name of its type: makers are filed under the very type they were made for.
@inline(__always)
private func same<From, To>(_ value: From, as type: To.Type) -> To { _identityCast(value, to: type) }
