import ChartEngine
import Foundation

/// One value of an axis, as its content's closure gets it.
public struct AxisValue: Sendable {
    let value: PlotValue

    /// Its place among the values of its `AxisMarks`.
    public var index: Int

    /// How many values its `AxisMarks` has.
    public var count: Int

    /// The value as a plottable type; nil where it is none, as 2.5 is no `Int`.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(plotValue: value) }
}
