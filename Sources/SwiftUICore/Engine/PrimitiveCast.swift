import Foundation

/// Whether a type makes its nodes itself, looked up once per type: asking the runtime for a conformance each time costs
/// more than making most nodes.
@MainActor
package enum PrimitiveCast {
    package typealias MakeNodes = (UnsafeRawPointer, ResolveContext) -> [LayoutNode]
    package typealias ChangeNodes = (
        UnsafeRawPointer, ResolveContext, (ResolveContext) -> [LayoutNode]
    ) -> [LayoutNode]

    private static var views: [ObjectIdentifier: MakeNodes?] = [:]
    private static var modifiers: [ObjectIdentifier: ChangeNodes?] = [:]

    /// The nodes of a built-in view; nil for a view with a body.
    package static func nodes<V: View>(of view: V, in context: ResolveContext) -> [LayoutNode]? {
        guard let make = views[ObjectIdentifier(V.self)] ?? remember(V.self) else { return nil }
        return withUnsafePointer(to: view) { make(UnsafeRawPointer($0), context) }
    }

    /// The nodes under a built-in modifier; nil for a modifier with a body.
    package static func nodes<M: ViewModifier>(
        of modifier: M, in context: ResolveContext, content: (ResolveContext) -> [LayoutNode]
    ) -> [LayoutNode]? {
        guard let change = modifiers[ObjectIdentifier(M.self)] ?? remember(modifier: M.self) else { return nil }
        return withUnsafePointer(to: modifier) { change(UnsafeRawPointer($0), context, content) }
    }

    private static func remember<V: View>(_ type: V.Type) -> MakeNodes? {
        let make = (type as? any PrimitiveView.Type).map { maker($0) }
        views[ObjectIdentifier(type)] = .some(make)
        return make
    }

    private static func maker<P: PrimitiveView>(_ type: P.Type) -> MakeNodes {
        { pointer, context in pointer.assumingMemoryBound(to: P.self).pointee.nodes(in: context) }
    }

    private static func remember<M: ViewModifier>(modifier type: M.Type) -> ChangeNodes? {
        let change =
            (type as? any PrimitiveViewModifier.Type).map { changer($0) }
            ?? (type as? any GeometryEffect.Type).map { changer(effect: $0) }
        modifiers[ObjectIdentifier(type)] = .some(change)
        return change
    }

    private static func changer<E: GeometryEffect>(effect type: E.Type) -> ChangeNodes {
        { pointer, context, content in
            pointer.assumingMemoryBound(to: E.self).pointee.nodes(in: context, content: content)
        }
    }

    private static func changer<P: PrimitiveViewModifier>(_ type: P.Type) -> ChangeNodes {
        { pointer, context, content in
            pointer.assumingMemoryBound(to: P.self).pointee.nodes(in: context, content: content)
        }
    }
}
