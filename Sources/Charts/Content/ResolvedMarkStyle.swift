import Drawing
import SwiftUICore

extension _ChartCollector {
    /// A style as it is where the chart stands. Marks have paints only, so an image is reported, and the foreground
    /// colour stands for it.
    func resolved(_ style: some ShapeStyle) -> ResolvedStyle { usable(resolveStyle(style, in: environment)) }

    /// The same style, reported where marks cannot have it.
    func usable(_ style: ResolvedStyle) -> ResolvedStyle {
        if style.pattern != nil { context.graph.report(imagePaintOnMark) }
        return style
    }
}

private let imagePaintOnMark = Diagnostic(
    code: "chart.image-paint",
    message: "Marks cannot be filled with an image; they have the foreground colour instead.",
    remedy: "Give them a colour or a gradient, or clip an image with a chart as its mask.")
