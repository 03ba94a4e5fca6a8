import Drawing
import Foundation
import ScaleKit

/// Stage 4, positions: the domain of one dimension from all marks, masks and rules included (S15), after stacking.
func trainDimension(
    _ plan: DimensionPlan, _ tables: [PositionedTable], _ settings: PositionScaleSettings, axisSettings: AxisSettings,
    plotIsOpen: Bool, _ reports: inout [Diagnostic]
) -> TrainedDimension {
    if plan.isDiscrete {
        return trainDiscrete(plan, tables, settings, axisSettings, &reports)
    }
    var plan = plan
    var extent = dataExtent(plan, tables)
    if plan.scale == .log, extent.refused > 0 {
        reports.append(ChartReport.nonpositiveOnLog(extent.refused, axis: plan.axis))
        if extent.isEmpty, settings.domain.isInferred {
            // Nothing has a place on it, so that a scale on which everything has one says more.
            plan.scale = .linear
            extent = dataExtent(plan, tables)
        }
    }
    var result = TrainedDimension(plan: plan, domain: .none)
    if case .explicit(let values) = settings.domain, let bounds = explicitBounds(values, plan) {
        let usable = plan.scale == .log ? positiveBounds(bounds) : bounds
        let collapsed = usable.start == usable.end
        let finite = collapsed ? widened(usable.start, plan) : usable
        if collapsed { reports.append(ChartReport.domainCollapsed(axis: plan.axis)) }
        result.domain = .continuous(start: finite.start, end: finite.end)
        // Bounds that had to be replaced say nothing about what was wanted.
        if plotIsOpen, finite == bounds { reportOutside(plan, finite, tables, &reports) }
        result.smallestGap = smallestGap(plan, tables)
        return result
    }
    guard let inferred = inferBounds(extent, plan, settings, axisSettings, tables) else { return result }
    result.domain = .continuous(start: inferred.start, end: inferred.end)
    result.isRoundable = plan.scale != .date
    result.isInferred = true
    result.smallestGap = smallestGap(plan, tables)
    return result
}

extension PositionScaleSettings.Domain? {
    fileprivate var isInferred: Bool {
        if case .explicit = self { false } else { true }
    }
}

/// The values' bounds, then zero, the client's changes, explicit axis values, and direction, in this order (S07, S09,
/// S11). Rounding to ticks comes later, with the axis.
private func inferBounds(
    _ extent: Extent, _ plan: DimensionPlan, _ settings: PositionScaleSettings, _ axisSettings: AxisSettings,
    _ tables: [PositionedTable]
) -> (start: Double, end: Double)? {
    var extent = extent
    var (includesZero, reversed): (Bool?, Bool) = (nil, false)
    var modify: (@Sendable ([PlotValue]) -> [PlotValue])?
    if case .automatic(let zero, let isReversed, let change) = settings.domain {
        (includesZero, reversed, modify) = (zero, isReversed, change)
    }
    let hasData = !extent.isEmpty
    if hasData, plan.valueKind == .number, plan.scale != .log, includesZero ?? true { extent.add(0) }
    if let modify {
        let listed = hasData ? [extent.lower, extent.upper].map { plotValue($0, plan) } : []
        var changed = Extent(positiveOnly: plan.scale == .log)
        for value in modify(listed) { if let number = number(value, plan) { changed.add(number) } }
        if !changed.isEmpty { extent = changed }
    }
    if axisSettings.visibility != .hidden {
        for marks in axisSettings.marks {
            guard case .explicit(let values) = marks.values else { continue }
            for value in values { if let number = number(value, plan) { extent.add(number) } }
        }
    }
    guard !extent.isEmpty else { return nil }
    var bounds = (start: extent.lower, end: extent.upper)
    if plan.scale == .log, hasLengths(plan.axis, tables) {
        // The smallest bar starts a decade below its end, or it would have no length.
        bounds.start = max(bounds.start / 10, .leastNormalMagnitude)
    }
    if bounds.start == bounds.end { bounds = widened(bounds.start, plan) }
    return reversed ? (bounds.end, bounds.start) : bounds
}

