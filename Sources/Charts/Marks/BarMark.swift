import ChartEngine
import Foundation

/// A bar from a baseline to a value, or over an interval.
public struct BarMark: Sendable {
    public typealias Body = Never

    @usableFromInline let mark: MarkStorage

    /// Along the axis that carries the quantity; bars at one place are stacked.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        mark = MarkStorage(.bar, x: x.source, y: y.source, width: width, height: height, stacking: stacking)
    }

    /// At `x`, between two heights in points from the plot's top; nil is the plot's edge. One bar that is divided up
    /// where `x` is a quantity.
    @inlinable
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = MarkStorage(
            .bar, x: x.source, fixedY: .interval(start: yStart, end: yEnd), width: width, stacking: stacking)
    }

    /// At `y`, between two places in points from the plot's leading edge; nil is the plot's edge.
    @inlinable
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = MarkStorage(
            .bar, y: y.source, fixedX: .interval(start: xStart, end: xEnd), height: height, stacking: stacking)
    }

    /// A horizontal bar over an interval.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = MarkStorage(.bar, x: xStart.source, xEnd: xEnd.source, y: y.source, height: height)
    }

    /// Over an interval along x, between two heights in points from the plot's top; nil is the plot's edge.
    @inlinable
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = MarkStorage(
            .bar, x: xStart.source, xEnd: xEnd.source, fixedY: .interval(start: yStart, end: yEnd))
    }

    /// A vertical bar over an interval.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = MarkStorage(.bar, x: x.source, y: yStart.source, yEnd: yEnd.source, width: width)
    }

    /// Over an interval along y, between two places in points from the plot's leading edge; nil is the plot's edge.
    @inlinable
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = MarkStorage(
            .bar, y: yStart.source, yEnd: yEnd.source, fixedX: .interval(start: xStart, end: xEnd))
    }
}

extension BarMark: ChartContent {
    public var body: Never { unreachableContent }

    @inlinable
    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        collector.add(content.mark, in: context)
    }
}
