import ChartEngine
import Foundation

/// A slice of a filled region.
public struct AreaMark: Sendable {
    public typealias Body = Never

    @usableFromInline let mark: MarkStorage

    /// From the baseline, or what is stacked below, to `y`.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        mark = MarkStorage(.area, x: x.source, y: y.source, stacking: stacking)
    }

    /// A horizontal band.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        mark = MarkStorage(.area, x: xStart.source, xEnd: xEnd.source, y: y.source)
    }

    /// A vertical band.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark = MarkStorage(.area, x: x.source, y: yStart.source, yEnd: yEnd.source)
    }

    /// From the baseline to `y`, in the region of a series.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        mark = MarkStorage(.area, x: x.source, y: y.source, series: series.source, stacking: stacking)
    }

    /// A horizontal band of a series.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = MarkStorage(.area, x: xStart.source, xEnd: xEnd.source, y: y.source, series: series.source)
    }

    /// A vertical band of a series.
    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        mark = MarkStorage(.area, x: x.source, y: yStart.source, yEnd: yEnd.source, series: series.source)
    }
}

extension AreaMark: ChartContent {
    public var body: Never { unreachableContent }

    @inlinable
    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        collector.add(content.mark, in: context)
    }
}
