import Drawing
import Foundation
import Geometry

/// Stage 5's result: where the plot is, and everything around it with its size.
struct GuideLayout: Sendable {
    var size: CGSize
    var plot: CGRect
    var xPlan: AxisPlan
    var yPlan: AxisPlan
    var x: PositionScale
    var y: PositionScale
    var legend: LegendPlan
    var legendOrigin = CGPoint.zero
    var xTitle: PlacedTitle?
    var yTitle: PlacedTitle?
}

struct PlacedTitle: Sendable {
    var view: ViewID
    var frame: CGRect
    var rotation: CGFloat
}

/// Points taken at each side of the plot.
struct Margins: Hashable, Sendable {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var top: CGFloat = 0
    var bottom: CGFloat = 0
}

/// A title with its size, after any turn.
private struct MeasuredTitle {
    var title: AxisTitle
    var position: AnnotationTemplate.Position
    var size: CGSize
    var rotation: CGFloat
    var spacing: CGFloat

    /// Points across the edge it stands at.
    var thickness: CGFloat { spacing + (isBeside(position) ? size.width : size.height) }
}

/// Stage 5: chooses ticks, measures labels, and fixes the plot. Ticks depend on the plot's size and the size on the
/// labels, so it goes round twice.
func layoutGuides(
    _ prepared: PreparedChart, size: CGSize, room: AnnotationRoom, provider: some GuideProvider
) -> GuideLayout {
    let settings = prepared.settings
    let legend = planLegend(prepared, size: size, provider: provider)
    let legendEdge = legendPosition(settings.legend.position)
    let hasRamp = if case .entries = legend.content { false } else { legend.size.height > 0 }
    let xTitle = measureTitle(settings.xAxis, .bottom, provider)
    let yTitle = measureTitle(settings.yAxis, .top, provider)

    var fixed = room.margins
    for title in [xTitle, yTitle].compactMap({ $0 }) { reserve(title.thickness, title.position, in: &fixed) }
    if legend.size != .zero, legendEdge != .overlay {
        let gap = settings.legend.spacing ?? defaultLegendGap(legendEdge, isRamp: hasRamp)
        reserve(gap + (isBeside(legendEdge) ? legend.size.width : legend.size.height), legendEdge, in: &fixed)
    }

    let hasAxes = !prepared.hasOnlySectors
    var margins = fixed
    var plans = (x: emptyPlan(.x), y: emptyPlan(.y))
    for round in 0..<2 {
        let guess = round == 0 ? Margins(right: fixed.right + 24, top: fixed.top, bottom: fixed.bottom + 18) : margins
        let width = max(0, size.width - guess.left - guess.right)
        let height = max(0, size.height - guess.top - guess.bottom)
        guard hasAxes else { break }
        plans.x = planAxis(
            prepared.axisContext(.x, length: width), settings.xAxis, provider: provider)
        plans.y = planAxis(
            prepared.axisContext(.y, length: height), settings.yAxis, provider: provider)
        margins = fixed
        margins.top += max(plans.x.thickness(.top), overhang(plans.y, below: fixed))
        margins.bottom += plans.x.thickness(.bottom)
        margins.left += plans.y.thickness(.leading)
        margins.right += plans.y.thickness(.trailing)
    }

    let offered = CGSize(
        width: max(0, size.width - margins.left - margins.right),
        height: max(0, size.height - margins.top - margins.bottom))
    let plotSize = finite(provider.plotSize(offered: offered))
    let plot = CGRect(x: margins.left, y: margins.top, width: plotSize.width, height: plotSize.height)
    var layout = GuideLayout(
        size: size, plot: plot, xPlan: plans.x, yPlan: plans.y,
        x: placedScale(.x, plans.x, prepared, plot, room.x),
        y: placedScale(.y, plans.y, prepared, plot, room.y), legend: legend)
    let whole = wholeFrame(plot, plans.x, plans.y, overhang: overhang(plans.y, below: fixed))
    layout.xTitle = xTitle.map { place($0, plot: plot, whole: whole, size: size) }
    layout.yTitle = yTitle.map { place($0, plot: plot, whole: whole, size: size) }
    layout.legendOrigin = legendOrigin(
        legend, legendEdge, layout, settings.legend, whole: whole,
        gap: settings.legend.spacing ?? defaultLegendGap(legendEdge, isRamp: hasRamp))
    return layout
}

private func emptyPlan(_ axis: ChartAxis) -> AxisPlan { AxisPlan(axis: axis, start: 0, end: 1) }

private func placedScale(
    _ axis: ChartAxis, _ plan: AxisPlan, _ prepared: PreparedChart, _ plot: CGRect, _ padding: EndPadding
) -> PositionScale {
    let dimension = prepared.dimension(axis)
    let settings = prepared.settings
    return positionScale(
        dimension, start: plan.start, end: plan.end, origin: axis == .x ? plot.minX : plot.minY,
        length: axis == .x ? plot.width : plot.height,
        settings: axis == .x ? settings.x : settings.y, padding: padding,
        window: scrollWindow(dimension, start: plan.start, end: plan.end, settings.scroll), bandInset: plan.bandInset)
}

