import ChartEngine
import Foundation

/// A slice of a pie or ring, as large as its share of the sum.
public struct SectorMark: Sendable {
    public typealias Body = Never

    let mark: MarkStorage

    /// `angularInset` is taken off each side of the slice, in points, so that neighbours stand apart.
    public nonisolated init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
    ) {
        var mark = MarkStorage(.sector)
        mark.angle = angle.source
        (mark.sizes.innerRadius, mark.sizes.outerRadius) = (innerRadius.engine, outerRadius.engine)
        mark.sizes.angularInset = angularInset ?? 0
        self.mark = mark
    }
}

extension SectorMark: ChartContent {
    public var body: Never { unreachableContent }

    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        collector.add(content.mark, in: context)
    }
}
