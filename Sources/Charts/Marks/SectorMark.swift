import ChartEngine
import Foundation

/// A slice of a pie or ring, as large as its share of the sum.
public struct SectorMark: Sendable {
    public typealias Body = Never

    @usableFromInline let mark: MarkStorage

    /// `angularInset` is taken off each side of the slice, in points, so that neighbours stand apart.
    public nonisolated init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        let sizes = MarkSizes(
            innerRadius: innerRadius.engine, outerRadius: outerRadius.engine, angularInset: angularInset ?? 0)
        mark = MarkStorage(angle: angle.source, sizes: sizes)
    }
}

extension SectorMark: ChartContent {
    public var body: Never { unreachableContent }

    @inlinable
    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        collector.add(content.mark, in: context)
    }
}
