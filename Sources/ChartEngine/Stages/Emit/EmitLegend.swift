import Drawing
import Foundation
import Geometry
import ShapeKit

/// Stage 7, legend: symbols and ramps as items, texts as placed views.
func emitLegend(_ layout: GuideLayout, palette: ChartPalette) -> (
    items: [DrawingItem], labels: [ChartResult.PlacedView]
) {
    let (legend, origin) = (layout.legend, layout.legendOrigin)
    var items: [DrawingItem] = []
    var labels: [ChartResult.PlacedView] = []
    switch legend.content {
    case .none: break
    case .view(let view):
        labels.append(
            ChartResult.PlacedView(view: view, origin: origin, width: legend.size.width, height: legend.size.height))
    case .entries(let entries): emitEntries(entries, legend.places, origin, &items, &labels)
    case .ramp(let ramp): emitRamp(ramp, origin, palette, &items, &labels)
    case .both(let ramp, let entries):
        emitRamp(ramp, origin, palette, &items, &labels)
        emitEntries(entries, legend.places, origin, &items, &labels)
    }
    return (items, labels)
}

private func emitEntries(
    _ entries: [LegendEntry], _ places: [CGPoint], _ origin: CGPoint, _ items: inout [DrawingItem],
    _ labels: inout [ChartResult.PlacedView]
) {
    for (entry, place) in zip(entries, places) {
        let frame = CGRect(
            origin: CGPoint(x: origin.x + place.x, y: origin.y + place.y), size: entry.size)
        let middle = CGPoint(x: frame.minX + entry.sampleWidth / 2, y: frame.midY)
        switch entry.sample {
        case .symbol(let symbol, let paint, let isHollow, let size):
            emitSymbol(symbol, paint, isHollow: isHollow, size: size, at: middle, &items, &labels)
        case .line(let stroke, let paint, let symbol, let isHollow):
            // The line is cut away where the symbol is, as in the plot.
            let gap = symbol == nil ? 0 : LegendMetrics.symbol / 2
            let reach = entry.sampleWidth / 2
            var line = Outline()
            for (from, to) in gap > 0 ? [(-reach, -gap), (gap, reach)] : [(-reach, reach)] {
                line.move(to: CGPoint(x: middle.x + from, y: middle.y))
                line.line(to: CGPoint(x: middle.x + to, y: middle.y))
            }
            var stroke = stroke
            if gap > 0 { stroke.cap = .butt }
            items.append(.path(DrawnPath(line, stroke: stroke, paint: paint.paint(in: line.controlBounds))))
            if let symbol {
                emitSymbol(
                    symbol, paint, isHollow: isHollow, size: LegendMetrics.symbol, at: middle, &items, &labels)
            }
        }
        labels.append(
            ChartResult.PlacedView(
                view: entry.view,
                origin: CGPoint(
                    x: frame.minX + entry.sampleWidth + LegendMetrics.textGap, y: frame.midY - entry.textSize.height / 2
                ),
                width: entry.offered, height: nil))
    }
}

private func emitSymbol(
    _ symbol: SymbolTemplate, _ paint: PaintTemplate, isHollow: Bool, size: CGFloat, at middle: CGPoint,
    _ items: inout [DrawingItem], _ labels: inout [ChartResult.PlacedView]
) {
    let box = CGRect(x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size)
    let shape = symbolShape(symbol, .size(box.size), at: middle, hollowWidth: isHollow ? 2 : nil)
    if let view = shape.view {
        labels.append(ChartResult.PlacedView(view: view.view, origin: box.origin, width: size, height: size))
    } else {
        items.append(.path(DrawnPath(shape.outline, fill: paint.paint(in: box))))
    }
}

private func emitRamp(
    _ ramp: LegendRamp, _ origin: CGPoint, _ palette: ChartPalette, _ items: inout [DrawingItem],
    _ labels: inout [ChartResult.PlacedView]
) {
    let bar = CGRect(origin: CGPoint(x: origin.x + ramp.inset, y: origin.y), size: LegendMetrics.ramp)
    items.append(
        .path(
            DrawnPath(
                Outline(rect: bar),
                fill: .linear(
                    stops: ramp.stops, from: CGPoint(x: bar.minX, y: bar.midY),
                    to: CGPoint(x: bar.maxX, y: bar.midY)))))
    var ticks = Outline()
    for tick in ramp.ticks {
        let x = bar.minX + bar.width * tick.fraction
        ticks.addRect(
            CGRect(
                x: x - LegendMetrics.tick.width / 2, y: bar.maxY, width: LegendMetrics.tick.width,
                height: LegendMetrics.tick.height))
        labels.append(
            ChartResult.PlacedView(
                view: tick.view,
                origin: CGPoint(
                    x: x - tick.size.width / 2,
                    y: bar.maxY + LegendMetrics.tick.height + LegendMetrics.tickLabelGap), width: nil, height: nil))
    }
    if !ticks.isEmpty { items.append(.path(DrawnPath(ticks, fill: .color(palette.gridLine)))) }
}
