import ChartEngine
import Foundation

/// A curve or band given by a function, as content.
struct FunctionCurve: Sendable {
    var kind: MarkKind
    var x: ChartLabel
    var y: ChartLabel
    /// Of the other border of a band.
    var yEnd: ChartLabel?
    /// Of the variable of a curve whose coordinates both depend on it.
    var parameter: ChartLabel?
    /// Of the variable; nil for the visible x scale.
    var domain: ClosedRange<Double>?
    var evaluate: @Sendable (Double) -> FunctionPlot.Sample

    @MainActor
    func collect(in context: _MarkContext, into collector: _ChartCollector) {
        let environment = collector.environment
        // A band is spoken of by both its borders.
        let yLabel = joinedLabels(y.string(in: environment), yEnd?.string(in: environment) ?? "")
        var plot = FunctionPlot(
            kind: kind, xLabel: x.string(in: environment), yLabel: yLabel, domain: domain,
            parameterLabel: parameter?.string(in: environment), template: context.template, evaluate: evaluate)
        (plot.foreground, plot.lineStyle) = (context.input(.foreground), context.input(.lineStyle))
        collector.append(plot)
    }
}

/// The curve of a `LinePlot` with a function.
public struct FunctionLinePlotContent: Sendable {
    public typealias Body = Never

    let curve: FunctionCurve
}

extension FunctionLinePlotContent: ChartContent {
    public var body: Never { unreachableContent }

    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        content.curve.collect(in: context, into: collector)
    }
}

/// The region of an `AreaPlot` with a function.
public struct FunctionAreaPlotContent: Sendable {
    public typealias Body = Never

    let curve: FunctionCurve
}

extension FunctionAreaPlotContent: ChartContent {
    public var body: Never { unreachableContent }

    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        content.curve.collect(in: context, into: collector)
    }
}
