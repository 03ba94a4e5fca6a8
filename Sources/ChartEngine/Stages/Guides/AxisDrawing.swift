import Drawing
import Foundation
import Geometry

/// Stage 7 for one axis: its lines as items, its labels as placed views.
struct AxisDrawing: Sendable {
    /// Within the plot.
    var gridLines: [ChartResult.Layer] = []
    /// Beside it.
    var ticks: [ChartResult.Layer] = []
    var labels: [ChartResult.Layer] = []
    var droppedLabels = 0

    /// The drawing within clients' views, outermost first.
    func wrapped(in styles: [Int]) -> AxisDrawing {
        var copy = self
        for style in styles.reversed() {
            copy.gridLines = copy.gridLines.wrapped(in: .style(style))
            copy.ticks = copy.ticks.wrapped(in: .style(style))
            copy.labels = copy.labels.wrapped(in: .style(style))
        }
        return copy
    }

    static func += (drawing: inout AxisDrawing, other: AxisDrawing) {
        drawing.gridLines.append(joining: other.gridLines)
        drawing.ticks.append(joining: other.ticks)
        drawing.labels += other.labels
        drawing.droppedLabels += other.droppedLabels
    }
}

func drawAxis(_ plan: AxisPlan, _ scale: PositionScale, plot: CGRect, palette: ChartPalette)
    -> AxisDrawing
{
    var drawing = AxisDrawing()
    for marks in plan.marks {
        let places = AxisPlaces(marks, scale, plot: plot)
        var one = AxisDrawing()
        drawLines(marks, places, &one, palette)
        placeLabels(marks, places, &one)
        drawing += one.wrapped(in: marks.settings.styles)
    }
    return drawing
}

/// Where the values of one `AxisMarks` lie, in points of the chart.
struct AxisPlaces {
    var axis: ChartAxis
    var edge: GuideEdge
    var plot: CGRect
    var isDiscrete: Bool
    /// Where each value begins: its position, or the start of its band.
    var starts: [CGFloat]
    /// The next value's start, or the end of the band or axis.
    var ends: [CGFloat]
    /// Whether a value lies within the plot (a scrolled axis has others).
    var isVisible: [Bool]

    init(_ marks: AxisPlan.Marks, _ scale: PositionScale, plot: CGRect) {
        (axis, edge, self.plot) = (scale.axis, marks.edge, plot)
        isDiscrete = scale.plan.isDiscrete
        let (lower, upper) = axis == .x ? (plot.minX, plot.maxX) : (plot.minY, plot.maxY)
        var (starts, ends, visible): ([CGFloat], [CGFloat], [Bool]) = ([], [], [])
        for value in marks.values {
            if isDiscrete {
                let band = scale.slot(of: value).flatMap(scale.wholeBand) ?? (.nan, .nan)
                starts.append(band.lower)
                ends.append(band.upper)
                visible.append(band.upper > lower - 0.01 && band.lower < upper + 0.01)
            } else {
                let position = scale.position(of: value) ?? .nan
                starts.append(position)
                visible.append(position >= lower - 0.01 && position <= upper + 0.01)
            }
        }
        if !isDiscrete {
            ends = Array(starts.dropFirst())
            if !starts.isEmpty { ends.append(scale.farEnd) }
        }
        (self.starts, self.ends, isVisible) = (starts, ends, visible)
    }

    func middle(_ index: Int) -> CGFloat { (starts[index] + ends[index]) / 2 }
}

// MARK: - Lines

/// Lines, those of one look in one outline.
private struct LineSet {
    private struct Look: Hashable {
        var stroke: Stroke
        var paint: PaintTemplate
    }

    private var outlines: [Look: Outline] = [:]
    private var order: [Look] = []

    var isEmpty: Bool { order.isEmpty }

    mutating func add(_ stroke: Stroke, _ paint: PaintTemplate, from: CGPoint, to: CGPoint) {
        guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite, stroke.width > 0 else { return }
        let look = Look(stroke: stroke, paint: paint)
        if outlines[look] == nil { order.append(look) }
        outlines[look, default: Outline()].move(to: from)
        outlines[look, default: Outline()].line(to: to)
    }

    var items: [DrawingItem] {
        order.compactMap { look in
            outlines[look].map {
                .path(DrawnPath($0, stroke: look.stroke, paint: look.paint.paint(in: $0.controlBounds)))
            }
        }
    }
}

