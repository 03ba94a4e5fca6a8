import ChartEngine
import Foundation

/// Rectangles of a collection: `RectangleMark` for all elements at once.
public struct RectanglePlot<Content> {
    private let content: Content

    /// By x and y.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        y: PlottableProjection<Data.Element, some Plottable>, width: MarkDimensions<Data.Element> = .automatic,
        height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .value(x), y: .value(y), width: width, height: height))
    }

    /// By an interval along x and y.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .values(xStart, xEnd), y: .value(y), height: height))
    }

    /// By x and an interval along y.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .value(x), y: .values(yStart, yEnd), width: width))
    }

    /// By an interval along x and an interval along y.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .values(xStart, xEnd), y: .values(yStart, yEnd)))
    }

    /// By x and y between two places in points (nil: the edge).
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .value(x), y: .points(yStart, yEnd), width: width))
    }

    /// By x between two places in points (nil: the edge) and y.
    public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .points(xStart, xEnd), y: .value(y), height: height))
    }

    /// By an interval along x and y between two places in points (nil: the edge).
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .values(xStart, xEnd), y: .points(yStart, yEnd)))
    }

    /// By x between two places in points (nil: the edge) and an interval along y.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .points(xStart, xEnd), y: .values(yStart, yEnd)))
    }

    /// By x and y between two places in points for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>, width: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .value(x), y: .points(yStart, yEnd), width: width))
    }

    /// By x between two places in points for each element and y.
    public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>, height: MarkDimensions<Data.Element> = .automatic
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .points(xStart, xEnd), y: .value(y), height: height))
    }

    /// By an interval along x and y between two places in points for each element.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .values(xStart, xEnd), y: .points(yStart, yEnd)))
    }

    /// By x between two places in points for each element and an interval along y.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .points(xStart, xEnd), y: .values(yStart, yEnd)))
    }

    /// By x between two places in points for each element and y between two places in points for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        yStart: KeyPath<Data.Element, CGFloat>, yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRectanglePlotContent<Data> {
        content = VectorizedRectanglePlotContent(
            VectorStorage(.rectangle, data, x: .points(xStart, xEnd), y: .points(yStart, yEnd)))
    }
}

extension RectanglePlot: ChartContent where Content: ChartContent {
    @MainActor
    public var body: some ChartContent { content }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of a `RectanglePlot` over a collection.
public struct VectorizedRectanglePlotContent<Data: RandomAccessCollection>: Sendable {
    let plot: VectorStorage<Data>

    nonisolated init(_ plot: VectorStorage<Data>) { self.plot = plot }
}

extension VectorizedRectanglePlotContent: VectorizedChartContent {
    public typealias DataElement = Data.Element

    public typealias Body = Never

    public var body: Never { unreachableContent }

    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        content.plot.collect(in: context, into: collector)
    }
}
