import ChartEngine
import Foundation

/// A straight horizontal or vertical line.
public struct RuleMark: Sendable {
    public typealias Body = Never

    @usableFromInline let mark: MarkStorage

    /// Horizontal at `y`, between two places in points from the plot's leading edge; nil is the plot's edge.
    @inlinable
    public nonisolated init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = MarkStorage(.rule, y: y.source, fixedX: .interval(start: xStart, end: xEnd))
    }

    /// Horizontal over an interval.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = MarkStorage(.rule, x: xStart.source, xEnd: xEnd.source, y: y.source)
    }

    /// Horizontal over an interval, `y` points from the plot's top; nil is its middle.
    @inlinable
    public nonisolated init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
        mark = MarkStorage(.rule, x: xStart.source, xEnd: xEnd.source, fixedY: .single(y))
    }

    /// Vertical at `x`, between two heights in points from the plot's top; nil is the plot's edge.
    @inlinable
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark = MarkStorage(.rule, x: x.source, fixedY: .interval(start: yStart, end: yEnd))
    }

    /// Vertical over an interval.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = MarkStorage(.rule, x: x.source, y: yStart.source, yEnd: yEnd.source)
    }

    /// Vertical over an interval, `x` points from the plot's leading edge; nil is its middle.
    @inlinable
    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        mark = MarkStorage(.rule, y: yStart.source, yEnd: yEnd.source, fixedX: .single(x))
    }
}

extension RuleMark: ChartContent {
    public var body: Never { unreachableContent }

    @inlinable
    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        collector.add(content.mark, in: context)
    }
}
