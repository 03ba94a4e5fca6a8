import Drawing
import Foundation
import Geometry
import ShapeKit

/// Points of one style in at least this number share one outline.
private let mergeCount = 256
/// From this number on points are drawn style by style, so that they can share outlines.
private let regroupCount = 5000
/// From this number on points that others cover are left out.
private let deduplicationCount = 20_000

/// What points must have in common to be drawn as one.
private struct PointStyle: Hashable {
    var paint: PaintTemplate
    var symbol: SymbolTemplate
    var size: SymbolSize
}

/// Points that are drawn as one.
private struct PointRun {
    var style: PointStyle
    var rows: RowList
    var centers: [CGPoint]
}

extension MarkBuilder {
    mutating func placePoints(_ unit: DrawUnit) {
        let template = table.templates[unit.template]
        guard unit.rows.count >= mergeCount, template.canBeMerged, scaleIsPlain else {
            unit.rows.forEach { row in placePoint(row, unit.template) }
            return
        }
        let centers = lineVertices(unit, placer)
        guard !(table.foreground.isEmpty && table.symbol.isEmpty && table.symbolSize.isEmpty) else {
            // Nothing of the style depends on the row.
            let run = PointRun(style: style(unit.rows.first), rows: unit.rows, centers: centers.filter(\.isFinite))
            return placeRun(run, unit.template)
        }
        let regroups = unit.rows.count >= regroupCount
        var runs: [PointRun] = []
        var open: [PointStyle: Int] = [:]
        for index in indices(unit.rows.count) where centers[index].isFinite {
            let (row, center) = (unit.rows[index], centers[index])
            let style = style(row)
            if let last = runs.indices.last, runs[last].style == style {
                runs[last].centers.append(center)
                runs[last].rows.append(row)
            } else if regroups, let run = open[style] {
                runs[run].centers.append(center)
                runs[run].rows.append(row)
                regrouped += 1
            } else {
                open[style] = runs.count
                runs.append(PointRun(style: style, rows: RowList(row), centers: [center]))
            }
        }
        for run in runs { placeRun(run, unit.template) }
    }

    private func style(_ row: Int) -> PointStyle {
        PointStyle(
            paint: styles.paint(row), symbol: styles.symbol(row) ?? .basic(.circle), size: styles.symbolSize(row))
    }

    private func pointCenter(_ row: Int) -> CGPoint? {
        let template = template(row)
        let point = CGPoint(
            x: placer.center(.x, row) + template.offsetXStart, y: placer.center(.y, row) + template.offsetYStart)
        return point.x.isFinite && point.y.isFinite ? point : nil
    }

    private mutating func placePoint(_ row: Int, _ templateIndex: Int) {
        guard let center = pointCenter(row) else { return }
        let template = table.templates[templateIndex]
        let shape = symbolShape(
            styles.symbol(row) ?? .basic(.circle), styles.symbolSize(row), at: center, measure: measure)
        let part: PlacedMark.Part =
            shape.view.map(PlacedMark.Part.view)
            ?? .path(DrawnPath(shape.outline, fill: paint(styles.paint(row), shape.box, template)))
        marks.append(
            PlacedMark(kind: .point, rows: RowList(row), template: templateIndex, bounds: shape.box, parts: [part]))
        annotate(row, shape.box)
    }

    private mutating func placeRun(_ run: PointRun, _ templateIndex: Int) {
        let isOpaque = run.style.paint.solidColor?.alpha == 1
        guard isOpaque else {
            // Translucent points add up where they overlap, and gradients have a box each: one path for each point.
            let template = table.templates[templateIndex]
            for (index, center) in run.centers.enumerated() {
                let shape = symbolShape(run.style.symbol, run.style.size, at: center, measure: measure)
                let part: PlacedMark.Part =
                    shape.view.map(PlacedMark.Part.view)
                    ?? .path(DrawnPath(shape.outline, fill: paint(run.style.paint, shape.box, template)))
                marks.append(
                    PlacedMark(
                        kind: .point, rows: RowList(run.rows[index]), template: templateIndex, bounds: shape.box,
                        parts: [part]))
            }
            return
        }
        let sample = symbolShape(run.style.symbol, run.style.size, at: .zero, measure: measure)
        var centers = run.centers
        if centers.count >= deduplicationCount {
            centers = visiblePoints(centers, plot: plot, isConvex: run.style.symbol.isConvex, extent: sample.box.size)
            hiddenPoints += run.centers.count - centers.count
        }
        var outline = Outline()
        outline.reserve(centers.count * sample.outline.points.count)
        var parts: [PlacedMark.Part] = []
        for center in centers { outline.append(sample.outline.translated(x: center.x, y: center.y)) }
        if sample.view != nil {
            parts = centers.compactMap { center in
                symbolShape(run.style.symbol, run.style.size, at: center, measure: measure).view
                    .map(PlacedMark.Part.view)
            }
        }
        if !outline.isEmpty, let color = run.style.paint.solidColor {
            parts.insert(.path(DrawnPath(outline, fill: .color(color))), at: 0)
        }
        marks.append(
            PlacedMark(
                kind: .point, rows: run.rows, template: templateIndex, bounds: outline.controlBounds, parts: parts))
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
