import ChartEngine
import Drawing
import Foundation
import SwiftUICore

extension ChartContent {
    /// A constant fill or stroke style.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        marked(ForegroundStyleModifier(style: style))
    }

    /// A colour from the data. Lines and areas are split into a series for each value, and the legend explains them.
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        marked(EncodingModifier(channel: .foreground, source: value.source))
    }

    /// Whether gradients span the plot instead of each mark.
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        marked(TemplateModifier.alignsStyleWithPlot(aligns))
    }

    /// - Parameter value: 0 to 1.
    public nonisolated func opacity(_ value: Double) -> some ChartContent { marked(TemplateModifier.opacity(value)) }

    /// Clips each mark to a shape that fills its frame, by the fill rule of `style`; edges are always smooth.
    public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        marked(ClipModifier(shape: shape, style: style))
    }

    /// A constant stroke, in place of the usual width and cap of lines and rules.
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        marked(TemplateModifier.stroke(style.stroke))
    }

    /// A dash pattern from the data. Lines are split into a series for each value.
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        marked(EncodingModifier(channel: .lineStyle, source: value.source))
    }

    /// - Parameter radius: points; the Gaussian's standard deviation is half of it.
    public nonisolated func blur(radius: CGFloat) -> some ChartContent { marked(TemplateModifier.blur(radius)) }

    /// - Parameter radius: points; the Gaussian's standard deviation is half of it.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        marked(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}

/// Channels that modifiers encode by data.
enum EncodedChannel: Sendable { case foreground, symbol, symbolSize, lineStyle }

struct EncodingModifier: MarkModifier {
    let channel: EncodedChannel
    let source: ChannelSource

    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        context.encode(channel, by: collector.input(source))
    }
}

extension _MarkContext {
    /// The encoding takes the place of a constant that was said further out.
    mutating func encode(_ channel: EncodedChannel, by input: ChannelInput) {
        switch channel {
        case .foreground:
            (foreground, template.paint) = (input, nil)
            (template.styleShadows, template.blend, template.valueColors) = ([], .normal, nil)
        case .symbol: (symbol, template.symbol) = (input, nil)
        case .symbolSize: (symbolSize, template.symbolSize) = (input, nil)
        case .lineStyle: (lineStyle, template.stroke) = (input, nil)
        }
    }

    /// The constant paint wins over an encoding further out, which still tells series apart.
    mutating func setStyle(_ style: ResolvedStyle) {
        let style = MarkStyle(style)
        (template.paint, template.styleShadows, template.blend) = (style.paint, style.shadows, style.blend)
        template.valueColors = nil
    }
}

struct ForegroundStyleModifier<S: ShapeStyle>: MarkModifier {
    let style: S

    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        context.setStyle(resolveStyle(style, in: collector.environment))
    }
}

struct ShadowModifier: MarkModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        context.template.shadow = DrawnShadow(
            color: color.rgba(in: collector.environment), deviation: radius.isFinite ? max(0, radius) / 2 : 0,
            offset: offset)
    }
}

struct ClipModifier<S: Shape>: MarkModifier {
    let shape: S
    let style: FillStyle

    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        context.template.clip = ClipTemplate(collector.outline(shape), evenOdd: style.isEOFilled)
    }
}
