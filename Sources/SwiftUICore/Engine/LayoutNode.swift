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
    /// The only arrangement of a node that ignores its proposal.
    private var rigidArrangement: Arrangement?
    /// `level` is that of `LayoutProbe` up from which the arrangement is exact enough.
    private var memo: [(proposal: ProposedViewSize, level: Int, arrangement: Arrangement)] = []

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

    /// The keys for which `explicitAlignment` may be non-nil. The default is all of the children's.
    package func explicitKeys() -> [AlignmentKey] {
        var keys: [AlignmentKey] = []
        for child in children {
            for key in child.knownExplicitKeys where !keys.contains(key) { keys.append(key) }
        }
        return keys
    }

    /// Called once the frame is known, before the children are placed.
    package func willPlaceChildren() {}

    /// The arrangement once the frame is known, for nodes that look at what is around them. The default changes nothing.
    package func placed(_ arrangement: Arrangement) -> Arrangement { arrangement }

    /// Adds what this node and its children say for a preference. The default asks the children in order.
    package func collectPreference<K: PreferenceKey>(_ key: K.Type, into accumulated: inout PreferenceAccumulator<K>) {
        for child in children { child.collectPreference(key, into: &accumulated) }
    }

    /// Whether every proposal gives the same arrangement, as in a tree of fixed frames: it is then computed once.
    package func isRigid() -> Bool { false }

    // MARK: For everybody

    /// `explicitKeys`, asked once: most trees have none, and stacks ask for each child at each level.
    package final lazy var knownExplicitKeys = explicitKeys()

    /// `isRigid`, asked once.
    package final lazy var ignoresProposal = isRigid()

    package final func hasExplicit(_ key: AlignmentKey) -> Bool {
        !knownExplicitKeys.isEmpty && knownExplicitKeys.contains(key)
    }

    package final func arrangement(for proposal: ProposedViewSize) -> Arrangement {
        if ignoresProposal {
            if let rigidArrangement { return rigidArrangement }
            let only = LayoutProbe.current.exactly { arrange(proposal) }
            rigidArrangement = only
            return only
        }
        let probe = LayoutProbe.current
        let proposal = probe.simplified(proposal)
        let level = probe.level
        for entry in memo where entry.level <= level && entry.proposal == proposal {
            if entry.level > 0 { probe.noteRoughAnswer() }
            return entry.arrangement
        }
        let before = probe.roughAnswers
        let fresh = arrange(proposal)
        memo.append((proposal, probe.roughAnswers == before ? 0 : level, fresh))
        return fresh
    }

    package final func size(for proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

    package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, arrangement: arrangement(for: proposal))
    }

    /// Forgets arrangements, where content that was not known before changes the sizes.
    package final func forgetLayout() {
        memo.removeAll()
        rigidArrangement = nil
    }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let wanted = arrangement(for: proposal)
        frame = CGRect(origin: origin, size: wanted.size)
        willPlaceChildren()
        let arrangement = placed(wanted)
        for (child, slot) in zip(children, arrangement.children) {
            child.place(
                at: CGPoint(x: origin.x + slot.origin.x, y: origin.y + slot.origin.y), proposal: slot.proposal)
        }
    }

    /// The children back to front.
    package final var drawingOrder: [LayoutNode] {
        // A loop and no closure, for which the runtime would check the actor.
        for child in children where child.traits.zIndex != 0 { return sortedChildren }
        return children
    }

    private final var sortedChildren: [LayoutNode] {
        children.enumerated().sorted {
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

/// What a view tells its container about itself, set by modifiers and read by the parent only. Copied with every
/// wrapper, so what few views have is kept apart.
package struct NodeTraits {
    package var layoutPriority: Double = 0
    package var zIndex: Double = 0
    /// A `Spacer`, which is flexible along its stack's axis only.
    package var isSpacer = false
    private var rare: Rare?

    private final class Rare {
        var tag: AnyHashable?
        var implicitTag: AnyHashable?
        var id: AnyHashable?
        var layoutValues: [ObjectIdentifier: Any] = [:]

        init(_ other: Rare?) {
            guard let other else { return }
            (tag, implicitTag, id, layoutValues) = (other.tag, other.implicitTag, other.id, other.layoutValues)
        }
    }

    package init() {}

    /// The priority in a stack: a spacer takes what the others leave, unless it was given a priority.
    package var stackPriority: Double { isSpacer && layoutPriority == 0 ? -.infinity : layoutPriority }

    private mutating func changeRare(_ change: (Rare) -> Void) {
        if rare == nil || !isKnownUniquelyReferenced(&rare) { rare = Rare(rare) }
        if let rare { change(rare) }
    }

    package var tag: AnyHashable? {
        get { rare?.tag }
        set { changeRare { $0.tag = newValue } }
    }

    /// The element of a `ForEach`, which selects like a tag where none was set.
    package var implicitTag: AnyHashable? {
        get { rare?.implicitTag }
        set { changeRare { $0.implicitTag = newValue } }
    }

    package var id: AnyHashable? {
        get { rare?.id }
        set { changeRare { $0.id = newValue } }
    }

    /// Takes the identity of an element of a `ForEach`, unless there is one from further in.
    package mutating func identify(_ element: some Hashable) {
        if rare?.id != nil { return }
        let element = AnyHashable(element)
        changeRare { rare in
            rare.id = element
            if rare.tag == nil { rare.implicitTag = element }
        }
    }

    package var layoutValues: [ObjectIdentifier: Any] {
        get { rare?.layoutValues ?? [:] }
        set { changeRare { $0.layoutValues = newValue } }
    }
}
