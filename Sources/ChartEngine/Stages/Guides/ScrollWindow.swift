import Drawing
import Foundation
import ScaleKit

/// The visible part of a scrolled dimension, as fractions of its whole length.
struct ScrollWindow: Hashable, Sendable {
    /// Where the visible part begins, 0 to 1, counted along the axis.
    var offset: Double
    /// How much of the whole is visible, above 0 and at most 1.
    var share: Double

    /// The range for the whole dimension, so that the visible part covers `from` to `to`.
    func stretched(from: CGFloat, to: CGFloat) -> (CGFloat, CGFloat) {
        let whole = (to - from) / share
        let start = from - whole * offset
        return (start, start + whole)
    }
}

/// The window that the scroll settings ask for, kept within the data (a window longer than the data begins with them);
/// nil where the axis does not scroll.
func scrollWindow(_ dimension: TrainedDimension, start: Double, end: Double, _ scroll: ScrollSettings) -> ScrollWindow?
{
    let axis = dimension.plan.axis
    guard scroll.axes.contains(axis) else { return nil }
    let visible = axis == .x ? scroll.visibleX : scroll.visibleY
    let position = axis == .x ? scroll.positionX : scroll.positionY
    guard let visible, visible.isFinite, visible > 0 else { return nil }
    var (whole, first): (Double, Double)
    switch dimension.domain {
    case .none: return nil
    case .discrete(let domain):
        whole = Double(domain.count)
        first = Double(position.flatMap(domain.slot) ?? 0)
    case .continuous:
        let scale = ContinuousScale(
            dimension.plan.scale.transform, domainStart: start, domainEnd: end, rangeStart: 0,
            rangeEnd: abs(end - start))
        whole = abs(end - start)
        let place = position.flatMap { number($0, dimension.plan) }.flatMap { scale.position(of: $0) }
        first = place ?? 0
    }
    guard whole.isFinite, whole > 0, visible < whole else { return nil }
    return ScrollWindow(offset: min(max(0, first), whole - visible) / whole, share: visible / whole)
}