private func drawLines(
    _ marks: AxisPlan.Marks, _ places: AxisPlaces, _ drawing: inout AxisDrawing, _ palette: ChartPalette
) {
    var gridLines = LineSet()
    var ticks = LineSet()
    func paint(_ element: AxisMarkElement) -> PaintTemplate { element.paint ?? .color(palette.gridLine) }
    let longest = marks.largestLabel
    for (index, elements) in marks.elements.enumerated() where places.isVisible[index] {
        let isLast = index == marks.elements.count - 1
        let label = marks.labels.first { $0.tick == index }
        let grid = elements.contains { if case .gridLine = $0.kind { true } else { false } }
        for element in elements {
            var positions: [CGFloat]
            switch element.kind {
            case .gridLine(let centered, _), .tick(let centered, _, _):
                positions = [centered == true ? places.middle(index) : places.starts[index]]
                // Lines stand on the borders of bands, so there is one more than there are bands.
                if places.isDiscrete, isLast, centered != true { positions.append(places.ends[index]) }
            case .label: continue
            }
            for position in positions {
                switch element.kind {
                case .gridLine(_, let stroke):
                    let (from, to) = gridEnds(position, marks, places)
                    gridLines.add(
                        stroke ?? gridStroke(places.axis), paint(element), from: moved(from, element.offset),
                        to: moved(to, element.offset))
                case .tick(_, let length, let stroke):
                    // Labels within the plot need no line that leads to them.
                    if marks.preset == .inset, !length.isPoints { continue }
                    let reach = tickLength(length, label: label?.size, longest: longest, places.axis)
                    var style = stroke ?? gridStroke(places.axis)
                    // A default tick goes on with the dashes of the grid line above it.
                    if stroke == nil, grid, places.edge == .bottom {
                        style.dashPhase = dashPhase(places.plot.height)
                    }
                    let (from, to) = tickEnds(position, reach, places)
                    ticks.add(
                        style, paint(element), from: moved(from, element.offset), to: moved(to, element.offset))
                case .label: break
                }
            }
        }
    }
    if !gridLines.isEmpty { drawing.gridLines = [.items(gridLines.items)] }
    if !ticks.isEmpty { drawing.ticks = [.items(ticks.items)] }
}

private func gridStroke(_ axis: ChartAxis) -> Stroke {
    Stroke(width: AxisMetrics.lineWidth, dash: axis == .x ? AxisMetrics.dash : [])
}

private func dashPhase(_ length: CGFloat) -> CGFloat {
    let period = AxisMetrics.dash.reduce(0, +)
    let phase = length.truncatingRemainder(dividingBy: period)
    return phase.isFinite ? phase : 0
}

private func moved(_ point: CGPoint, _ offset: CGSize) -> CGPoint {
    CGPoint(x: point.x + offset.width, y: point.y + offset.height)
}

/// Across the plot; an extended axis's lines also run under its labels.
private func gridEnds(_ position: CGFloat, _ marks: AxisPlan.Marks, _ places: AxisPlaces) -> (CGPoint, CGPoint) {
    let plot = places.plot
    if places.axis == .x { return (CGPoint(x: position, y: plot.minY), CGPoint(x: position, y: plot.maxY)) }
    let reach = marks.preset == .extended ? AxisMetrics.extendedMargin + marks.largestLabel.width.rounded(.up) : 0
    return (
        CGPoint(x: plot.minX - (places.edge == .leading ? reach : 0), y: position),
        CGPoint(x: plot.maxX + (places.edge == .trailing ? reach : 0), y: position)
    )
}

/// As long as the gap and the label; on y, where a tick would run through its label, as long as the gap.
private func tickLength(
    _ length: AxisMarkElement.TickLength, label: CGSize?, longest: CGSize, _ axis: ChartAxis
) -> CGFloat {
    switch length {
    case .points(let points): return points
    case .label(let extra):
        guard axis == .x else { return AxisMetrics.gap + extra }
        return AxisMetrics.gap + (label?.height ?? 0) + extra
    case .longestLabel(let extra):
        return AxisMetrics.gap + (axis == .x ? longest.height : longest.width) + extra
    }
}

private func tickEnds(_ position: CGFloat, _ length: CGFloat, _ places: AxisPlaces) -> (CGPoint, CGPoint) {
    let plot = places.plot
    switch places.edge {
    case .top: return (CGPoint(x: position, y: plot.minY), CGPoint(x: position, y: plot.minY - length))
    case .leading: return (CGPoint(x: plot.minX, y: position), CGPoint(x: plot.minX - length, y: position))
    case .trailing: return (CGPoint(x: plot.maxX, y: position), CGPoint(x: plot.maxX + length, y: position))
    case .bottom, .automatic:
        return (CGPoint(x: position, y: plot.maxY), CGPoint(x: position, y: plot.maxY + length))
    }
}
