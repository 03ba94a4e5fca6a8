import Drawing
import Foundation
import Geometry

/// Rows of one table on the plot: stage 6 asks it where a mark's channels lie, in points from the chart's top left.
/// NaN stands for "nowhere": an invalid value, or a category outside of the domain.
struct RowPlacer: Sendable {
    let positioned: PositionedTable
    let table: MarkTable
    let x: PositionScale
    let y: PositionScale
    let groups: DiscreteDomain
    /// From category indices of the columns to bands of the scales; -1 outside of the domain.
    private let slots: (x: [Int], y: [Int])
    private let groupSlots: [Int]

    init(_ positioned: PositionedTable, x: PositionScale, y: PositionScale, groups: DiscreteDomain) {
        (self.positioned, table, self.x, self.y, self.groups) = (positioned, positioned.table, x, y, groups)
        slots = (Self.slots(positioned.table.x, x), Self.slots(positioned.table.y, y))
        groupSlots = positioned.table.group.categories.names.map { groups.slot(of: .category($0)) ?? -1 }
    }

    private static func slots(_ column: ValueColumn, _ scale: PositionScale) -> [Int] {
        column.categories.names.map { scale.slot(of: .category($0)) ?? -1 }
    }

    func scale(_ axis: ChartAxis) -> PositionScale { axis == .x ? x : y }

    /// The plot's two edges along an axis.
    func plotEdges(_ axis: ChartAxis) -> (lower: CGFloat, upper: CGFloat) {
        let scale = scale(axis)
        return (scale.origin, scale.origin + scale.length)
    }

    private func plotMiddle(_ axis: ChartAxis) -> CGFloat { scale(axis).origin + scale(axis).length / 2 }

    // MARK: Single places

    /// The band of an encoded value on a discrete axis.
    private func slot(_ axis: ChartAxis, _ encoded: Double) -> Int? {
        let known = axis == .x ? slots.x : slots.y
        guard (axis == .x ? table.x.kind : table.y.kind) == .category else {
            return table.column(axis).value(encoded: encoded).flatMap(scale(axis).slot)
        }
        guard let index = Int(exactly: encoded), let slot = known[checked: index], slot >= 0 else { return nil }
        return slot
    }

    /// The middle of a single value or bin; NaN for what has no place.
    func center(_ axis: ChartAxis, encoded: Double) -> CGFloat {
        let scale = scale(axis)
        guard scale.plan.isDiscrete else { return scale.position(encoded) }
        guard let band = slot(axis, encoded).flatMap(scale.band) else { return .nan }
        return (band.lower + band.upper) / 2
    }

    /// Where a point, a vertex or the middle of a mark lies along an axis.
    func center(_ axis: ChartAxis, _ row: Int) -> CGFloat {
        switch table.form(axis, row) {
        case .invalid: return .nan
        case .interval, .range:
            if let share = groupShare(axis, row) { return (share.lower + share.upper) / 2 }
            let ends = ends(axis, row)
            return (ends.start + ends.end) / 2
        case .absent:
            if case .single(let point?) = table.fixed(axis, row) { return scale(axis).origin + point }
            return plotMiddle(axis)
        case .single, .bin:
            if table.group.hasValue(row), let share = groupShare(axis, row) { return (share.lower + share.upper) / 2 }
            return center(axis, encoded: table.anchor(axis, row))
        }
    }

    // MARK: Extents

    /// The two ends of a mark that spans an axis: its own interval, its fixed places, or the plot (S39–S41).
    func ends(_ axis: ChartAxis, _ row: Int) -> (start: CGFloat, end: CGFloat) {
        if table.form(axis, row) == .interval || table.form(axis, row) == .range {
            guard scale(axis).plan.isDiscrete else {
                return (scale(axis).end(table.low(axis, row)), scale(axis).end(table.high(axis, row)))
            }
            guard let first = slot(axis, table.low(axis, row)).flatMap(scale(axis).band),
                let last = slot(axis, table.high(axis, row)).flatMap(scale(axis).band)
            else { return (.nan, .nan) }
            return (min(first.lower, last.lower), max(first.upper, last.upper))
        }
        switch table.fixed(axis, row) {
        case .interval(let start, let end):
            let (edges, origin) = (plotEdges(axis), scale(axis).origin)
            return (start.map { origin + $0 } ?? edges.lower, end.map { origin + $0 } ?? edges.upper)
        case .single(let point?): return (scale(axis).origin + point, scale(axis).origin + point)
        case .single(nil), nil:
            let edges = plotEdges(axis)
            return (edges.lower, edges.upper)
        }
    }

    /// The band, bin or range that a row's value fills, before any grouping; nil where values have no width.
    func step(_ axis: ChartAxis, _ row: Int) -> (lower: CGFloat, upper: CGFloat)? {
        let scale = scale(axis)
        if table.form(axis, row) == .range {
            let ends = ends(axis, row)
            return ends.start.isFinite && ends.end.isFinite
                ? (min(ends.start, ends.end), max(ends.start, ends.end)) : nil
        }
        if scale.plan.isDiscrete { return slot(axis, table.low(axis, row)).flatMap(scale.band) }
        guard table.form(axis, row) == .bin else { return nil }
        let (a, b) = (scale.position(table.low(axis, row)), scale.position(table.high(axis, row)))
        guard a.isFinite, b.isFinite else { return nil }
        return (min(a, b), max(a, b))
    }

