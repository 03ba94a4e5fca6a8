import ChartEngine
import Foundation

/// A point of a line; the points of one series are joined in order.
public struct LineMark: Sendable {
    public typealias Body = Never

    @usableFromInline let mark: MarkStorage

    /// Joined with the marks that have the same style encodings.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = MarkStorage(.line, x: x.source, y: y.source)
    }

    /// Joined with the marks of the same series.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = MarkStorage(.line, x: x.source, y: y.source, series: series.source)
    }
}

extension LineMark: ChartContent {
    public var body: Never { unreachableContent }

    @inlinable
    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        collector.add(content.mark, in: context)
    }
}
