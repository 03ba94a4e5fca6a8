import Drawing
import Foundation
import Geometry

/// How a node fills one proposal: its size, and where its children go inside it.
package struct Arrangement {
    package struct Child {
        /// Relative to the parent's top left corner.
        package var origin: CGPoint
        package var proposal: ProposedViewSize

        package init(origin: CGPoint, proposal: ProposedViewSize) {
            (self.origin, self.proposal) = (origin, proposal)
        }
    }

    package var size: CGSize
    /// In the order of the node's `children`.
    package var children: [Child]

    package init(size: CGSize, children: [Child] = []) { (self.size, self.children) = (size, children) }
}

/// A resolved view. Layout is a pure function from a proposal to an arrangement, remembered per proposal for the pass;
/// placement walks the arrangements once and fixes frames; emission writes them out.
///
///     resolve:  View -> LayoutNode     (environment goes down)
///     layout:   proposal -> Arrangement (sizes come up)
///     place:    origin -> frame
///     emit:     frame -> DrawingItem
@MainActor
package class LayoutNode {
    package var children: [LayoutNode]
    package var traits = NodeTraits()
    /// In the coordinates of the whole picture, before any rendering effect. Valid after placement.
    package private(set) var frame = CGRect.zero
    private var memo: [(proposal: ProposedViewSize, arrangement: Arrangement)] = []

    package init(children: [LayoutNode] = []) { self.children = children }

    // MARK: For subclasses

    /// Computes the arrangement for a proposal. Must ask children through `arrangement(for:)` or `size(for:)`.
    package func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        Arrangement(size: proposal.replacingUnspecifiedDimensions())
    }

    /// Writes the node and its children. The default writes the children, in `zIndex` order.
    package func emit(into emitter: inout Emitter) {
        for child in drawingOrder { child.emit(into: &emitter) }
    }

    /// The node's own value for an alignment, relative to its origin; nil to be asked for its default. The default
    /// passes on what the children say.
    package func explicitAlignment(_ key: AlignmentKey, in arrangement: Arrangement) -> CGFloat? {
        mergedAlignment(key, of: children[...], in: arrangement)
    }

    /// What this node wants next to it in a stack. The default is the only child's, else none in particular.
    package var spacing: NodeSpacing {
        children.count == 1 ? children.first?.spacing ?? .standard : .standard
    }

    /// Whether `explicitAlignment` may be non-nil for the key.
    package func hasExplicit(_ key: AlignmentKey) -> Bool {
        children.contains { $0.hasExplicit(key) }
    }

    /// Called once the frame is known, before the children are placed.
    package func willPlaceChildren() {}

    /// Adds what this node and its children say for a preference. The default asks the children in order.
    package func collectPreference<K: PreferenceKey>(_ key: K.Type, into accumulated: inout PreferenceAccumulator<K>) {
        for child in children { child.collectPreference(key, into: &accumulated) }
    }

    // MARK: For everybody

    package final func arrangement(for proposal: ProposedViewSize) -> Arrangement {
        for entry in memo where entry.proposal == proposal { return entry.arrangement }
        let fresh = arrange(proposal)
        memo.append((proposal, fresh))
        return fresh
    }

    package final func size(for proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

    package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, arrangement: arrangement(for: proposal))
    }

    /// Forgets arrangements, where content that was not known before changes the sizes.
    package final func forgetLayout() { memo.removeAll() }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let arrangement = arrangement(for: proposal)
        frame = CGRect(origin: origin, size: arrangement.size)
        willPlaceChildren()
        for (child, slot) in zip(children, arrangement.children) {
            child.place(
                at: CGPoint(x: origin.x + slot.origin.x, y: origin.y + slot.origin.y), proposal: slot.proposal)
        }
    }

    /// The children back to front.
    package final var drawingOrder: [LayoutNode] {
        guard children.contains(where: { $0.traits.zIndex != 0 }) else { return children }
        return children.enumerated().sorted {
            ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
        }.map(\.element)
    }

    package final func mergedAlignment(
        _ key: AlignmentKey, of some: ArraySlice<LayoutNode>, in arrangement: Arrangement
    ) -> CGFloat? {
        var values: [CGFloat] = []
        for (child, slot) in zip(some, arrangement.children[some.indices]) where child.hasExplicit(key) {
            guard let value = child.explicitAlignment(key, in: child.arrangement(for: slot.proposal)) else { continue }
            values.append(value + (key.axis == .horizontal ? slot.origin.x : slot.origin.y))
        }
        return values.isEmpty ? nil : key.combine(values)
    }
}

/// What a view tells its container about itself, set by modifiers and read by the parent only.
package struct NodeTraits {
    package var layoutPriority: Double = 0
    package var zIndex: Double = 0
    package var tag: AnyHashable?
    /// The element of a `ForEach`, which selects like a tag where none was set.
    package var implicitTag: AnyHashable?
    package var id: AnyHashable?
    package var layoutValues: [ObjectIdentifier: Any] = [:]
    /// A `Spacer`, which is flexible along its stack's axis only.
    package var isSpacer = false

    package init() {}
}
