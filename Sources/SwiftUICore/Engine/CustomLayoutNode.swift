import Foundation

/// Where a layout puts its subviews in one pass; each subview writes its own slot.
@MainActor
package final class PlacementRecorder {
    package private(set) var slots: [Arrangement.Child?]
    private let nodes: [LayoutNode]

    package init(nodes: [LayoutNode]) {
        self.nodes = nodes
        slots = Array(repeating: nil, count: nodes.count)
    }

    package func clear() { slots = Array(repeating: nil, count: nodes.count) }

    package func place(_ index: Int, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        guard let node = nodes[checked: index] else { return }
        let size = node.size(for: proposal)
        slots[index] = Arrangement.Child(
            origin: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y),
            proposal: proposal)
    }
}

/// A client's `Layout` in the tree.
package final class CustomLayoutNode<L: Layout>: LayoutNode {
    private let layout: L
    private let subviews: LayoutSubviews
    private let recorder: PlacementRecorder
    private let rightToLeft: Bool
    private lazy var cache = layout.makeCache(subviews: subviews)

    package init(_ layout: L, children: [LayoutNode], direction: LayoutDirection) {
        self.layout = layout
        rightToLeft = direction == .rightToLeft
        recorder = PlacementRecorder(nodes: children)
        subviews = LayoutSubviews(nodes: children, layoutDirection: direction, recorder: recorder)
        super.init(children: children)
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        let bounds = CGRect(origin: .zero, size: size)
        recorder.clear()
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        let slots = recorder.slots.enumerated().map { index, slot in
            // A subview that the layout leaves out stands in the middle.
            var slot = slot ?? centered(index, in: bounds, proposal)
            // Layouts are written from left to right and turned as a whole.
            if rightToLeft, let child = children[checked: index] {
                slot.origin.x = size.width - slot.origin.x - child.size(for: slot.proposal).width
            }
            return slot
        }
        return Arrangement(size: size, children: slots)
    }

    private func centered(_ index: Int, in bounds: CGRect, _ proposal: ProposedViewSize) -> Arrangement.Child {
        let size = children[checked: index]?.size(for: proposal) ?? .zero
        return .init(
            origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal: proposal)
    }

    package override func explicitAlignment(_ key: AlignmentKey, in arrangement: Arrangement) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: arrangement.size)
        let proposal = ProposedViewSize(arrangement.size)
        let own =
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        return own ?? super.explicitAlignment(key, in: arrangement)
    }

    package override var spacing: NodeSpacing { layout.spacing(subviews: subviews, cache: &cache).edges }
}
