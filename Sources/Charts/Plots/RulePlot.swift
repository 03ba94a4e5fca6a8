import ChartEngine
import Foundation

/// Rules of a collection: `RuleMark` for all elements at once.
public struct RulePlot<Content> {
    private let content: Content

    /// By an interval along x and y.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(VectorStorage(.rule, data, x: .values(xStart, xEnd), y: .value(y)))
    }

    /// By x and an interval along y.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
        yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(VectorStorage(.rule, data, x: .value(x), y: .values(yStart, yEnd)))
    }

    /// By x between two places in points (nil: the edge) and y.
    public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(VectorStorage(.rule, data, x: .points(xStart, xEnd), y: .value(y)))
    }

    /// By an interval along x and y at a place in points (nil: the middle).
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(VectorStorage(.rule, data, x: .values(xStart, xEnd), y: .points(y)))
    }

    /// By x and y between two places in points (nil: the edge).
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(VectorStorage(.rule, data, x: .value(x), y: .points(yStart, yEnd)))
    }

    /// By x at a place in points (nil: the middle) and an interval along y.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(VectorStorage(.rule, data, x: .points(x), y: .values(yStart, yEnd)))
    }

    /// By x between two places in points for each element and y.
    public init<Data: RandomAccessCollection>(
        _ data: Data, xStart: KeyPath<Data.Element, CGFloat>, xEnd: KeyPath<Data.Element, CGFloat>,
        y: PlottableProjection<Data.Element, some Plottable>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(VectorStorage(.rule, data, x: .points(xStart, xEnd), y: .value(y)))
    }

    /// By an interval along x and y at a place in points for each element.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
        y: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(VectorStorage(.rule, data, x: .values(xStart, xEnd), y: .points(y)))
    }

    /// By x and y between two places in points for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, x: PlottableProjection<Data.Element, some Plottable>, yStart: KeyPath<Data.Element, CGFloat>,
        yEnd: KeyPath<Data.Element, CGFloat>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(VectorStorage(.rule, data, x: .value(x), y: .points(yStart, yEnd)))
    }

    /// By x at a place in points for each element and an interval along y.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data, x: KeyPath<Data.Element, CGFloat>, yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == VectorizedRulePlotContent<Data> {
        content = VectorizedRulePlotContent(VectorStorage(.rule, data, x: .points(x), y: .values(yStart, yEnd)))
    }
}

extension RulePlot: ChartContent where Content: ChartContent {
    @MainActor
    public var body: some ChartContent { content }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement
}

/// The marks of a `RulePlot` over a collection.
public struct VectorizedRulePlotContent<Data: RandomAccessCollection>: Sendable {
    let plot: VectorStorage<Data>

    nonisolated init(_ plot: VectorStorage<Data>) { self.plot = plot }
}

extension VectorizedRulePlotContent: VectorizedChartContent {
    public typealias DataElement = Data.Element

    public typealias Body = Never

    public var body: Never { unreachableContent }

    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        content.plot.collect(in: context, into: collector)
    }
}
