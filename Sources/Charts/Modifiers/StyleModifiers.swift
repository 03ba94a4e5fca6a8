import ChartEngine
import Drawing
import Foundation
import SwiftUICore

extension ChartContent {
    /// A constant fill or stroke style.
    @inlinable
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
        marked(ForegroundStyleModifier(style: style))
    }

    /// A colour from the data. Lines and areas are split into a series for each value, and the legend explains them.
    @inlinable
    public nonisolated func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        marked(EncodingModifier(channel: .foreground, source: value.source))
    }

    /// Whether gradients span the plot instead of each mark.
    @inlinable
    public nonisolated func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
        marked(TemplateModifier.alignsStyleWithPlot(aligns))
    }

    /// - Parameter value: 0 to 1.
    @inlinable
    public nonisolated func opacity(_ value: Double) -> some ChartContent { marked(TemplateModifier.opacity(value)) }

    /// Clips each mark to a shape that fills its frame, by the fill rule of `style`; edges are always smooth.
    @inlinable
    public nonisolated func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
        marked(ClipModifier(shape: shape, style: style))
    }

    /// A constant stroke, in place of the usual width and cap of lines and rules.
    @inlinable
    public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
        marked(TemplateModifier.stroke(style))
    }

    /// A dash pattern from the data. Lines are split into a series for each value.
    @inlinable
    public nonisolated func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        marked(EncodingModifier(channel: .lineStyle, source: value.source))
    }

    /// - Parameter radius: points; the Gaussian's standard deviation is half of it.
    @inlinable
    public nonisolated func blur(radius: CGFloat) -> some ChartContent { marked(TemplateModifier.blur(radius)) }

    /// - Parameter radius: points; the Gaussian's standard deviation is half of it.
    @inlinable
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some ChartContent {
        marked(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}

/// Channels that modifiers encode by data.
@usableFromInline
enum EncodedChannel: Sendable {
    case foreground, symbol, symbolSize, lineStyle

    var column: MarkChannel {
        switch self {
        case .foreground: .foreground
        case .symbol: .symbol
        case .symbolSize: .symbolSize
        case .lineStyle: .lineStyle
        }
    }
}

@usableFromInline
struct EncodingModifier: MarkModifier {
    @usableFromInline let channel: EncodedChannel
    @usableFromInline let source: ChannelSource

    @inlinable
    init(channel: EncodedChannel, source: ChannelSource) { (self.channel, self.source) = (channel, source) }

    @usableFromInline
    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        context.encode(channel, by: collector.input(source))
    }
}

extension _MarkContext {
    /// The encoding takes the place of a constant that was said further out.
    mutating func encode(_ channel: EncodedChannel, by input: ChannelInput) {
        encode(channel.column, by: input)
        change(.encoding(channel))
    }

    /// The constant paint wins over an encoding further out, which still tells series apart.
    mutating func setStyle(_ style: ResolvedStyle) { setStyle(SharedStyle(style)) }

    mutating func setStyle(_ style: SharedStyle) { change(.style(style)) }
}

@usableFromInline
struct ForegroundStyleModifier<S: ShapeStyle>: MarkModifier {
    @usableFromInline let style: S

    @inlinable
    init(style: S) { self.style = style }

    @usableFromInline
    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        context.setStyle(collector.sharedStyle(style))
    }
}

@usableFromInline
struct ShadowModifier: MarkModifier {
    @usableFromInline let color: Color
    @usableFromInline let radius: CGFloat
    @usableFromInline let offset: CGSize

    @inlinable
    init(color: Color, radius: CGFloat, offset: CGSize) {
        (self.color, self.radius, self.offset) = (color, radius, offset)
    }

    @usableFromInline
    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        context.template.shadow = DrawnShadow(
            color: color.rgba(in: collector.environment), deviation: radius.isFinite ? max(0, radius) / 2 : 0,
            offset: offset)
    }
}

@usableFromInline
struct ClipModifier<S: Shape>: MarkModifier {
    @usableFromInline let shape: S
    @usableFromInline let style: FillStyle

    @inlinable
    init(shape: S, style: FillStyle) { (self.shape, self.style) = (shape, style) }

    @usableFromInline
    func apply(to context: inout _MarkContext, in collector: _ChartCollector) {
        context.template.clip = ClipTemplate(collector.outline(shape), evenOdd: style.isEOFilled)
    }
}
