import Foundation

/// Something a view tells the container it stands in, beside the traits that every container reads.
package protocol ContainerTrait {
    associatedtype Value

    static var defaultValue: Value { get }
}

extension NodeTraits {
    package subscript<K: ContainerTrait>(trait trait: K.Type) -> K.Value {
        get { (layoutValues[ObjectIdentifier(trait)] as? K.Value) ?? K.defaultValue }
        set { layoutValues[ObjectIdentifier(trait)] = newValue }
    }
}

extension View {
    package nonisolated func containerTrait<K: ContainerTrait>(
        _ trait: K.Type, _ value: K.Value
    ) -> ModifiedContent<Self, TraitSetter> {
        let box = UncheckedSendableBox(value)
        return self.trait { $0[trait: K.self] = box.value }
    }
}

/// Nodes that were resolved already, as a view: containers take their content apart and put it together again in views
/// of their own.
package struct ResolvedNodes {
    package let nodes: [LayoutNode]

    package init(_ nodes: [LayoutNode]) { self.nodes = nodes }

    package init(_ node: LayoutNode) { nodes = [node] }
}

extension ResolvedNodes: View, PrimitiveView {
    package var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] { nodes }
}

/// A view that is made when its place in the tree is known.
package struct ContextReader<Content: View> {
    private let make: @MainActor (ResolveContext) -> Content

    package nonisolated init(@ViewBuilder _ make: @escaping @MainActor (ResolveContext) -> Content) {
        self.make = make
    }
}

extension ContextReader: View, PrimitiveView {
    package var body: Never { unreachableBody }

    package func nodes(in context: ResolveContext) -> [LayoutNode] { context.child(0).nodes(of: make(context)) }
}

extension LayoutNode {
    /// The characters of all texts within, for the name of a control.
    package func collectedText() -> String {
        if let text = self as? TextNode { return text.plainText }
        return children.map { $0.collectedText() }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
