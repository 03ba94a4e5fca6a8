import Foundation

/// What a node of another module does. Only open, thus public, classes can be subclassed across modules, so a module
/// with nodes of its own gives an object that `HostedNode` asks instead.
@MainActor
package protocol NodeBehavior: AnyObject {
    /// As `LayoutNode.arrange`, for `node`.
    func arrange(_ proposal: ProposedViewSize, in node: HostedNode) -> Arrangement

    /// As `LayoutNode.willPlaceChildren`: the frame of `node` is known.
    func willPlaceChildren(of node: HostedNode)

    /// As `LayoutNode.emit`.
    func emit(_ node: HostedNode, into emitter: inout Emitter)
}

extension NodeBehavior {
    package func arrange(_ proposal: ProposedViewSize, in node: HostedNode) -> Arrangement {
        Arrangement(size: proposal.replacingUnspecifiedDimensions())
    }

    package func willPlaceChildren(of node: HostedNode) {}

    package func emit(_ node: HostedNode, into emitter: inout Emitter) { node.emitChildren(into: &emitter) }
}

/// A node whose behaviour another module supplies. It has no explicit alignment guides.
package final class HostedNode: LayoutNode {
    package let behavior: any NodeBehavior

    package init(_ behavior: some NodeBehavior, children: [LayoutNode] = []) {
        self.behavior = behavior
        super.init(children: children)
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement { behavior.arrange(proposal, in: self) }

    package override func willPlaceChildren() { behavior.willPlaceChildren(of: self) }

    package override func emit(into emitter: inout Emitter) { behavior.emit(self, into: &emitter) }

    /// The children, back to front.
    package func emitChildren(into emitter: inout Emitter) { super.emit(into: &emitter) }

    package override func explicitKeys() -> [AlignmentKey] { [] }
}
