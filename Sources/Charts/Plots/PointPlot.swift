import ChartEngine
import Foundation

/// Symbols of a collection: `PointMark` for all elements at once.
public struct PointPlot<Content> {
    private let content: Content

    /// By x and y.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(VectorStorage(.point, data, x: .value(x), y: .value(y)))
    }

    /// By x and y at a place in points (nil: the middle).
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: CGFloat? = nil
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(VectorStorage(.point, data, x: .value(x), y: .points(y)))
    }

    /// By x and y at a place in points for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(VectorStorage(.point, data, x: .value(x), y: .points(y)))
    }

    /// By x at a place in points (nil: the middle) and y.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(VectorStorage(.point, data, x: .points(x), y: .value(y)))
    }

    /// By x at a place in points for each element and y.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedPointPlotContent<Data> {
        content = VectorizedPointPlotContent(VectorStorage(.point, data, x: .points(x), y: .value(y)))
    }
}

extension PointPlot: ChartContent where Content: ChartContent {
    @MainActor
    public var body: some ChartContent { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of a `PointPlot` over a collection.
public struct VectorizedPointPlotContent<Data: RandomAccessCollection>: Sendable {
    let plot: VectorStorage<Data>

    nonisolated init(_ plot: VectorStorage<Data>) { self.plot = plot }
}

extension VectorizedPointPlotContent: VectorizedChartContent {
    public typealias DataElement = Data.Element

    public typealias Body = Never

    public var body: Never { unreachableContent }

    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        content.plot.collect(in: context, into: collector)
    }
}