    /// The part of a row's step that its group takes; nil where the row is not grouped along this axis.
    func groupShare(_ axis: ChartAxis, _ row: Int) -> (lower: CGFloat, upper: CGFloat)? {
        guard table.group.hasValue(row), groupAxis(row) == axis, let slot = groupSlot(row), groups.count > 0 else {
            return nil
        }
        let template = table.template(row)
        let middle: CGFloat
        let span: CGFloat
        if let step = step(axis, row) {
            middle = (step.lower + step.upper) / 2
            span = length(template.groupSpan, step: step.upper - step.lower, automatic: 0.7)
        } else {
            middle = center(axis, encoded: table.anchor(axis, row))
            let whole = BarMetrics.fixedWidth / BarMetrics.ratio * CGFloat(groups.count)
            span = length(template.groupSpan, step: whole, automatic: 1)
        }
        guard middle.isFinite else { return nil }
        let share = span / CGFloat(groups.count)
        let lower = middle - span / 2 + share * CGFloat(slot)
        return (lower, lower + share)
    }

    private func groupSlot(_ row: Int) -> Int? {
        let column = table.group
        if let index = column.kind == .category ? column.categoryIndex(column.low(row)) : nil {
            return groupSlots[index] >= 0 ? groupSlots[index] : nil
        }
        return column.value(row).flatMap(groups.slot)
    }

    /// The axis along which groups stand side by side: the one that carries a bar's position, else the one with bands.
    private func groupAxis(_ row: Int) -> ChartAxis {
        if let axis = table.template(row).groupAxis { return axis }
        if row < positioned.valueAxis.count, let axis = positioned.valueAxis[row] { return axis.other }
        return y.plan.isDiscrete && !x.plan.isDiscrete ? .y : .x
    }

    /// A mark's extent across its position, centred on it.
    func extent(_ axis: ChartAxis, _ row: Int, _ dimension: MarkDimension, automatic: CGFloat) -> (
        lower: CGFloat, upper: CGFloat
    ) {
        switch table.form(axis, row) {
        case .invalid: return (.nan, .nan)
        case .absent, .interval:
            if case .single(let point) = table.fixed(axis, row), table.form(axis, row) == .absent {
                let middle = point.map { scale(axis).origin + $0 } ?? plotMiddle(axis)
                let half = length(dimension, step: nil, automatic: automatic) / 2
                return (middle - half, middle + half)
            }
            let ends = ends(axis, row)
            let (lower, upper) = (min(ends.start, ends.end), max(ends.start, ends.end))
            if dimension == .automatic || table.form(axis, row) == .interval { return (lower, upper) }
            let half = length(dimension, step: upper - lower, automatic: 1) / 2
            return ((lower + upper) / 2 - half, (lower + upper) / 2 + half)
        case .single, .bin, .range:
            let share = groupShare(axis, row)
            let interval = share ?? step(axis, row)
            let middle = interval.map { ($0.lower + $0.upper) / 2 } ?? center(axis, row)
            let step = interval.map { $0.upper - $0.lower } ?? assumedStep(axis, row, dimension)
            // A range is the mark's own extent, so that nothing is taken off it.
            let isWhole = table.form(axis, row) == .range && share == nil
            let half = length(dimension, step: step, automatic: isWhole ? 1 : automatic) / 2
            return (middle - half, middle + half)
        }
    }

    /// The smallest gap between values, where a size is asked for relative to a step that does not exist.
    private func assumedStep(_ axis: ChartAxis, _ row: Int, _ dimension: MarkDimension) -> CGFloat? {
        switch dimension {
        case .automatic, .fixed: return nil
        case .ratio, .inset: break
        }
        let scale = scale(axis)
        guard let gap = scale.smallestGap else { return nil }
        let anchor = table.anchor(axis, row)
        let width = abs(scale.position(anchor + gap) - scale.position(anchor))
        return width.isFinite ? min(width, scale.length) : nil
    }

    /// A dimension in points (S34); 8 points where there is no step to take a part of (S37).
    private func length(_ dimension: MarkDimension, step: CGFloat?, automatic: CGFloat) -> CGFloat {
        let length: CGFloat =
            switch (dimension, step) {
            case (.automatic, let step?): step * automatic
            case (.ratio(let ratio), let step?): step * ratio
            case (.inset(let inset), let step?): step - 2 * inset
            case (.fixed(let points), _): points
            case (_, nil): BarMetrics.fixedWidth
            }
        return length.isFinite ? max(0, length) : 0
    }
}

/// Measured constants of bars and cells.
enum BarMetrics {
    /// Of the step, with bands or bins.
    static let ratio: CGFloat = 0.7
    /// In points, where values have no width.
    static let fixedWidth: CGFloat = 8
    /// In points, of a bar whose value has no place on a logarithmic scale.
    static let stubLength: CGFloat = 6
}
