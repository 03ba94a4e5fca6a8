import ChartEngine
import Foundation
import SwiftUICore

extension AreaPlot where Content == FunctionAreaPlotContent {
    init(
        _ x: ChartLabel, _ y: ChartLabel, _ domain: ClosedRange<Double>?,
        _ function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(
            content: FunctionAreaPlotContent(
                curve: FunctionCurve(kind: .area, x: x, y: y, domain: domain) { .init(x: $0, y: function($0)) }))
    }

    init(
        _ x: ChartLabel, band yStart: ChartLabel, _ yEnd: ChartLabel, _ domain: ClosedRange<Double>?,
        _ function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        let curve = FunctionCurve(kind: .area, x: x, y: yStart, yEnd: yEnd, domain: domain) {
            let band = function($0)
            return .init(x: $0, y: band.yStart, yEnd: band.yEnd)
        }
        self.init(content: FunctionAreaPlotContent(curve: curve))
    }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    /// The region between the baseline and a function of x, over a domain or the visible x scale; NaN leaves a gap.
    public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(ChartLabel(x), ChartLabel(y), domain, function)
    }

    /// The band between two functions of x, over a domain or the visible x scale; NaN leaves a gap.
    public init(
        x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(ChartLabel(x), band: ChartLabel(yStart), ChartLabel(yEnd), domain, function)
    }

    /// The region between the baseline and a function of x, over a domain or the visible x scale; NaN leaves a gap.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(ChartLabel(x), ChartLabel(y), domain, function)
    }

    /// The band between two functions of x, over a domain or the visible x scale; NaN leaves a gap.
    public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(ChartLabel(x), band: ChartLabel(yStart), ChartLabel(yEnd), domain, function)
    }

    /// The region between the baseline and a function of x, over a domain or the visible x scale; NaN leaves a gap.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(ChartLabel(x), ChartLabel(y), domain, function)
    }

    /// The band between two functions of x, over a domain or the visible x scale; NaN leaves a gap.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(ChartLabel(x), band: ChartLabel(yStart), ChartLabel(yEnd), domain, function)
    }
}
