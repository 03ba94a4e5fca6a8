import Drawing
import Foundation
import Geometry
import ShapeKit

/// A bar's box and which of its sides have round corners.
struct BarShape: Hashable, Sendable {
    var rect: CGRect
    var radius: CGFloat = 0
    var rounded: RectEdges = []
    /// Whether it only says that there is a value, which has no place on the scale.
    var isStub = false

    var outline: Outline { rectOutline(rect, cornerRadius: radius, edges: rounded) }
}

/// The box of a bar: its length along the value axis, its thickness across it. Nil for what has no place.
func barShape(_ row: Int, _ placer: RowPlacer, _ template: MarkTemplate) -> BarShape? {
    let valueAxis = placer.positioned.valueAxis[row]
    var x: (start: CGFloat, end: CGFloat)
    var y: (start: CGFloat, end: CGFloat)
    switch valueAxis {
    case .y:
        x = pair(placer.extent(.x, row, template.width, automatic: BarMetrics.ratio))
        y = valueEnds(.y, row, placer)
    case .x:
        y = pair(placer.extent(.y, row, template.height, automatic: BarMetrics.ratio))
        x = valueEnds(.x, row, placer)
    case nil:
        (x, y) = (placer.ends(.x, row), placer.ends(.y, row))
    }
    x = (x.start + template.offsetXStart, x.end + template.offsetXEnd)
    y = (y.start + template.offsetYStart, y.end + template.offsetYEnd)
    guard x.start.isFinite, x.end.isFinite, y.start.isFinite, y.end.isFinite else { return nil }
    let rect = CGRect(
        x: min(x.start, x.end), y: min(y.start, y.end), width: abs(x.end - x.start), height: abs(y.end - y.start))
    if let valueAxis, isUnplaced(row, valueAxis, placer) {
        return stub(rect, valueAxis, placer.scale(valueAxis))
    }
    var shape = BarShape(rect: rect)
    shape.radius = template.cornerRadius ?? defaultBarCornerRadius
    shape.rounded = roundedSides(
        valueAxis, placer.positioned.roundedEnds[row],
        isForward: valueAxis == .x ? x.end >= x.start : y.end >= y.start)
    return shape
}

/// Whether a bar's value is zero or negative on a logarithmic scale.
private func isUnplaced(_ row: Int, _ axis: ChartAxis, _ placer: RowPlacer) -> Bool {
    guard placer.scale(axis).plan.scale == .log else { return false }
    let form = placer.table.form(axis, row)
    return (form == .single || form == .bin) && placer.positioned.end[row] <= 0
}

/// A short box on the floor of the scale instead of a bar without length.
private func stub(_ rect: CGRect, _ axis: ChartAxis, _ scale: PositionScale) -> BarShape {
    let length = min(BarMetrics.stubLength, scale.length)
    let reach = scale.farEnd < scale.floor ? -length : length
    var shape = BarShape(rect: rect, isStub: true)
    if axis == .x {
        (shape.rect.origin.x, shape.rect.size.width) = (rect.minX + min(0, reach), length)
    } else {
        (shape.rect.origin.y, shape.rect.size.height) = (rect.minY + min(0, reach), length)
    }
    return shape
}

private func pair(_ extent: (lower: CGFloat, upper: CGFloat)) -> (start: CGFloat, end: CGFloat) {
    (extent.lower, extent.upper)
}

/// From the baseline to the value. A bar without a value on its axis spans what is fixed, or the plot.
private func valueEnds(_ axis: ChartAxis, _ row: Int, _ placer: RowPlacer) -> (start: CGFloat, end: CGFloat) {
    switch placer.table.form(axis, row) {
    case .absent, .interval, .range: return placer.ends(axis, row)
    case .invalid: return (.nan, .nan)
    case .single, .bin:
        let scale = placer.scale(axis)
        let (start, end) = (placer.positioned.start[row], placer.positioned.end[row])
        if scale.plan.isDiscrete { return (scale.floor, placer.center(axis, row)) }
        return (scale.end(start), scale.end(end))
    }
}

/// The sides of a bar whose corners are round: the value end only, unless both ends are its own.
private func roundedSides(_ axis: ChartAxis?, _ ends: RoundedEnds, isForward: Bool) -> RectEdges {
    let (lower, upper): (RectEdges, RectEdges) = axis == .x ? (.left, .right) : (.top, .bottom)
    var sides: RectEdges = []
    if ends.contains(isForward ? .start : .end) { sides.insert(lower) }
    if ends.contains(isForward ? .end : .start) { sides.insert(upper) }
    return axis == nil ? .all : sides
}

/// The box of a rectangle: a cell of about 0.7 of a band each way, the whole of a bin, or between explicit ends.
func rectangleShape(_ row: Int, _ placer: RowPlacer, _ template: MarkTemplate) -> BarShape? {
    func extent(_ axis: ChartAxis, _ dimension: MarkDimension) -> (lower: CGFloat, upper: CGFloat) {
        let automatic = placer.scale(axis).plan.isDiscrete ? BarMetrics.ratio : 1
        return placer.extent(axis, row, dimension, automatic: automatic)
    }
    var (x, y) = (extent(.x, template.width), extent(.y, template.height))
    x = (x.lower + template.offsetXStart, x.upper + template.offsetXEnd)
    y = (y.lower + template.offsetYStart, y.upper + template.offsetYEnd)
    guard x.lower.isFinite, x.upper.isFinite, y.lower.isFinite, y.upper.isFinite else { return nil }
    let rect = CGRect(
        x: min(x.lower, x.upper), y: min(y.lower, y.upper), width: abs(x.upper - x.lower),
        height: abs(y.upper - y.lower))
    return BarShape(rect: rect, radius: template.cornerRadius ?? 0, rounded: .all)
}

/// A rule's two ends: along x at a y, or along y at an x; over the whole plot where no ends are given.
func ruleEnds(_ row: Int, _ placer: RowPlacer, _ template: MarkTemplate) -> (from: CGPoint, to: CGPoint)? {
    let isAcross: Bool
    if placer.table.x.form(row).hasOwnEnds {
        isAcross = true
    } else if placer.table.y.form(row).hasOwnEnds {
        isAcross = false
    } else {
        isAcross = placer.table.y.form(row) != .absent && placer.table.x.form(row) == .absent
    }
    var from: CGPoint
    var to: CGPoint
    if isAcross {
        let (x, y) = (placer.ends(.x, row), placer.center(.y, row))
        (from, to) = (CGPoint(x: x.start, y: y), CGPoint(x: x.end, y: y))
    } else {
        let (y, x) = (placer.ends(.y, row), placer.center(.x, row))
        (from, to) = (CGPoint(x: x, y: y.start), CGPoint(x: x, y: y.end))
    }
    from.x += template.offsetXStart
    from.y += template.offsetYStart
    to.x += template.offsetXEnd
    to.y += template.offsetYEnd
    guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return nil }
    return (from, to)
}
