import ChartEngine
import Foundation
import SwiftUICore

extension LinePlot where Content == FunctionLinePlotContent {
    /// y as a function of x, over a domain or the visible x scale; NaN leaves a gap.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(ChartLabel(x), ChartLabel(y), domain, function)
    }

    /// A curve with a parameter `t` in a domain; NaN leaves a gap.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(parametric: ChartLabel(x), ChartLabel(y), ChartLabel(t), domain, function)
    }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    /// The region between the baseline and a function of x, over a domain or the visible x scale; NaN leaves a gap.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(ChartLabel(x), ChartLabel(y), domain, function)
    }

    /// The band between two functions of x, over a domain or the visible x scale; NaN leaves a gap.
    @_disfavoredOverload
    public init(
        x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(ChartLabel(x), band: ChartLabel(yStart), ChartLabel(yEnd), domain, function)
    }
}
