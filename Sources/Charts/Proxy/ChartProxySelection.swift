import ChartEngine
import Foundation
import SwiftUICore

extension ChartProxy {
    /// Writes the value at a position into the chart's x selection. It is not limited to the plot or the data.
    public func selectXValue(at xPosition: CGFloat) {
        source?.selection.x?(datum(atX: xPosition))
    }

    /// Writes the value at a position into the chart's y selection. It is not limited to the plot or the data.
    public func selectYValue(at yPosition: CGFloat) {
        source?.selection.y?(datum(atY: yPosition))
    }

    /// Writes the values between two positions into the chart's x range selection.
    public func selectXRange(from: CGFloat, to: CGFloat) {
        source?.selection.xInterval?(interval(datum(atX: from), datum(atX: to)))
    }

    /// Writes the values between two positions into the chart's y range selection.
    public func selectYRange(from: CGFloat, to: CGFloat) {
        source?.selection.yInterval?(interval(datum(atY: from), datum(atY: to)))
    }

    /// Writes the place in the running total at an angle into the chart's angle selection.
    public func selectAngleValue(at angle: Angle) {
        source?.selection.angle?(scales?.value(atAngle: angle.radians))
    }

    /// Numbers and dates only: categories have an order of their own that a range of strings could not keep (S86).
    private func interval(_ lower: PlotValue?, _ upper: PlotValue?) -> ClosedInterval? {
        guard let lower, let upper, lower.kind != .category else { return nil }
        return ClosedInterval(lower: lower, upper: upper)
    }
}
