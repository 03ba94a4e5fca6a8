import ChartEngine
import Drawing
import Foundation

/// The snapshot's questions with the axis as a value.
extension ScaleSnapshot {
    func position(of value: PlotValue, axis: ChartAxis) -> CGFloat? {
        axis == .x ? position(forX: value) : position(forY: value)
    }

    func positionRange(of value: PlotValue, axis: ChartAxis) -> ClosedRange<CGFloat>? {
        axis == .x ? positionRange(forX: value) : positionRange(forY: value)
    }

    func value(at position: CGFloat, axis: ChartAxis) -> PlotValue? {
        axis == .x ? value(atX: position) : value(atY: position)
    }

    func domain(_ axis: ChartAxis) -> [PlotValue] { axis == .x ? xDomain : yDomain }

    func foreground(for value: PlotValue) -> PaintTemplate? { foregroundStyle(for: value) }

    var foregroundDomain: [PlotValue] { foregroundStyleDomain }
}
