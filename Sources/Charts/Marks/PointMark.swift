import ChartEngine
import Foundation

/// A symbol at a position.
public struct PointMark: Sendable {
    public typealias Body = Never

    @usableFromInline let mark: MarkStorage

    @inlinable
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = MarkStorage(.point, x: x.source, y: y.source)
    }

    /// At `x`, `y` points from the plot's top; nil is its middle.
    @inlinable
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = MarkStorage(.point, x: x.source, fixedY: .single(y))
    }

    /// At `y`, `x` points from the plot's leading edge; nil is its middle.
    @inlinable
    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = MarkStorage(.point, y: y.source, fixedX: .single(x))
    }
}

extension PointMark: ChartContent {
    public var body: Never { unreachableContent }

    @inlinable
    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        collector.add(content.mark, in: context)
    }
}
