import Foundation

/// Along which axis a bar or area extends from its baseline (S30), decided for each row from its channels.
struct Orientation: Sendable {
    var x: DimensionPlan
    var y: DimensionPlan

    /// The axis of the mark's length; the other one carries its position. Nil where both or none are extents of the
    /// mark's own.
    @inline(__always)
    func valueAxis(_ table: MarkTable, _ row: Int) -> ChartAxis? {
        let (xForm, yForm) = (table.x.form(row), table.y.form(row))
        let hasX = xForm != .absent
        let hasY = yForm != .absent
        switch (xForm == .interval, yForm == .interval) {
        case (true, true): return nil
        case (true, false): return .x
        case (false, true): return .y
        case (false, false): break
        }
        // A range beside a quantity is a bin that the mark stands in, beside anything else it is the mark's length.
        if xForm == .range, yForm == .range { return nil }
        if xForm == .range { return hasY && y.isQuantity && yForm != .bin ? .y : hasY ? .x : .y }
        if yForm == .range { return hasX && x.isQuantity && xForm != .bin ? .x : hasX ? .y : .x }
        if hasX, !hasY { return x.isQuantity && xForm != .bin ? .x : .y }
        if hasY, !hasX { return y.isQuantity && yForm != .bin ? .y : .x }
        if xForm == .bin, yForm != .bin { return .y }
        if yForm == .bin, xForm != .bin { return .x }
        if y.isQuantity { return .y }
        if x.isQuantity { return .x }
        return x.valueKind == .date && y.isDiscrete && !x.isDiscrete ? .x : .y
    }

    func plan(_ axis: ChartAxis) -> DimensionPlan { axis == .x ? x : y }
}

extension ChartAxis {
    var other: ChartAxis { self == .x ? .y : .x }
}
