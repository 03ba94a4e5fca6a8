import Foundation

/// What bars of all kinds have in common.
enum BarMetrics {
    /// Bars keep their height, so what is in them stops growing here.
    static let largestTypeSize = DynamicTypeSize.xxxLarge
}

extension View {
    /// The reader's type size as far as bars follow it.
    nonisolated func barTypeSize() -> some View { dynamicTypeSize(...BarMetrics.largestTypeSize) }
}

/// Three groups in a row: the first at the leading end, the last at the trailing end, the title between them, in the
/// middle of the bar where it fits there and else as near to it as the groups let it.
///
/// The trailing group has its width before all others, the title comes next, and the leading group makes do with what
/// is left: its back button shortens.
struct NavigationBarRow: Layout {
    private static let gap: CGFloat = 8

    private struct Widths {
        var leading: CGFloat = 0
        var title: CGFloat = 0
        var trailing: CGFloat = 0
    }

    private func widths(in width: CGFloat, _ subviews: Subviews) -> Widths {
        guard subviews.count == 3 else { return Widths() }
        func ideal(_ index: Int) -> CGFloat { subviews[index].sizeThatFits(.unspecified).width }
        func taken(by index: Int, of room: CGFloat) -> CGFloat {
            subviews[index].sizeThatFits(ProposedViewSize(width: max(0, room), height: nil)).width
        }
        let least = subviews[0].sizeThatFits(.zero).width
        var widths = Widths()
        widths.trailing = taken(by: 2, of: width - least)
        let wanted = ideal(1)
        let gaps = wanted > 0 ? 2 * Self.gap : Self.gap
        widths.leading = taken(by: 0, of: max(least, width - widths.trailing - wanted - gaps))
        widths.title = taken(by: 1, of: width - widths.leading - widths.trailing - gaps)
        return widths
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
        let width = proposal.width ?? ideal.reduce(2 * Self.gap) { $0 + $1.width }
        return CGSize(width: width, height: ideal.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let widths = widths(in: bounds.width, subviews)
        func place(_ index: Int, x: CGFloat, width: CGFloat) {
            subviews[index].place(
                at: CGPoint(x: bounds.minX + x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
        place(0, x: 0, width: widths.leading)
        place(2, x: bounds.width - widths.trailing, width: widths.trailing)
        let least = widths.leading > 0 ? widths.leading + Self.gap : 0
        let most = bounds.width - widths.title - (widths.trailing > 0 ? widths.trailing + Self.gap : 0)
        place(1, x: max(least, min((bounds.width - widths.title) / 2, most)), width: widths.title)
    }
}
