import Drawing
import Foundation
import Geometry

// The seven stages of a chart, one after another.
//
//   content ──▶ 1 Collect   MarkTable: columns, invalid values classified
//               2 Infer     scale kinds from values and settings
//               3 Position  stack, share, group; units in drawing order
//               4 Train     domains, then style scales            ── PreparedChart (no size, can be cached)
//   size ─────▶ 5 Guides    ticks, labels, legend, plot rectangle
//               6 Geometry  rows to outlines in points
//               7 Emit      drawing items, accessibility, snapshot ── ChartResult

/// Stages 1 to 4: what does not depend on the chart's size.
public func prepareChart(table: MarkTable, settings: ChartSettings) -> PreparedChart {
    var reports: [Diagnostic] = []
    let collected = sampleFunctions(table, settings)
    let plans = inferDimensions(collected, settings, &reports)
    let orientation = Orientation(x: plans.x, y: plans.y)
    let root = positionMarks(collected, orientation, seriesOrder(settings), &reports)
    let tables = root.all
    reportFaults(tables, &reports)
    reportLines(root, &reports)
    reportRepeats(root, &reports)
    // What reaches beyond a scrolled plot is clipped.
    let isOpen = !settings.plotIsStyled && settings.scroll.axes.isEmpty
    let x = trainDimension(
        plans.x, tables, settings.x, axisSettings: settings.xAxis, plotIsOpen: isOpen, &reports)
    let y = trainDimension(
        plans.y, tables, settings.y, axisSettings: settings.yAxis, plotIsOpen: isOpen, &reports)
    var groups = DiscreteDomain()
    for table in tables { collectValues(table.table.group, table.table.count, into: &groups) }
    let styles = trainStyles(tables, settings, &reports)
    return PreparedChart(
        settings: settings, root: root, xDimension: x, yDimension: y, styles: styles, groups: groups,
        orientation: orientation, shortestBins: (shortestBin(tables, .x), shortestBin(tables, .y)),
        diagnostics: reports)
}

/// Stages 5 to 7: the chart at a size in points, in a right-to-left layout turned over as a whole. A size that is not finite counts as zero.
public func layoutChart(_ prepared: PreparedChart, size: CGSize, provider: some GuideProvider) -> ChartResult {
    var reports = prepared.diagnostics
    let usable = CGSize(
        width: min(finite(size).width, largestSide), height: min(finite(size).height, largestSide))
    if !size.width.isFinite || !size.height.isFinite { reports.append(ChartReport.invalidSize()) }
    var layout = layoutGuides(prepared, size: usable, room: AnnotationRoom(), provider: provider)
    var plot = plotGeometry(prepared, layout, provider: provider)
    let room = annotationRoom(plot.annotations, prepared, layout)
    if room != AnnotationRoom() {
        layout = layoutGuides(prepared, size: usable, room: room, provider: provider)
        plot = plotGeometry(prepared, layout, provider: provider)
    }
    let result = emitChart(prepared, layout, plot, &reports)
    return prepared.settings.rightToLeft ? result.mirrored(provider) : result
}

/// Longer sides are cut to this, so that coordinates keep their precision.
private let largestSide: CGFloat = 1e6
