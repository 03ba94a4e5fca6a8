import Drawing
import Foundation
import Geometry
import ShapeKit

/// Half a point of the plot: columns at least as fine as a pixel at twice the resolution.
private let columnWidth: CGFloat = 0.5
/// Lines with fewer vertices per point of the plot than this are drawn as they are.
private let verticesPerPoint: CGFloat = 4

/// A line's vertices in row order, NaN where it breaks.
func lineVertices(_ unit: DrawUnit, _ placer: RowPlacer) -> [CGPoint] {
    var points: [CGPoint] = []
    points.reserveCapacity(unit.rows.count)
    let table = placer.table
    if unit.isUniform, table.group.isEmpty {
        let template = table.templates[unit.template]
        let offset = CGSize(width: template.offsetXStart, height: template.offsetYStart)
        if let plain = plainVertices(unit, placer, offset: offset) { return plain }
    }
    let offsets = table.templates.map(EndOffsets.init)
    unit.rows.forEach { row in
        let offset = offsets[Int(table.templateOfRow[row])].start
        points.append(CGPoint(x: placer.center(.x, row) + offset.width, y: placer.center(.y, row) + offset.height))
    }
    return points
}

/// What a template adds to the ends of its marks, apart from it: copying a whole template for a row costs more than
/// placing it.
private struct EndOffsets {
    var start: CGSize
    var end: CGSize

    init(_ template: MarkTemplate) {
        start = CGSize(width: template.offsetXStart, height: template.offsetYStart)
        end = CGSize(width: template.offsetXEnd, height: template.offsetYEnd)
    }
}

/// Vertices of single numbers and instants on continuous scales, without looking at each row's form.
private func plainVertices(_ unit: DrawUnit, _ placer: RowPlacer, offset: CGSize) -> [CGPoint]? {
    let (x, y) = (placer.table.x, placer.table.y)
    guard !x.hasBins, !y.hasBins, !x.hasIntervals, !y.hasIntervals, case .continuous(let xScale) = placer.x.form,
        case .continuous(let yScale) = placer.y.form, x.kind != nil, y.kind != nil
    else { return nil }
    var (xs, ys): ([Double], [Double]) = ([], [])
    xs.reserveCapacity(unit.rows.count)
    ys.reserveCapacity(unit.rows.count)
    var hasGapsOfKind = false
    unit.rows.forEach { row in
        if x.form(row) == .absent || y.form(row) == .absent { hasGapsOfKind = true }
        // Refused values are stored as NaN, which has no position.
        xs.append(x.low(row))
        ys.append(y.low(row))
    }
    if hasGapsOfKind { return nil }
    let (placedX, placedY) = (xScale.positions(of: xs), yScale.positions(of: ys))
    return (0..<xs.count).map { index in
        CGPoint(x: clamped(placedX[index]) + offset.width, y: clamped(placedY[index]) + offset.height)
    }
}

@inline(__always)
private func clamped(_ position: Double) -> Double { position.isNaN ? position : min(max(position, -1e7), 1e7) }

/// Whether vertices go one way along an axis, so that columns of them can be reduced.
func isMonotone(_ points: [CGPoint], _ axis: CurveAxis) -> Bool {
    var last = -CGFloat.infinity
    for point in points {
        let place = axis == .horizontal ? point.x : point.y
        if place.isNaN { continue }
        if place < last { return false }
        last = place
    }
    return true
}

/// A line's vertices, reduced where there are more than the plot can show.
func reducedLine(_ points: [CGPoint], axis: CurveAxis, length: CGFloat) -> [CGPoint] {
    guard CGFloat(points.count) > max(verticesPerPoint * length, 64), isMonotone(points, axis) else { return points }
    return reduceToColumns(points, pixelWidth: columnWidth, axis: axis)
}

/// An area's two borders in row order (stacked ones in order of position), NaN where it breaks. The outer one reaches
/// a little under `cover`, the area on top, so that viewers with soft edges show no seam between the two.
func areaBorders(_ unit: DrawUnit, index: Int, _ placer: RowPlacer, cover: AreaBorders? = nil) -> (
    upper: [CGPoint], lower: [CGPoint], axis: CurveAxis
) {
    let table = placer.table
    let valueAxis = placer.positioned.valueAxis[unit.rows.first] ?? .y
    var (upper, lower): ([CGPoint], [CGPoint]) = ([], [])
    upper.reserveCapacity(unit.rows.count)
    lower.reserveCapacity(unit.rows.count)
    let scale = placer.scale(valueAxis)
    let offsets = table.templates.map(EndOffsets.init)
    func add(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat, _ template: Int) {
        let offset = offsets[template]
        if valueAxis == .y {
            lower.append(CGPoint(x: place + offset.start.width, y: start + offset.start.height))
            upper.append(CGPoint(x: place + offset.end.width, y: end + offset.end.height))
        } else {
            lower.append(CGPoint(x: start + offset.start.width, y: place + offset.start.height))
            upper.append(CGPoint(x: end + offset.end.width, y: place + offset.end.height))
        }
    }
    if let borders = placer.positioned.borders[index] {
        let places = borders.positions.map { placer.center(valueAxis.other, encoded: $0) }
        // Categories may be displayed in another order than the one they were stacked in.
        let keys = places.map { $0.isNaN ? .infinity : $0 }
        for position in places.indices.sorted(by: { (keys[$0], $0) < (keys[$1], $1) }) {
            let isGap = borders.end[position].isNaN
            add(
                isGap ? .nan : places[position], scale.end(borders.start[position]),
                scale.end(borders.end[position]) + reachUnder(cover, at: position, borders, scale), unit.template)
        }
    } else {
        unit.rows.forEach { row in
            let end = placer.positioned.end[row]
            let template = Int(table.templateOfRow[row])
            guard placer.positioned.valueAxis[row] != nil else { return add(.nan, .nan, .nan, template) }
            if scale.plan.isDiscrete {
                let ends = placer.ends(valueAxis, row)
                let isInterval = table.form(valueAxis, row).hasOwnEnds
                add(
                    placer.center(valueAxis.other, row), isInterval ? ends.start : scale.floor,
                    isInterval ? ends.end : placer.center(valueAxis, row), template)
            } else {
                let isGap = end.isNaN || !table.hasValue(valueAxis, row)
                add(
                    isGap ? .nan : placer.center(valueAxis.other, row), scale.end(placer.positioned.start[row]),
                    scale.end(end), template)
            }
        }
    }
    return (upper, lower, valueAxis == .y ? .horizontal : .vertical)
}

/// How far an area's outer border goes on under the area on top of it at a position: a point, but no more than half of
/// what covers it.
private func reachUnder(_ cover: AreaBorders?, at position: Int, _ own: AreaBorders, _ scale: PositionScale) -> CGFloat
{
    guard let cover, position < cover.end.count, cover.start[position] == own.end[position] else { return 0 }
    let thickness = scale.end(cover.end[position]) - scale.end(own.end[position])
    guard thickness.isFinite else { return 0 }
    return max(-seamCover, min(seamCover, thickness / 2))
}

func reducedArea(_ upper: [CGPoint], _ lower: [CGPoint], axis: CurveAxis, length: CGFloat) -> (
    upper: [CGPoint], lower: [CGPoint]
) {
    guard CGFloat(upper.count) > max(verticesPerPoint * length, 64), isMonotone(upper, axis) else {
        return (upper, lower)
    }
    return reduceToColumns(upper: upper, lower: lower, pixelWidth: columnWidth, axis: axis)
}
