import Foundation

/// What flows down while views become nodes.
@MainActor
package struct ResolveContext {
    package var environment: EnvironmentValues
    package var path: StructuralPath
    /// How many views with a body are around this place.
    private var depth = 0
    package let graph: RenderGraph

    package init(environment: EnvironmentValues, path: StructuralPath = .init(), graph: RenderGraph) {
        (self.environment, self.path, self.graph) = (environment, path, graph)
    }

    package func child(_ index: Int) -> ResolveContext {
        var copy = self
        copy.path = path.child(index)
        return copy
    }

    package func child(type: Any.Type) -> ResolveContext {
        var copy = self
        copy.path = path.child(type: type)
        return copy
    }

    package func child(id: some Hashable) -> ResolveContext {
        var copy = self
        copy.path = path.child(id: id)
        return copy
    }

    package func with(_ change: (inout EnvironmentValues) -> Void) -> ResolveContext {
        var copy = self
        change(&copy.environment)
        return copy
    }

    /// Far beyond what people write, and well within the stack.
    private static let depthLimit = 200

    /// The nodes of any view: a primitive's own, else those of its body, read after its dynamic properties were
    /// connected to this place in the tree.
    package func nodes<V: View>(of view: V) -> [LayoutNode] {
        if let nodes = PrimitiveCast.nodes(of: view, in: self) { return nodes }
        guard depth < Self.depthLimit else {
            graph.report(CoreDiagnostics.endlessView(V.self, depth: depth))
            return []
        }
        var inner = self
        inner.depth += 1
        inner.path = path.child(type: V.self)
        var connected = view
        DynamicFields.connect(&connected, in: inner)
        let body = inner.evaluating { connected.body }
        return inner.nodes(of: body)
    }

    /// Runs a client's code: what it reads of observable objects is tracked, and dynamic colours answer in the
    /// appearance of this place.
    package func evaluating<Result>(_ body: () -> Result) -> Result {
        CurrentAppearance.with(environment) { graph.tracking(body) }
    }

    /// One node for a view, where exactly one is needed. Several views outside any container are stacked vertically,
    /// as SwiftUI does; none is a node of size zero.
    package func node<V: View>(of view: V) -> LayoutNode {
        let list = nodes(of: view)
        if list.count == 1, let only = list.first { return only }
        return StackNode(axis: .vertical, alignment: .center, spacing: nil, children: list)
    }
}
