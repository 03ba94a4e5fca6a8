import ChartEngine
import Foundation
import SwiftUICore

extension ChartProxy {
    /// Writes the value at a position into the chart's x selection. It is not limited to the plot or the data.
    public func selectXValue(at xPosition: CGFloat) {
        write(datum(atX: xPosition), to: source?.selection.x)
    }

    /// Writes the value at a position into the chart's y selection. It is not limited to the plot or the data.
    public func selectYValue(at yPosition: CGFloat) {
        write(datum(atY: yPosition), to: source?.selection.y)
    }

    /// Writes the values between two positions into the chart's x range selection.
    public func selectXRange(from: CGFloat, to: CGFloat) {
        write(interval(datum(atX: from), datum(atX: to)), to: source?.selection.xInterval)
    }

    /// Writes the values between two positions into the chart's y range selection.
    public func selectYRange(from: CGFloat, to: CGFloat) {
        write(interval(datum(atY: from), datum(atY: to)), to: source?.selection.yInterval)
    }

    /// Writes the place in the running total at an angle into the chart's angle selection.
    public func selectAngleValue(at angle: Angle) {
        write(scales?.value(atAngle: angle.radians), to: source?.selection.angle)
    }

    private func interval(_ lower: PlotValue?, _ upper: PlotValue?) -> ClosedInterval? {
        guard let lower, let upper else { return nil }
        return ClosedInterval(lower: lower, upper: upper)
    }

    /// Gestures and overlays, where selections come from, run on the main actor, though nothing here says so.
    private func write<Value: Sendable>(_ value: Value, to target: (@MainActor (Value) -> Void)?) {
        guard let target else { return }
        if Thread.isMainThread {
            MainActor.assumeIsolated { target(value) }
        } else {
            Task { @MainActor in target(value) }
        }
    }
}
