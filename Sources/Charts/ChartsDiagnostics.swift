import Drawing
import Foundation

/// The codes this module reports.
enum ChartsDiagnostics {
    static let layerEffect = Diagnostic(
        code: "chart.layer-effect",
        message: "A compositing layer of a chart was given a view or an effect that a layer of marks cannot take.",
        remedy: "Use opacity, blend mode, blur and shadow in compositingLayer(style:), and chartPlotStyle for the rest."
    )

    static let axisLayerEffect = Diagnostic(
        code: "chart.axis-layer-effect",
        message: "A compositing layer of an axis was given effects, which axis marks do not take.",
        remedy: "Style the marks with foregroundStyle(_:), or the labels with chartXAxisStyle or chartYAxisStyle.")

    static let clipFillRule = Diagnostic(
        code: "chart.clip-fill-rule",
        message: "clipShape on marks was given the even-odd rule; marks are clipped by the nonzero rule.",
        remedy: "Use a shape whose inner contours run the other way round, so that both rules agree.")
}
