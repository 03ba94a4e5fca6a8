import ChartEngine
import Foundation

/// A rectangle: a cell of a heat map, a highlighted region.
public struct RectangleMark: Sendable {
    public typealias Body = Never

    @usableFromInline let mark: MarkStorage

    /// A cell at (x, y), as large as a step of each axis unless said otherwise.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        mark = MarkStorage(.rectangle, x: x.source, y: y.source, width: width, height: height)
    }

    /// A column at `x`, between two heights in points from the plot's top; nil is the plot's edge.
    @inlinable
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        mark = MarkStorage(.rectangle, x: x.source, fixedY: .interval(start: yStart, end: yEnd), width: width)
    }

    /// A row at `y`, between two places in points from the plot's leading edge; nil is the plot's edge.
    @inlinable
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = MarkStorage(.rectangle, y: y.source, fixedX: .interval(start: xStart, end: xEnd), height: height)
    }

    /// Over an interval along x, at `y`.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        mark = MarkStorage(.rectangle, x: xStart.source, xEnd: xEnd.source, y: y.source, height: height)
    }

    /// Over an interval along x, between two heights in points from the plot's top; nil is the plot's edge.
    @inlinable
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = MarkStorage(
            .rectangle, x: xStart.source, xEnd: xEnd.source, fixedY: .interval(start: yStart, end: yEnd))
    }

    /// At `x`, over an interval along y.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        mark = MarkStorage(.rectangle, x: x.source, y: yStart.source, yEnd: yEnd.source, width: width)
    }

    /// Over an interval along y, between two places in points from the plot's leading edge; nil is the plot's edge.
    @inlinable
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = MarkStorage(
            .rectangle, y: yStart.source, yEnd: yEnd.source, fixedX: .interval(start: xStart, end: xEnd))
    }

    /// Over an interval along each axis.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = MarkStorage(
            .rectangle, x: xStart.source, xEnd: xEnd.source, y: yStart.source, yEnd: yEnd.source)
    }

    /// Between places in points from the plot's top leading corner; nil is the plot's edge, so without arguments the
    /// whole plot.
    @inlinable
    public nonisolated init(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        mark = MarkStorage(
            .rectangle, fixedX: .interval(start: xStart, end: xEnd), fixedY: .interval(start: yStart, end: yEnd))
    }
}

extension RectangleMark: ChartContent {
    public var body: Never { unreachableContent }

    @inlinable
    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        collector.add(content.mark, in: context)
    }
}
