import SwiftUI

/// Bins side by side, and below them the numbers of bounds between them: first a view for each bin, then one for each
/// bound that is labelled. Bins are as wide as the numbers need.
struct CalendarBinLayout: Layout {
    let bins: Int
    /// Indices of the labelled bounds; 0 lies between the first two bins.
    let labelled: [Int]

    private static let height: CGFloat = 10
    private static let labelGap: CGFloat = 6

    /// Of so many bounds: all, or about eight of them.
    static func labelled(of bounds: Int) -> [Int] {
        let step = bounds <= 12 ? 1 : (bounds + 7) / 8
        return Array(stride(from: (step - 1) / 2, to: bounds, by: step))
    }

    private func sizes(_ subviews: Subviews) -> (bin: CGFloat, labels: CGFloat) {
        let labels = subviews.dropFirst(bins).map { $0.sizeThatFits(.unspecified) }
        let step = labelled.count > 1 ? labelled[1] - labelled[0] : 1
        let widest = (labels.map(\.width).max() ?? 0) + Self.labelGap
        return (max(step == 1 ? 20 : 6, widest / CGFloat(max(1, step))), labels.map(\.height).max() ?? 0)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (bin, labels) = sizes(subviews)
        return CGSize(width: bin * CGFloat(bins), height: Self.height + 2 + labels)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (bin, _) = sizes(subviews)
        for (index, subview) in subviews.prefix(bins).enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(index) * bin, y: bounds.minY),
                proposal: ProposedViewSize(width: bin, height: Self.height))
        }
        for (bound, subview) in zip(labelled, subviews.dropFirst(bins)) {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(bound + 1) * bin, y: bounds.minY + Self.height + 2),
                anchor: .top, proposal: .unspecified)
        }
    }
}
