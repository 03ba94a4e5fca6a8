import Drawing
import Foundation
import Geometry

/// Stage 7: composes the result.
func emitChart(
    _ prepared: PreparedChart, _ layout: GuideLayout, _ geometry: PlotGeometry, _ reports: inout [Diagnostic]
) -> ChartResult {
    let settings = prepared.settings
    var result = ChartResult(
        size: layout.size, plot: layout.plot,
        scales: ScaleSnapshot(
            plot: layout.plot, x: layout.x, y: layout.y, styles: prepared.styles,
            angleTotal: prepared.root.angleTotal))
    // Lines of x below those of y, as crossing lines only add up.
    for (plan, scale, part) in [
        (layout.xPlan, layout.x, \ChartResult.xAxis), (layout.yPlan, layout.y, \ChartResult.yAxis),
    ] {
        let axis = drawAxis(plan, scale, plot: layout.plot, palette: settings.palette)
        result.gridLines.append(joining: axis.gridLines)
        result[keyPath: part] = ChartResult.AxisPart(
            ticks: axis.ticks, labels: axis.labels, frame: plan.frame(beside: layout.plot))
        if axis.droppedLabels > 0 { reports.append(ChartReport.labelsDropped(axis.droppedLabels, axis: plan.axis)) }
        if plan.isThinned { reports.append(ChartReport.valuesThinned(axis: plan.axis)) }
        if plan.outside > 0 { reports.append(ChartReport.axisValuesOutside(plan.outside, axis: plan.axis)) }
    }
    result.marks = MarkEmitter(prepared, geometry.root, plot: layout.plot).layers()
    if !settings.scroll.axes.isEmpty { result.marks = clipped(result.marks, to: layout.plot) }
    for title in [layout.xTitle, layout.yTitle].compactMap({ $0 }) { result.titles.append(placedView(title)) }
    let legend = emitLegend(layout, palette: settings.palette)
    (result.legend, result.legendLabels) = (legend.items, legend.labels)
    if layout.legend.hiddenEntries > 0 { reports.append(ChartReport.legendShortened(layout.legend.hiddenEntries)) }
    result.annotations = geometry.annotations.map {
        ChartResult.PlacedView(view: $0.view, origin: $0.frame.origin, width: nil, height: nil)
    }
    result.summary = chartSummary(prepared)
    result.diagnostics = reports + geometry.reports
    return result
}

/// A title's frame is that of the turned view; it is placed by its unturned box around the same middle.
private func placedView(_ title: PlacedTitle) -> ChartResult.PlacedView {
    let frame = title.frame
    guard title.rotation != 0 else {
        return ChartResult.PlacedView(view: title.view, origin: frame.origin, width: nil, height: nil)
    }
    return ChartResult.PlacedView(
        view: title.view, origin: CGPoint(x: frame.midX - frame.height / 2, y: frame.midY - frame.width / 2),
        width: nil, height: nil, rotation: title.rotation)
}

/// A scrolled plot shows what is in its window and nothing else.
private func clipped(_ layers: [ChartResult.Layer], to plot: CGRect) -> [ChartResult.Layer] {
    var group = DrawnGroup([])
    group.clip = ClipOutline(Outline(rect: plot))
    return layers.wrapped(in: .group(group))
}

/// What the whole chart shows: its kinds of marks and what its axes cover.
private func chartSummary(_ prepared: PreparedChart) -> String {
    let table = prepared.root.table
    var kinds: [String] = []
    for unit in prepared.root.units where !kinds.contains(unit.kind.rawName) && unit.kind != .rule {
        kinds.append(unit.kind.rawName)
    }
    guard !kinds.isEmpty else { return "" }
    let describer = MarkDescriber(table, prepared.orientation, prepared.settings)
    let sentence = kinds.joined(separator: " and ") + " chart"
    let ranges = describer.rangeText(RowList(0..<table.count))
    let series = prepared.styles.foreground.domainValues.count
    var parts = [sentence.prefix(1).uppercased() + sentence.dropFirst()]
    if series > 1, case .discrete = prepared.styles.foreground.form { parts[0] += " with \(series) series" }
    if !ranges.isEmpty { parts.append(ranges) }
    return parts.joined(separator: ". ") + "."
}
