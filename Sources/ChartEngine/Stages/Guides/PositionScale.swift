import Drawing
import Foundation
import ScaleKit

/// A position dimension at its place: data to points from the chart's left or top edge, and back.
struct PositionScale: Sendable {
    enum Form: Sendable {
        case none
        case continuous(ContinuousScale)
        case band(BandScale, DiscreteDomain)
    }

    var axis: ChartAxis
    var plan: DimensionPlan
    var form = Form.none
    /// The plot's left or top edge.
    var origin: CGFloat
    /// The plot's width or height.
    var length: CGFloat
    /// Points at the top of each band that labels take.
    var bandInset: CGFloat = 0
    /// In the data's unit, for values that have no width of their own.
    var smallestGap: Double?

    /// Where a bar without a baseline of its own begins: the start of the axis.
    var floor: CGFloat {
        switch form {
        case .none: axis == .x ? origin : origin + length
        case .continuous(let scale): scale.rangeStart
        case .band(let scale, _): scale.rangeStart
        }
    }

    /// The end of the axis, where its last value's interval ends.
    var farEnd: CGFloat {
        switch form {
        case .none: axis == .x ? origin + length : origin
        case .continuous(let scale): scale.rangeEnd
        case .band(let scale, _): scale.rangeEnd
        }
    }

    /// The position of a number or instant; NaN where it has none. Far away values stay finite.
    @inline(__always)
    func position(_ number: Double) -> CGFloat {
        guard case .continuous(let scale) = form, let position = scale.position(of: number) else { return .nan }
        return min(max(position, -1e7), 1e7)
    }

    /// A bar's or area's end on this axis: on a logarithmic scale what is not positive lies on the floor.
    @inline(__always)
    func end(_ number: Double) -> CGFloat {
        if number.isNaN || (plan.scale == .log && number <= 0) { return floor }
        return position(number)
    }

    /// The two ends of a category's usable band, in ascending order.
    func band(_ slot: Int) -> (lower: CGFloat, upper: CGFloat)? {
        guard let whole = wholeBand(slot) else { return nil }
        return (min(whole.lower + bandInset, whole.upper), whole.upper)
    }

    /// A category's band with what labels take of it.
    func wholeBand(_ slot: Int) -> (lower: CGFloat, upper: CGFloat)? {
        guard case .band(let scale, _) = form, let start = scale.start(of: slot), let end = scale.end(of: slot) else {
            return nil
        }
        return (CGFloat(min(start, end)), CGFloat(max(start, end)))
    }

    func slot(of value: PlotValue) -> Int? {
        guard case .band(_, let domain) = form else { return nil }
        return domain.slot(of: value)
    }

    /// Where a single value lies: a number's position, a band's middle.
    func position(of value: PlotValue) -> CGFloat? {
        switch form {
        case .none: return nil
        case .continuous:
            guard let number = number(value, plan) else { return nil }
            let position = position(number)
            return position.isNaN ? nil : position
        case .band: return slot(of: value).flatMap(band).map { ($0.lower + $0.upper) / 2 }
        }
    }

    /// The value at a position, not clamped to the plot or the data (S83).
    func value(at position: CGFloat) -> PlotValue? {
        guard position.isFinite else { return nil }
        switch form {
        case .none: return nil
        case .continuous(let scale): return scale.value(at: position).map { plotValue($0, plan) }
        case .band(let scale, let domain): return scale.index(at: position).map { domain.values[$0] }
        }
    }

    /// Bounds in the axis's direction, or the categories in order.
    var domainValues: [PlotValue] {
        switch form {
        case .none: []
        case .continuous(let scale): [plotValue(scale.domainStart, plan), plotValue(scale.domainEnd, plan)]
        case .band(_, let domain): domain.values
        }
    }
}

/// Points kept free at the two ends of a dimension beyond what the settings say: room for annotations.
struct EndPadding: Hashable, Sendable {
    var start: CGFloat = 0
    var end: CGFloat = 0
}

/// Puts a trained dimension on a plot of `length` points that begins at `origin`. `start` and `end` are its (rounded) bounds.
func positionScale(
    _ dimension: TrainedDimension, start: Double, end: Double, origin: CGFloat, length: CGFloat,
    settings: PositionScaleSettings, padding: EndPadding = EndPadding(), window: ScrollWindow? = nil,
    bandInset: CGFloat = 0
) -> PositionScale {
    let axis = dimension.plan.axis
    var scale = PositionScale(
        axis: axis, plan: dimension.plan, origin: origin, length: length, smallestGap: dimension.smallestGap)
    // Numbers grow upwards; categories go from top to bottom.
    let isUpward: Bool
    switch dimension.domain {
    case .none: return scale
    case .continuous: isUpward = axis == .y
    case .discrete: isUpward = false
    }
    var (from, to) = range(settings.range, length, padding)
    if isUpward { (from, to) = (length - from, length - to) }
    (from, to) = (origin + from, origin + to)
    if let window { (from, to) = window.stretched(from: from, to: to) }
    switch dimension.domain {
    case .none: break
    case .continuous:
        scale.form = .continuous(
            ContinuousScale(
                dimension.plan.scale.transform, domainStart: start, domainEnd: end, rangeStart: from, rangeEnd: to))
    case .discrete(let domain):
        scale.form = .band(BandScale(count: domain.count, rangeStart: from, rangeEnd: to), domain)
        // Bands too low for their labels are not shared with them.
        let step = domain.count > 0 ? abs(to - from) / CGFloat(domain.count) : 0
        scale.bandInset = step > bandInset * 1.25 ? bandInset : 0
    }
    return scale
}

/// The two ends of a range in points from the dimension's start; paddings that leave nothing are dropped.
private func range(_ range: PositionScaleSettings.Range?, _ length: CGFloat, _ padding: EndPadding) -> (
    CGFloat, CGFloat
) {
    switch range {
    case .points(let start, let end) where start.isFinite && end.isFinite: return (start, end)
    case .plotDimension(let start, let end) where start.isFinite && end.isFinite:
        let (from, to) = (start + padding.start, length - end - padding.end)
        return from < to || length <= 0 ? (from, to) : (0, length)
    default:
        let (from, to) = (padding.start, length - padding.end)
        return from < to ? (from, to) : (0, length)
    }
}
