import ChartEngine
import Foundation

/// Slices of a collection: `SectorMark` for all elements at once.
public struct SectorPlot<Content> {
    private let content: Content

    /// One inset in points for all slices.
    public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == VectorizedSectorPlotContent<Data> {
        content = VectorizedSectorPlotContent(
            VectorStorage(
                .sector, data,
                sector: VectorSector(
                    angle: ElementChannel(angle), innerRadius: innerRadius, outerRadius: outerRadius,
                    angularInset: angularInset)))
    }

    /// An inset in points for each slice.
    public init<Data: RandomAccessCollection>(
        _ data: Data, angle: PlottableProjection<Data.Element, some Plottable>,
        innerRadius: MarkDimensions<Data.Element> = .automatic, outerRadius: MarkDimensions<Data.Element> = .automatic,
        angularInset: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedSectorPlotContent<Data> {
        content = VectorizedSectorPlotContent(
            VectorStorage(
                .sector, data,
                sector: VectorSector(
                    angle: ElementChannel(angle), innerRadius: innerRadius, outerRadius: outerRadius,
                    angularInsetPath: angularInset)))
    }
}

extension SectorPlot: ChartContent where Content: ChartContent {
    @MainActor
    public var body: some ChartContent { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of a `SectorPlot` over a collection.
public struct VectorizedSectorPlotContent<Data: RandomAccessCollection>: Sendable {
    let plot: VectorStorage<Data>

    nonisolated init(_ plot: VectorStorage<Data>) { self.plot = plot }
}

extension VectorizedSectorPlotContent: VectorizedChartContent {
    public typealias DataElement = Data.Element

    public var body: some ChartContent { unreachableContent }

    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        content.plot.collect(in: context, into: collector)
    }
}
