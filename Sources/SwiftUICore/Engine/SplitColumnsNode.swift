import Foundation

/// What a column of a split view asks for, in points; nil sides are left to the split view.
package struct ColumnWidth: Equatable, Sendable {
    package var min: CGFloat?
    package var ideal: CGFloat
    package var max: CGFloat?

    /// What a column has that asks for nothing.
    package static let standard = ColumnWidth(min: 240, ideal: 320, max: nil)

    /// The ideal width within the limits.
    package var preferred: CGFloat { Swift.max(least, Swift.min(ideal, max ?? .infinity)) }

    package var least: CGFloat { Swift.max(0, min ?? Swift.min(ideal, Self.leastWidth)) }

    private static let leastWidth: CGFloat = 240
}

/// Columns beside a detail view, which takes the rest. Where that would be too narrow the columns give way, down to
/// what each needs at least.
package final class SplitColumnsNode: LayoutNode {
    private let sides: [LayoutNode]
    private let lines: [LayoutNode]
    private let detail: LayoutNode
    private let rightToLeft: Bool

    /// The detail view is not made narrower than this while columns can give way.
    private static let leastDetail: CGFloat = 320

    /// - Parameter lines: one behind each of `sides`.
    package init(sides: [LayoutNode], lines: [LayoutNode], detail: LayoutNode, rightToLeft: Bool) {
        (self.sides, self.lines, self.detail, self.rightToLeft) = (sides, lines, detail, rightToLeft)
        super.init(children: sides + lines + [detail])
    }

    package override func arrange(_ proposal: ProposedViewSize) -> Arrangement {
        let widths = columnWidths(within: proposal.width)
        let lineWidth = lines.first?.size(for: ProposedViewSize(width: nil, height: proposal.height)).width ?? 0
        let taken = widths.reduce(0, +) + lineWidth * CGFloat(lines.count)
        let detailOffer = ProposedViewSize(
            width: proposal.width.map { max(0, $0 - taken) }, height: proposal.height)
        let detailSize = detail.size(for: detailOffer)
        let offers = widths.map { ProposedViewSize(width: $0, height: proposal.height) }
        let heights = zip(sides, offers).map { $0.size(for: $1).height } + [detailSize.height]
        let size = CGSize(
            width: proposal.width ?? taken + detailSize.width, height: proposal.height ?? heights.max() ?? 0)

        var (x, sideSlots, lineSlots): (CGFloat, [Arrangement.Child], [Arrangement.Child]) = (0, [], [])
        for (index, width) in widths.enumerated() {
            sideSlots.append(slot(at: x, width: width, of: sides[checked: index], offers[index], in: size))
            x += width
            let offer = ProposedViewSize(width: lineWidth, height: size.height)
            lineSlots.append(slot(at: x, width: lineWidth, of: lines[checked: index], offer, in: size))
            x += lineWidth
        }
        let last = slot(at: x, width: size.width - x, of: detail, detailOffer, in: size)
        return Arrangement(size: size, children: sideSlots + lineSlots + [last])
    }

    /// The middle of the column's share of the width.
    private func slot(
        at x: CGFloat, width: CGFloat, of node: LayoutNode?, _ offer: ProposedViewSize, in size: CGSize
    ) -> Arrangement.Child {
        let own = node?.size(for: offer) ?? .zero
        let start = rightToLeft ? size.width - x - width : x
        return .init(
            origin: CGPoint(x: start + (width - own.width) / 2, y: (size.height - own.height) / 2), proposal: offer)
    }

    private func columnWidths(within offered: CGFloat?) -> [CGFloat] {
        let asked = sides.map { $0.traits[trait: ColumnWidthTrait.self] ?? .standard }
        let wished = asked.map(\.preferred)
        guard let offered, offered.isFinite else { return wished }
        let lacking = wished.reduce(0, +) + Self.leastDetail - offered
        let slack = zip(wished, asked).map { $0 - $1.least }
        let total = slack.reduce(0, +)
        guard lacking > 0, total > 0 else { return wished }
        let part = min(1, lacking / total)
        return zip(wished, slack).map { $0 - $1 * part }
    }
}
