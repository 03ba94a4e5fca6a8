import ChartEngine
import Foundation
import SwiftUICore

extension VectorizedChartContent {
    nonisolated func changed(
        _ change: ElementChange<DataElement>, prepare: @escaping (inout _MarkContext) -> Void = { _ in }
    ) -> ModifiedVectorizedContent<Self> {
        ModifiedVectorizedContent(base: self, change: change, prepare: prepare)
    }

    /// A style for each element.
    public nonisolated func foregroundStyle(
        _ keyPath: KeyPath<Self.DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<Self.DataElement> {
        changed(.style { element, environment in resolveStyle(element[keyPath: keyPath], in: environment) })
    }

    /// A colour from each element's data.
    public nonisolated func foregroundStyle(
        by value: PlottableProjection<Self.DataElement, some Plottable>
    ) -> some VectorizedChartContent<Self.DataElement> {
        changed(.encoding(.foreground, ElementChannel(value))) { $0.template.paint = nil }
    }

    /// Places the marks of different values side by side along an axis.
    public nonisolated func position(
        by value: PlottableProjection<Self.DataElement, some Plottable>, axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<Self.DataElement> {
        changed(.group(ElementChannel(value))) { context in
            context.template.groupAxis = axis?.chartAxis
            context.template.groupSpan = span.engine
        }
    }

    /// An opacity for each element, 0 to 1.
    public nonisolated func opacity(
        _ keyPath: KeyPath<Self.DataElement, CGFloat>
    ) -> some VectorizedChartContent<Self.DataElement> {
        changed(
            .template { element, context, _ in
                TemplateModifier.opacity(Double(element[keyPath: keyPath])).apply(to: &context.template)
            })
    }

    /// A stroke for each element.
    public nonisolated func lineStyle(
        _ style: KeyPath<Self.DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<Self.DataElement> {
        changed(.template { element, context, _ in context.template.stroke = element[keyPath: style].stroke })
    }

    /// A dash pattern from each element's data.
    public nonisolated func lineStyle(
        by value: PlottableProjection<Self.DataElement, some Plottable>
    ) -> some VectorizedChartContent<Self.DataElement> {
        changed(.encoding(.lineStyle, ElementChannel(value))) { $0.template.stroke = nil }
    }

    /// A symbol from each element's category.
    public nonisolated func symbol(
        by value: PlottableProjection<Self.DataElement, some Plottable>
    ) -> some VectorizedChartContent<Self.DataElement> {
        changed(.encoding(.symbol, ElementChannel(value))) { $0.template.symbol = nil }
    }

    /// A symbol area for each element, in square points.
    public nonisolated func symbolSize(
        _ area: KeyPath<Self.DataElement, CGFloat>
    ) -> some VectorizedChartContent<Self.DataElement> {
        changed(.template { element, context, _ in context.template.symbolSize = .area(element[keyPath: area]) })
    }

    /// The size of each element's symbol, in points.
    public nonisolated func symbolSize(
        _ size: KeyPath<Self.DataElement, CGSize>
    ) -> some VectorizedChartContent<Self.DataElement> {
        changed(.template { element, context, _ in context.template.symbolSize = .size(element[keyPath: size]) })
    }

    /// A symbol area from each element's data.
    public nonisolated func symbolSize(
        by value: PlottableProjection<Self.DataElement, some Plottable>
    ) -> some VectorizedChartContent<Self.DataElement> {
        changed(.encoding(.symbolSize, ElementChannel(value))) { $0.template.symbolSize = nil }
    }
}
