import Drawing
import Foundation
import Geometry
import ScaleKit

/// Stage 1, functions: samples each over its own domain, or over the x domain that settings and data give.
func sampleFunctions(_ table: MarkTable, _ settings: ChartSettings) -> MarkTable {
    guard hasFunctions(table) else { return table }
    let own = sampled(table, settings, over: nil)
    guard lacksDomain(table) else { return own }
    return sampled(table, settings, over: visibleDomain(own, settings))
}

private func hasFunctions(_ table: MarkTable) -> Bool {
    !table.functions.isEmpty || table.masks.contains(where: hasFunctions)
}

private func lacksDomain(_ table: MarkTable) -> Bool {
    table.functions.contains { $0.domain == nil } || table.masks.contains(where: lacksDomain)
}

/// All functions in order, those without a domain of their own over `shared`, or not at all without it.
private func sampled(_ table: MarkTable, _ settings: ChartSettings, over shared: ClosedRange<Double>?) -> MarkTable {
    var result = table
    result.mapMasks { sampled($0, settings, over: shared) }
    for (index, function) in table.functions.enumerated() {
        guard let domain = function.domain ?? shared else { continue }
        append(function, index: index, over: domain, settings, to: &result)
    }
    return result
}

private func append(
    _ function: FunctionPlot, index: Int, over domain: ClosedRange<Double>, _ settings: ChartSettings,
    to table: inout MarkTable
) {
    let (x, y) = (sight(settings.x), sight(settings.y))
    // Along x as the scale spreads it, along a parameter evenly.
    let steps = ContinuousScale(
        function.isParametric ? .linear : x.kind, domainStart: domain.lowerBound, domainEnd: domain.upperBound,
        rangeStart: 0, rangeEnd: 1)
    guard steps.isValid else { return }
    let samples = CurveSampler.samples(
        function, variable: { steps.value(at: $0) ?? domain.lowerBound }, x: x, y: y)
    var columns = MarkColumns(kind: function.kind, count: samples.count)
    columns.gapsAreIntended = true
    columns.x = ColumnInput(label: function.xLabel, .numbers(samples.map(\.x)))
    let isBand = samples.contains { $0.yEnd != nil }
    columns.y = ColumnInput(
        label: function.yLabel, .numbers(samples.map(\.y)),
        upper: isBand ? .numbers(samples.map { $0.yEnd ?? .nan }) : nil)
    columns.foreground = repeated(function.foreground, samples.count)
    columns.lineStyle = repeated(function.lineStyle, samples.count)
    // Each function is a curve of its own unless told otherwise.
    columns.series =
        repeated(function.series, samples.count)
        ?? ColumnInput(
            label: "", .categories([String](repeating: "\u{1}function \(index)", count: samples.count)))
    var template = function.template
    template.stacking = .unstacked
    table.append(columns, template: template, declaredBefore: function.declaredBefore)
}

private func sight(_ settings: PositionScaleSettings) -> Sight {
    var extent = Extent()
    if case .explicit(let values) = settings.domain { for case .number(let value) in values { extent.add(value) } }
    let isRange = !extent.isEmpty && extent.lower < extent.upper
    return Sight(
        kind: settings.kind?.transform ?? .linear, bounds: isRange ? (extent.lower, extent.upper) : nil)
}

private func repeated(_ input: ChannelInput?, _ count: Int) -> ColumnInput? {
    guard let input else { return nil }
    switch input.extent {
    case .single(let value), .bin(let value, _), .range(let value, _):
        switch value {
        case .number(let number):
            return ColumnInput(label: input.label, .numbers([Double](repeating: number, count: count)))
        case .date(let seconds):
            return ColumnInput(label: input.label, .dates([Double](repeating: seconds, count: count)))
        case .category(let name):
            return ColumnInput(label: input.label, .categories([String](repeating: name, count: count)))
        }
    }
}

/// The x domain that the chart will show without the functions that depend on it, rounded as its axis will round it
/// at the usual lengths; 0...1 where nothing says anything.
private func visibleDomain(_ table: MarkTable, _ settings: ChartSettings) -> ClosedRange<Double> {
    var reports: [Diagnostic] = []
    let plans = inferDimensions(table, settings, &reports)
    guard !plans.x.isDiscrete, plans.x.valueKind == .number else { return 0...1 }
    let tables = positionMarks(table, Orientation(x: plans.x, y: plans.y), nil, &reports).all
    let dimension = trainDimension(
        plans.x, tables, settings.x, axisSettings: settings.xAxis, plotIsOpen: false, &reports)
    guard case .continuous(let start, let end) = dimension.domain else { return 0...1 }
    let (lower, upper) = (min(start, end), max(start, end))
    let roundsOut = dimension.isRoundable && settings.xAxis.visibility != .hidden && settings.xAxis.marks.isEmpty
    guard roundsOut else { return checkedRange(lower, upper) ?? 0...1 }
    let ticks = numericTicks(for: plans.x.scale.transform, lower: lower, upper: upper, options: TickOptions())
    return checkedRange(ticks.lower, ticks.upper) ?? 0...1
}
