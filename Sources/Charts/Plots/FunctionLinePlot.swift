import ChartEngine
import Foundation
import SwiftUICore

extension LinePlot where Content == FunctionLinePlotContent {
    init(
        _ x: ChartLabel, _ y: ChartLabel, _ domain: ClosedRange<Double>?,
        _ function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(
            content: FunctionLinePlotContent(
                curve: FunctionCurve(kind: .line, x: x, y: y, domain: domain) { .init(x: $0, y: function($0)) }))
    }

    init(
        parametric x: ChartLabel, _ y: ChartLabel, _ t: ChartLabel, _ domain: ClosedRange<Double>,
        _ function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        let curve = FunctionCurve(kind: .line, x: x, y: y, parameter: t, domain: domain) {
            let point = function($0)
            return .init(x: point.x, y: point.y)
        }
        self.init(content: FunctionLinePlotContent(curve: curve))
    }
}

extension LinePlot where Content == FunctionLinePlotContent {
    /// y as a function of x, over a domain or the visible x scale; NaN leaves a gap.
    public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(ChartLabel(x), ChartLabel(y), domain, function)
    }

    /// A curve with a parameter `t` in a domain; NaN leaves a gap.
    public init(
        x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(parametric: ChartLabel(x), ChartLabel(y), ChartLabel(t), domain, function)
    }

    /// y as a function of x, over a domain or the visible x scale; NaN leaves a gap.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(ChartLabel(x), ChartLabel(y), domain, function)
    }

    /// A curve with a parameter `t` in a domain; NaN leaves a gap.
    public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(parametric: ChartLabel(x), ChartLabel(y), ChartLabel(t), domain, function)
    }

    /// y as a function of x, over a domain or the visible x scale; NaN leaves a gap.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(ChartLabel(x), ChartLabel(y), domain, function)
    }

    /// A curve with a parameter `t` in a domain; NaN leaves a gap.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(parametric: ChartLabel(x), ChartLabel(y), ChartLabel(t), domain, function)
    }
}
