import Drawing
import Foundation
import Geometry

/// Points at which a function is evaluated: enough for one per point of a wide plot; more than the plot has columns are
/// reduced like any other line.
private let sampleCount = 1024

/// Stage 1, functions: samples each over its own domain, or over the x domain that settings and data give.
func sampleFunctions(_ table: MarkTable, _ settings: ChartSettings) -> MarkTable {
    guard hasFunctions(table) else { return table }
    return sampled(table, over: sharedDomain(table, settings))
}

private func hasFunctions(_ table: MarkTable) -> Bool {
    !table.functions.isEmpty || table.masks.contains(where: hasFunctions)
}

private func sampled(_ table: MarkTable, over shared: ClosedRange<Double>) -> MarkTable {
    var result = table
    result.mapMasks { sampled($0, over: shared) }
    for (index, function) in table.functions.enumerated() {
        let domain = function.domain ?? shared
        let span = domain.upperBound - domain.lowerBound
        guard span.isFinite else { continue }
        var samples: [FunctionPlot.Sample] = []
        samples.reserveCapacity(sampleCount + 1)
        for step in indices(sampleCount + 1) {
            let fraction = Double(step) / Double(sampleCount)
            samples.append(function.evaluate(domain.lowerBound + span * fraction))
        }
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
        result.append(columns, template: template)
    }
    return result
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

/// The explicit x domain, else the bounds of the other marks' x and of the functions' own domains, else 0...1.
private func sharedDomain(_ table: MarkTable, _ settings: ChartSettings) -> ClosedRange<Double> {
    var extent = Extent()
    if case .explicit(let values) = settings.x.domain {
        for case .number(let value) in values { extent.add(value) }
    } else {
        if table.x.kind == .number {
            for row in 0..<table.count where table.x.hasValue(row) {
                extent.add(table.x.low(row))
                extent.add(table.x.high(row))
            }
        }
        for function in table.functions where !function.isParametric {
            extent.add(function.domain?.lowerBound ?? .nan)
            extent.add(function.domain?.upperBound ?? .nan)
        }
    }
    guard !extent.isEmpty, extent.lower < extent.upper else { return 0...1 }
    return checkedRange(extent.lower, extent.upper) ?? 0...1
}
