import Foundation

/// The place of a row's badge within the row, which takes no room until there is one.
package final class BadgeSlotNode: LayoutNode {
    package init() { super.init() }

    package func fill(_ badge: LayoutNode) {
        children = [badge]
        forgetLayout()
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        guard let badge = children.first else { return Arrangement(size: .zero) }
        return Arrangement(size: badge.size(for: proposal), children: [.init(origin: .zero, proposal: proposal)])
    }
}
