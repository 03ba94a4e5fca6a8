import ChartEngine
import Foundation
import SwiftUICore

extension ChartContent {
    /// Places marks of different values side by side along an axis; `span` is what they share.
    @inlinable
    public nonisolated func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        marked(GroupModifier(source: value.source, axis: axis, span: span))
    }

    /// Moves the mark, in points.
    @inlinable
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
    }

    /// Moves the mark, in points.
    @inlinable
    public nonisolated func offset(_ value: CGSize) -> some ChartContent {
        offset(x: value.width, y: value.height)
    }

    /// Moves the mark along x and each of its ends along y, in points.
    @inlinable
    public nonisolated func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
    }

    /// Moves each end of the mark along x, and the mark along y, in points.
    @inlinable
    public nonisolated func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
    }

    /// Moves each end of the mark, in points.
    @inlinable
    public nonisolated func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent {
        marked(TemplateModifier.offset(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd))
    }

    /// Rounds the corners of bars, rectangles and sectors; `radius` in points.
    @inlinable
    public nonisolated func cornerRadius(
        _ radius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> some ChartContent {
        marked(TemplateModifier.cornerRadius(radius, continuous: style == .continuous))
    }

    /// How lines and the edges of areas run between their points.
    @inlinable
    public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
        marked(TemplateModifier.curve(method.curve))
    }

    /// Front to back; 0 unless said otherwise, and marks of equal value lie in the order of the content.
    @inlinable
    public nonisolated func zIndex(_ value: Double) -> some ChartContent { marked(TemplateModifier.zIndex(value)) }

    /// Shows the content only where the marks of the mask are opaque.
    @inlinable
    public nonisolated func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
        marked(MaskModifier(mask: content()))
    }

    /// Draws the content as one layer, to which the modifiers around it apply.
    @inlinable
    public nonisolated func compositingLayer() -> some ChartContent { LayeredChartContent(content: self) }
}

@usableFromInline
struct GroupModifier: MarkModifier {
    @usableFromInline let source: ChannelSource
    @usableFromInline let axis: Axis?
    @usableFromInline let span: MarkDimension

    @inlinable
    init(source: ChannelSource, axis: Axis?, span: MarkDimension) {
        (self.source, self.axis, self.span) = (source, axis, span)
    }

    @usableFromInline
    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        context.encode(.group, by: collector.input(source))
        context.change(.group(axis?.chartAxis, span: span.engine))
    }
}

@usableFromInline
struct MaskModifier<C: ChartContent>: MarkModifier {
    @usableFromInline let mask: C

    @inlinable
    init(mask: C) { self.mask = mask }

    @usableFromInline
    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        context.template.masks.append(
            collector.addMask { C._collect(mask, in: _MarkContext(), into: collector) })
    }
}

extension Axis {
    var chartAxis: ChartAxis {
        switch self {
        case .horizontal: .x
        case .vertical: .y
        }
    }
}