/// Bounds around a lone value: half a day to each side of a date, else by the value's own magnitude.
private func widened(_ value: Double, _ plan: DimensionPlan) -> (start: Double, end: Double) {
    if plan.valueKind == .date { return (value - 43_200, value + 43_200) }
    let domain = finiteDomain(value, value)
    return (domain.lower, domain.upper)
}

private func hasLengths(_ axis: ChartAxis, _ tables: [PositionedTable]) -> Bool {
    tables.contains { table in
        table.valueAxis.indices.contains { table.valueAxis[$0] == axis && table.table.kinds[$0] == .bar }
    }
}

private func dataExtent(_ plan: DimensionPlan, _ tables: [PositionedTable]) -> Extent {
    var extent = Extent(positiveOnly: plan.scale == .log)
    for table in tables {
        let column = table.table.column(plan.axis)
        guard column.kind == plan.valueKind else { continue }
        let hasEnds = !table.valueAxis.isEmpty
        for row in 0..<table.table.count {
            if hasEnds, table.valueAxis[row] == plan.axis {
                extent.add(table.end[row])
                // The baseline of a logarithmic scale is its lower edge.
                if table.start[row] != 0 || plan.scale != .log { extent.add(table.start[row]) }
                continue
            }
            switch column.form(row) {
            case .single: extent.add(column.low(row))
            case .bin, .range, .interval:
                extent.add(column.low(row))
                extent.add(column.high(row))
            case .absent, .invalid: break
            }
        }
        for borders in borders(of: table, along: plan.axis) {
            for value in borders.start { extent.add(value) }
            for value in borders.end { extent.add(value) }
        }
    }
    return extent
}

private func borders(of table: PositionedTable, along axis: ChartAxis) -> [AreaBorders] {
    table.borders.filter { table.valueAxis[table.units[$0.key].rows.first] == axis }.map(\.value)
}

/// Two bounds as they are, in either direction; of a longer list the least and greatest. Nil where no value fits.
private func explicitBounds(_ values: [PlotValue], _ plan: DimensionPlan) -> (start: Double, end: Double)? {
    let numbers = values.compactMap { number($0, plan) }.filter(\.isFinite)
    guard let first = numbers.first, let last = numbers.last else { return nil }
    if numbers.count <= 2 { return (first, last) }
    return (numbers.min() ?? first, numbers.max() ?? last)
}

private func positiveBounds(_ bounds: (start: Double, end: Double)) -> (start: Double, end: Double) {
    let greatest = max(bounds.start, bounds.end)
    guard greatest > 0 else { return (1, 10) }
    func positive(_ value: Double) -> Double { value > 0 ? value : greatest / 1000 }
    return (positive(bounds.start), positive(bounds.end))
}

func number(_ value: PlotValue, _ plan: DimensionPlan) -> Double? {
    switch value {
    case .number(let number): plan.valueKind == .number ? number : nil
    case .date(let seconds): plan.valueKind == .date ? seconds : nil
    case .category: nil
    }
}

func plotValue(_ number: Double, _ plan: DimensionPlan) -> PlotValue {
    plan.valueKind == .date ? .date(number) : .number(number)
}

/// Between neighbouring values of the marks that have a position on this axis; nil for fewer than two values.
private func smallestGap(_ plan: DimensionPlan, _ tables: [PositionedTable]) -> Double? {
    var smallest: Double?
    for table in tables {
        let column = table.table.column(plan.axis)
        guard asksForStep(table.table, plan.axis), !column.hasBins else { continue }
        var values: [Double] = []
        for row in 0..<table.table.count where column.form(row) == .single { values.append(column.low(row)) }
        values.sort()
        for index in values.indices.dropFirst() where values[index] > values[index - 1] {
            smallest = min(smallest ?? .infinity, values[index] - values[index - 1])
        }
    }
    return smallest
}

/// Whether some template sizes its marks by the step along the axis.
func asksForStep(_ table: MarkTable, _ axis: ChartAxis) -> Bool {
    table.templates.contains { template in
        switch axis == .x ? template.width : template.height {
        case .ratio, .inset: true
        case .automatic, .fixed: false
        }
    }
}
