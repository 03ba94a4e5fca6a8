import Drawing
import Foundation
import Geometry
import ShapeKit

extension MarkBuilder {
    /// A line with its symbols. Its style is that of its first row.
    mutating func placeLine(_ unit: DrawUnit) {
        let row = unit.rows.first
        let template = table.templates[unit.template]
        let points = lineVertices(unit, placer)
        let axis = lineAxis
        let drawn = reducedLine(points, axis: axis, length: axis == .horizontal ? plot.width : plot.height)
        countReduction(unit, drawn: drawn.count, of: points.count)
        let outline = lineOutline(drawn, method: template.curve, axis: axis)
        guard !outline.isEmpty else { return }
        var stroke = styles.stroke(row, default: defaultLineStroke)
        // A lone vertex is a dot, whatever the cap (a butt cap would leave nothing).
        if outline.points.count == 2, outline.points[0] == outline.points[1] { stroke.cap = .round }
        let box = outline.controlBounds
        let line = DrawnPath(outline, stroke: stroke, paint: paint(styles.paint(row), box, template))
        var mark = PlacedMark(
            kind: .line, rows: unit.rows, template: unit.template,
            bounds: box.insetBy(dx: -stroke.width / 2, dy: -stroke.width / 2), parts: [])
        let symbols = lineSymbols(unit, points, lineWidth: defaultLineStroke.width, paint: line.strokePaint)
        if let hole = symbols.holes {
            var clip = Outline(
                rect: mark.bounds.insetBy(dx: -stroke.width, dy: -stroke.width).union(hole.controlBounds))
            clip.append(hole)
            mark.parts.append(.clipped(line, ClipOutline(clip, evenOdd: true)))
        } else {
            mark.parts.append(.path(line))
        }
        mark.parts += symbols.parts
        marks.append(mark)
        annotateVertices(unit, points)
    }

    /// Lines are functions of x, or of y where only y carries bands or instants.
    private var lineAxis: CurveAxis {
        let (x, y) = (placer.x.plan, placer.y.plan)
        return x.isQuantity && !y.isQuantity ? .vertical : .horizontal
    }

    /// Symbols on a line's vertices, outlined with the line's width inside their edges; and what they cut out of it.
    private func lineSymbols(_ unit: DrawUnit, _ points: [CGPoint], lineWidth: CGFloat, paint: Paint?) -> (
        parts: [PlacedMark.Part], holes: Outline?
    ) {
        var borders = Outline()
        var holes = Outline()
        var parts: [PlacedMark.Part] = []
        guard !table.symbol.isEmpty || table.templates.contains(where: { $0.symbol != nil }) else { return ([], nil) }
        var index = 0
        unit.rows.forEach { row in
            let point = points[index]
            index += 1
            guard point.x.isFinite, point.y.isFinite, let symbol = styles.symbol(row) else { return }
            let shape = symbolShape(symbol, styles.symbolSize(row), at: point, hollowWidth: lineWidth, measure: measure)
            if let view = shape.view { parts.append(.view(view)) }
            borders.append(shape.outline)
            holes.append(shape.edge)
        }
        if let paint, !borders.isEmpty { parts.insert(.path(DrawnPath(borders, fill: paint)), at: 0) }
        return (parts, holes.isEmpty ? nil : holes)
    }

    /// An area; its style is that of its first row.
    mutating func placeArea(_ unit: DrawUnit, index: Int) {
        let row = unit.rows.first
        let template = table.templates[unit.template]
        let (upper, lower, axis) = areaBorders(unit, index: index, placer, cover: areaCover(index))
        let drawn = reducedArea(upper, lower, axis: axis, length: axis == .horizontal ? plot.width : plot.height)
        countReduction(unit, drawn: drawn.upper.count, of: upper.count)
        let outline = areaOutline(
            upper: drawn.upper, lower: drawn.lower, method: template.curve, axis: axis, loneWidth: 1)
        guard !outline.isEmpty else { return }
        let box = outline.controlBounds
        marks.append(
            PlacedMark(
                kind: .area, rows: unit.rows, template: unit.template, bounds: box,
                parts: [.path(DrawnPath(outline, fill: paint(styles.paint(row), box, template)))]))
        if let borders = placer.positioned.borders[index] {
            annotateVertices(unit, stackedVertices(unit, borders))
        } else {
            annotateVertices(unit, upper)
        }
    }

    /// The area on top of this one, where it hides what reaches under it: opaque, drawn later and not moved.
    private func areaCover(_ index: Int) -> AreaBorders? {
        guard let next = placer.positioned.borders[index]?.next, next > index, scaleIsPlain,
            let unit = placer.positioned.units[checked: next], let cover = placer.positioned.borders[next]
        else { return nil }
        let (own, other) = (
            table.templates[placer.positioned.units[index].template], table.templates[unit.template]
        )
        let isSolid = styles.paint(placer.positioned.units[index].rows.first).solidColor != nil
        let hides = styles.paint(unit.rows.first).solidColor?.alpha == 1
        guard isSolid, hides, own.isUnmoved, other.isUnmoved, own.hasNoEffects, other.hasNoEffects,
            own.layers == other.layers, own.masks == other.masks, own.curve == other.curve
        else { return nil }
        return cover
    }

    /// Where the rows of a stacked area lie on its outer border, which has vertices of other series' rows too.
    private func stackedVertices(_ unit: DrawUnit, _ borders: AreaBorders) -> [CGPoint] {
        guard !table.annotations.isEmpty else { return [] }
        let valueAxis = placer.positioned.valueAxis[unit.rows.first] ?? .y
        let scale = placer.scale(valueAxis)
        var ends: [Double: Double] = [:]
        for (position, end) in zip(borders.positions, borders.end) { ends[position] = end }
        return indices(unit.rows.count).map { index in
            let row = unit.rows[index]
            let template = template(row)
            let place = placer.center(valueAxis.other, row)
            let end = ends[table.anchor(valueAxis.other, row)].map(scale.end) ?? .nan
            let point = valueAxis == .y ? CGPoint(x: place, y: end) : CGPoint(x: end, y: place)
            return CGPoint(x: point.x + template.offsetXEnd, y: point.y + template.offsetYEnd)
        }
    }

    /// Annotations of a line's or area's rows stand at their vertices: beside the symbol where there is one.
    private mutating func annotateVertices(_ unit: DrawUnit, _ points: [CGPoint]) {
        guard !table.annotations.isEmpty else { return }
        for index in indices(unit.rows.count) where !template(unit.rows[index]).annotations.isEmpty {
            let (row, point) = (unit.rows[index], points[index])
            guard point.x.isFinite, point.y.isFinite else { continue }
            let rect =
                styles.symbol(row).map { symbolBox($0, styles.symbolSize(row), at: point) }
                ?? CGRect(origin: point, size: .zero)
            annotate(row, rect)
        }
    }
}
