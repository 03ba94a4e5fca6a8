import ChartEngine
import Drawing
import Foundation
import SwiftUICore

extension ChartProxy {
    // MARK: What the style scales give

    /// With the shadows of the scale's style. A blend mode is the marks' alone.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        scales?.foregroundStyle(for: value.plotValue).map { AnyShapeStyle($0) }
    }

    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        scales?.lineStyle(for: value.plotValue).map { StrokeStyle($0) }
    }

    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        scales?.symbol(for: value.plotValue).map { AnyChartSymbolShape(ResolvedSymbolShape(template: $0)) }
    }

    /// An area in square points.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { scales?.symbolSize(for: value.plotValue) }

    // MARK: Domains

    /// The categories in order, or the ends of the scale.
    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { values(scales?.xDomain) }

    /// The categories in order, or the ends of the scale.
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { values(scales?.yDomain) }

    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values(scales?.foregroundStyleDomain) }

    public func symbolDomain<P: Plottable>(dataType: P.Type) -> [P] { values(scales?.symbolDomain) }

    public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] { values(scales?.symbolSizeDomain) }

    public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] { values(scales?.lineStyleDomain) }

    private func values<P: Plottable>(_ domain: [PlotValue]?) -> [P] {
        (domain ?? []).compactMap { P(plotValue: $0, rounding: true) }
    }
}

/// A paint that a chart's scale gave, as a style.
private struct PaintStyle: PrimitiveShapeStyle {
    let paint: PaintTemplate

    func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        ResolvedStyle(paint).atLevel(level)
    }
}

extension AnyShapeStyle {
    /// A paint of a chart's scale with its shadows.
    fileprivate init(_ style: MarkStyle) {
        self = style.shadows.reduce(AnyShapeStyle(PaintStyle(paint: style.paint))) { painted, shadow in
            let (drawn, color) = (shadow.drawn, shadow.drawn.color)
            let shade = Color(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
            let (radius, x, y) = (drawn.deviation * 2, drawn.offset.width, drawn.offset.height)
            return AnyShapeStyle(
                painted.shadow(
                    shadow.isInner
                        ? .inner(color: shade, radius: radius, x: x, y: y)
                        : .drop(color: shade, radius: radius, x: x, y: y)))
        }
    }
}

extension StrokeStyle {
    init(_ stroke: Stroke) {
        let cap: CGLineCap =
            switch stroke.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: CGLineJoin =
            switch stroke.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        self.init(
            lineWidth: stroke.width, lineCap: cap, lineJoin: join, miterLimit: stroke.miterLimit, dash: stroke.dash,
            dashPhase: stroke.dashPhase)
    }
}