private func reserve(_ points: CGFloat, _ position: AnnotationTemplate.Position, in margins: inout Margins) {
    switch position {
    case .top, .topLeading, .topTrailing: margins.top += points
    case .leading: margins.left += points
    case .trailing: margins.right += points
    case .bottom, .bottomLeading, .bottomTrailing, .automatic: margins.bottom += points
    case .overlay: break
    }
}

// MARK: - Titles

private func measureTitle(
    _ settings: AxisSettings, _ usual: AnnotationTemplate.Position, _ provider: some GuideProvider
) -> MeasuredTitle? {
    guard let title = settings.title else { return nil }
    let position = title.position == .automatic ? usual : title.position
    let size = finite(provider.size(of: title.content, width: nil, height: nil))
    let isTurned = isBeside(position)
    let isAbove = position == .top || position == .topLeading || position == .topTrailing
    return MeasuredTitle(
        title: title, position: position,
        size: isTurned ? CGSize(width: size.height, height: size.width) : size,
        rotation: isTurned ? (position == .leading ? -.pi / 2 : .pi / 2) : 0,
        spacing: title.spacing ?? (isAbove ? AxisMetrics.titleAbove : AxisMetrics.titleBelow))
}

/// Labels that stand above the plot reach out of the chart, as those beside it do, unless something else is there.
private func overhang(_ y: AxisPlan, below fixed: Margins) -> CGFloat { fixed.top > 0 ? y.topOverhang : 0 }

/// The plot together with its axes.
private func wholeFrame(_ plot: CGRect, _ x: AxisPlan, _ y: AxisPlan, overhang: CGFloat) -> CGRect {
    let top = max(x.thickness(.top), overhang)
    return CGRect(
        x: plot.minX - y.thickness(.leading), y: plot.minY - top,
        width: plot.width + y.thickness(.leading) + y.thickness(.trailing),
        height: plot.height + top + x.thickness(.bottom))
}

/// Along the plot for the x axis's own edges, along plot and axes for titles at the corners.
private func place(_ title: MeasuredTitle, plot: CGRect, whole: CGRect, size: CGSize) -> PlacedTitle {
    var origin = CGPoint.zero
    let alignment = title.title.alignment
    switch title.position {
    case .leading, .trailing:
        origin.y = plot.minY + (plot.height - title.size.height) * (alignment?.y ?? 0.5)
        origin.x =
            title.position == .leading
            ? whole.minX - title.spacing - title.size.width : whole.maxX + title.spacing
    default:
        let isTop = [.top, .topLeading, .topTrailing].contains(title.position)
        let usual: Double =
            switch title.position {
            case .top, .topTrailing, .bottomTrailing: 1
            case .overlay: 0.5
            default: 0
            }
        // A title in a corner stands over the axis as well; a centred one over the plot.
        let span = isTop && alignment == nil ? whole : plot
        origin.x = span.minX + (span.width - title.size.width) * (alignment?.x ?? usual)
        origin.y =
            title.position == .overlay
            ? plot.minY + (plot.height - title.size.height) * (alignment?.y ?? 0.5)
            : isTop ? whole.minY - title.spacing - title.size.height : whole.maxY + title.spacing
    }
    return PlacedTitle(
        view: title.title.content, frame: CGRect(origin: origin, size: title.size), rotation: title.rotation)
}

// MARK: - Legend

private func legendPosition(_ position: AnnotationTemplate.Position) -> AnnotationTemplate.Position {
    switch position {
    case .automatic, .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .top, .topLeading, .topTrailing: .top
    case .leading, .trailing, .overlay: position
    }
}

private func defaultLegendGap(_ edge: AnnotationTemplate.Position, isRamp: Bool) -> CGFloat {
    switch edge {
    case .leading, .trailing: LegendMetrics.beside
    case .top: isRamp ? LegendMetrics.rampGap : LegendMetrics.above
    default: isRamp ? LegendMetrics.rampGap : LegendMetrics.below
    }
}

private func legendOrigin(
    _ legend: LegendPlan, _ edge: AnnotationTemplate.Position, _ layout: GuideLayout, _ settings: LegendSettings,
    whole: CGRect, gap: CGFloat
) -> CGPoint {
    let size = layout.size
    let usual: Double =
        switch settings.position {
        case .topTrailing, .bottomTrailing: 1
        default: 0
        }
    let along = (size.width - legend.size.width) * (settings.alignment?.x ?? usual)
    let down = whole.minY + (layout.plot.maxY - whole.minY - legend.size.height) * (settings.alignment?.y ?? 0)
    switch edge {
    case .top: return CGPoint(x: along, y: 0)
    case .leading: return CGPoint(x: 0, y: down)
    case .trailing: return CGPoint(x: size.width - legend.size.width, y: down)
    case .overlay:
        let point = settings.alignment ?? UnitPosition(x: 0.5, y: 0.5)
        return CGPoint(
            x: layout.plot.minX + (layout.plot.width - legend.size.width) * point.x,
            y: layout.plot.minY + (layout.plot.height - legend.size.height) * point.y)
    default:
        // Below whatever stands under the plot.
        let title = [layout.xTitle, layout.yTitle].compactMap { $0?.frame.maxY }.max() ?? 0
        return CGPoint(x: along, y: max(whole.maxY, title) + gap)
    }
}
