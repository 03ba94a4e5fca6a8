import ChartEngine
import Foundation

/// A line through a collection: `LineMark` for all elements at once.
public struct LinePlot<Content> {
    private let content: Content

    init(content: Content) { self.content = content }

    /// By x and y.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedLinePlotContent<Data> {
        content = VectorizedLinePlotContent(VectorStorage(.line, data, x: .value(x), y: .value(y)))
    }

    /// By x and y, one line for each series.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedLinePlotContent<Data> {
        content = VectorizedLinePlotContent(
            VectorStorage(.line, data, x: .value(x), y: .value(y), series: ElementChannel(series)))
    }
}

extension LinePlot: ChartContent where Content: ChartContent {
    @MainActor
    public var body: some ChartContent { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of a `LinePlot` over a collection.
public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: Sendable {
    let plot: VectorStorage<Data>

    nonisolated init(_ plot: VectorStorage<Data>) { self.plot = plot }
}

extension VectorizedLinePlotContent: VectorizedChartContent {
    public typealias DataElement = Data.Element

    public var body: some ChartContent { unreachableContent }

    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        content.plot.collect(in: context, into: collector)
    }
}
