import Drawing
import Foundation

/// Reports marks that reach beyond an explicit domain, where they are drawn over what stands around the plot.
func reportOutside(
    _ plan: DimensionPlan, _ bounds: (start: Double, end: Double), _ tables: [PositionedTable],
    _ reports: inout [Diagnostic]
) {
    let slack = abs(bounds.end - bounds.start) * 1e-9
    let (lower, upper) = (min(bounds.start, bounds.end) - slack, max(bounds.start, bounds.end) + slack)
    func isOutside(_ value: Double) -> Bool {
        // What is not positive lies on the floor of a logarithmic scale.
        value.isFinite && (value < lower || value > upper) && (plan.scale != .log || value > 0)
    }
    var count = 0
    // Masks draw nothing of their own.
    guard let table = tables.first, table.table.column(plan.axis).kind == plan.valueKind else { return }
    let column = table.table.column(plan.axis)
    for row in 0..<table.table.count where !table.table.isSampled(row) {
        if !table.valueAxis.isEmpty, table.valueAxis[row] == plan.axis {
            if isOutside(table.start[row]) || isOutside(table.end[row]) { count += 1 }
        } else if column.hasValue(row), isOutside(column.low(row)) || isOutside(column.high(row)) {
            count += 1
        }
    }
    if count > 0 { reports.append(ChartReport.outsideDomain(count, axis: plan.axis)) }
}
