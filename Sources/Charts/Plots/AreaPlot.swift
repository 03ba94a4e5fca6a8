import ChartEngine
import Foundation

/// A filled region over a collection: `AreaMark` for all elements at once.
public struct AreaPlot<Content> {
    private let content: Content

    init(content: Content) { self.content = content }

    /// By x and y.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(VectorStorage(.area, data, x: .value(x), y: .value(y), stacking: stacking))
    }

    /// By an interval along x and y.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(VectorStorage(.area, data, x: .values(xStart, xEnd), y: .value(y)))
    }

    /// By x and an interval along y.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(VectorStorage(.area, data, x: .value(x), y: .values(yStart, yEnd)))
    }

    /// By x and y, one region for each series.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>,
        stacking: MarkStackingMethod = .standard
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            VectorStorage(.area, data, x: .value(x), y: .value(y), series: ElementChannel(series), stacking: stacking))
    }

    /// By an interval along x and y, one region for each series.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            VectorStorage(.area, data, x: .values(xStart, xEnd), y: .value(y), series: ElementChannel(series)))
    }

    /// By x and an interval along y, one region for each series.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedAreaPlotContent<Data> {
        content = VectorizedAreaPlotContent(
            VectorStorage(.area, data, x: .value(x), y: .values(yStart, yEnd), series: ElementChannel(series)))
    }
}

extension AreaPlot: ChartContent where Content: ChartContent {
    @MainActor
    public var body: some ChartContent { content }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of a `AreaPlot` over a collection.
public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: Sendable {
    let plot: VectorStorage<Data>

    nonisolated init(_ plot: VectorStorage<Data>) { self.plot = plot }
}

extension VectorizedAreaPlotContent: VectorizedChartContent {
    public typealias DataElement = Data.Element

    public var body: some ChartContent { unreachableContent }

    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        content.plot.collect(in: context, into: collector)
    }
}
