import Foundation

/// The layout of `ZStack`: children over each other, aligned by their guides.
package final class LayersNode: LayoutNode {
    private let alignment: Alignment

    package init(alignment: Alignment, children: [LayoutNode]) {
        self.alignment = alignment
        super.init(children: children)
    }

    package override func isRigid() -> Bool { children.allSatisfy(\.ignoresProposal) }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let dimensions = children.map { $0.dimensions(for: proposal) }
        let guides = dimensions.map { (x: $0.value(alignment.horizontal.key), y: $0.value(alignment.vertical.key)) }
        let left = guides.map(\.x).max() ?? 0
        let top = guides.map(\.y).max() ?? 0
        let right = zip(dimensions, guides).map { $0.width - $1.x }.max() ?? 0
        let bottom = zip(dimensions, guides).map { $0.height - $1.y }.max() ?? 0
        return Arrangement(
            size: CGSize(width: max(0, left + right), height: max(0, top + bottom)),
            children: guides.map {
                .init(origin: CGPoint(x: left - $0.x, y: top - $0.y), proposal: proposal)
            })
    }

    package override var spacing: NodeSpacing {
        guard let first = children.first?.spacing, children.allSatisfy({ $0.spacing == first }) else {
            return .standard
        }
        return first
    }
}

/// A view with others behind or in front of it, which take its size as their proposal and do not change its layout.
package final class SecondaryNode: LayoutNode {
    package enum Side { case behind, inFront }

    private let side: Side
    private let alignment: Alignment
    private let primary: LayoutNode

    package init(primary: LayoutNode, secondary: [LayoutNode], side: Side, alignment: Alignment) {
        (self.primary, self.side, self.alignment) = (primary, side, alignment)
        let layer = secondary.count == 1 ? secondary : [LayersNode(alignment: alignment, children: secondary)]
        super.init(children: side == .behind ? layer + [primary] : [primary] + layer)
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let main = primary.dimensions(for: proposal)
        let inner = ProposedViewSize(width: main.width, height: main.height)
        return Arrangement(
            size: main.arrangement.size,
            children: children.map { child in
                if child === primary { return .init(origin: .zero, proposal: proposal) }
                let d = child.dimensions(for: inner)
                return .init(
                    origin: CGPoint(
                        x: main.value(alignment.horizontal.key) - d.value(alignment.horizontal.key),
                        y: main.value(alignment.vertical.key) - d.value(alignment.vertical.key)), proposal: inner)
            })
    }

    package override func explicitAlignment(_ key: AlignmentKey, in arrangement: Arrangement) -> CGFloat? {
        guard let index = children.firstIndex(where: { $0 === primary }) else { return nil }
        return mergedAlignment(key, of: children[index..<index + 1], in: arrangement)
    }

    package override func isRigid() -> Bool { primary.ignoresProposal }

    package override func explicitKeys() -> [AlignmentKey] { primary.knownExplicitKeys }

    package override var spacing: NodeSpacing { primary.spacing }
}
