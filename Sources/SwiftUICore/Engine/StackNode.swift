import Foundation
import Geometry

/// The layout of `HStack` and `VStack`.
///
/// Space is handed out as SwiftUI does: spacing is set aside first; children of higher priority come first, the
/// minimum lengths of the others being kept back, spacers after everything else unless a priority says otherwise; within
/// one priority the least flexible child is asked first, each with an equal share of what is left. Three proposals per child (0, infinity, its share) at any depth, each measured
/// once, so that the cost of nested stacks grows with the number of views.
package final class StackNode: LayoutNode {
    package enum Axis { case horizontal, vertical }

    private let axis: Axis
    private let crossKey: AlignmentKey
    private let gaps: [CGFloat]
    private let rightToLeft: Bool

    package init(
        axis: Axis, alignment: Alignment, spacing: CGFloat?, children: [LayoutNode], rightToLeft: Bool = false,
        pixelLength: CGFloat = 1 / 3
    ) {
        self.axis = axis
        self.rightToLeft = rightToLeft
        crossKey = axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
        gaps = Self.gaps(children, axis, spacing, pixelLength)
        super.init(children: children)
    }

    private static func gaps(
        _ children: [LayoutNode], _ axis: Axis, _ spacing: CGFloat?, _ pixelLength: CGFloat
    ) -> [CGFloat] {
        if let spacing { return [CGFloat](repeating: spacing, count: max(0, children.count - 1)) }
        return zip(children, children.dropFirst()).map { before, after in
            switch axis {
            case .horizontal: NodeSpacing.horizontal(before.spacing, after.spacing)
            case .vertical: NodeSpacing.vertical(before.spacing, after.spacing, pixelLength: pixelLength)
            }
        }
    }

    package override var spacing: NodeSpacing {
        guard let first = children.first?.spacing, let last = children.last?.spacing else { return .standard }
        switch axis {
        case .vertical: return NodeSpacing(top: first.top, bottom: last.bottom)
        case .horizontal:
            return NodeSpacing(
                top: tallestText(\.top), bottom: tallestText(\.bottom), leading: first.leading,
                trailing: last.trailing)
        }
    }

    /// A row of texts keeps a text's distance; one other view in it makes the distance the standard one.
    private func tallestText(_ edge: KeyPath<NodeSpacing, NodeSpacing.Edge>) -> NodeSpacing.Edge {
        let edges = children.map { $0.spacing[keyPath: edge] }.filter { $0 != .none }
        guard let first = edges.first else { return .standard }
        return edges.allSatisfy { $0 == first } ? first : .standard
    }

    package override func isRigid() -> Bool { children.allSatisfy(\.ignoresProposal) }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        LayoutProbe.current.descending { arranged(proposal) }
    }

    private func arranged(_ proposal: ProposedViewSize) -> Arrangement {
        let lengths: [CGFloat?] = distribute(proposal)
        let cross = axis == .horizontal ? proposal.height : proposal.width
        let proposals: [ProposedViewSize] = lengths.map { offer(main: $0, cross: cross) }

        // Guides meet on one line; the stack spans from the highest child above it to the lowest below. Loops and no
        // closures, for which the runtime would check the actor.
        var dimensions: [ViewDimensions] = []
        var guides: [CGFloat] = []
        dimensions.reserveCapacity(children.count)
        guides.reserveCapacity(children.count)
        var (above, below): (CGFloat, CGFloat) = (-.infinity, -.infinity)
        for (child, offered) in zip(children, proposals) {
            let item = child.dimensions(for: offered)
            let guide = item.value(crossKey)
            dimensions.append(item)
            guides.append(guide)
            above = max(above, guide)
            below = max(below, crossLength(item) - guide)
        }
        let crossSize = children.isEmpty ? 0 : max(0, above + below)

        var offset: CGFloat = 0
        var slots: [Arrangement.Child] = []
        slots.reserveCapacity(children.count)
        for (index, item) in dimensions.enumerated() {
            slots.append(.init(origin: point(main: offset, cross: above - guides[index]), proposal: proposals[index]))
            offset += mainLength(item) + (gaps[checked: index] ?? 0)
        }
        if rightToLeft, axis == .horizontal {
            for index in slots.indices {
                slots[index].origin.x = offset - slots[index].origin.x - dimensions[index].width
            }
        }
        let size =
            axis == .horizontal
            ? CGSize(width: max(0, offset), height: crossSize) : CGSize(width: crossSize, height: max(0, offset))
        return Arrangement(size: size, children: slots)
    }

    /// The main-axis proposal for each child.
    private func distribute(_ proposal: ProposedViewSize) -> [CGFloat?] {
        let offered = axis == .horizontal ? proposal.width : proposal.height
        let cross = axis == .horizontal ? proposal.height : proposal.width
        guard let offered, offered.isFinite else { return children.map { _ in offered } }

        var result = [CGFloat?](repeating: 0, count: children.count)
        var remaining = offered - gaps.reduce(0, +)
        // Where there is nothing to share out, nobody need be asked.
        guard remaining > 0 else { return result }
        let limits = LayoutProbe.current.asking {
            children.map { child in
                (
                    least: length(of: child, offered: 0, cross: cross),
                    most: length(of: child, offered: .infinity, cross: cross)
                )
            }
        }
        let ranks = children.map(\.traits.stackPriority)
        let priorities = Set(ranks).sorted(by: >)
        for priority in priorities {
            let group = children.indices.filter { ranks[$0] == priority }
                .sorted { a, b in
                    let (x, y) = (limits[a].most - limits[a].least, limits[b].most - limits[b].least)
                    return x == y ? a < b : x < y
                }
            let kept = children.indices.filter { ranks[$0] < priority }
                .reduce(CGFloat(0)) { $0 + limits[$1].least }
            var available = remaining - kept
            for (position, index) in group.enumerated() {
                let share = max(0, available / CGFloat(group.count - position))
                result[index] = share
                let taken = length(of: children[index], offered: share, cross: cross)
                available -= taken
                remaining -= taken
            }
        }
        return result
    }

    private func length(of child: LayoutNode, offered: CGFloat, cross: CGFloat?) -> CGFloat {
        let size = child.size(for: offer(main: offered, cross: cross))
        return axis == .horizontal ? size.width : size.height
    }

    private func offer(main: CGFloat?, cross: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
    }

    private func point(main: CGFloat, cross: CGFloat) -> CGPoint {
        axis == .horizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
    }

    private func mainLength(_ d: ViewDimensions) -> CGFloat { axis == .horizontal ? d.width : d.height }

    private func crossLength(_ d: ViewDimensions) -> CGFloat { axis == .horizontal ? d.height : d.width }
}
