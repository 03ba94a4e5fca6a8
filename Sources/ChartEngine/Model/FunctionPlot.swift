import Foundation

/// A curve or band given by a function of one variable (`LinePlot(x:y:function:)` and its kin). NaN leaves a gap.
public struct FunctionPlot: Sendable {
    /// What the function yields at one value of its variable.
    public struct Sample: Hashable, Sendable {
        public var x: Double
        public var y: Double
        /// The other border of a band.
        public var yEnd: Double?

        public init(x: Double, y: Double, yEnd: Double? = nil) { (self.x, self.y, self.yEnd) = (x, y, yEnd) }
    }

    /// `.line` or `.area`.
    public var kind: MarkKind
    public var xLabel: String
    public var yLabel: String
    /// Of the variable; nil for the visible x scale.
    public var domain: ClosedRange<Double>?
    /// The name of the variable where it is a parameter of both coordinates and not x itself. Kept: no axis shows it.
    public var parameterLabel: String?
    public var template: MarkTemplate
    /// Encodings that hold for the whole curve.
    public var series: ChannelInput?
    public var foreground: ChannelInput?
    public var lineStyle: ChannelInput?
    public var evaluate: @Sendable (Double) -> Sample
    /// The row that it is drawn below, counted when it was added to its table.
    var declaredBefore = 0

    public var isParametric: Bool { parameterLabel != nil }

    public init(
        kind: MarkKind, xLabel: String, yLabel: String, domain: ClosedRange<Double>?, parameterLabel: String? = nil,
        template: MarkTemplate, evaluate: @escaping @Sendable (Double) -> Sample
    ) {
        (self.kind, self.xLabel, self.yLabel, self.domain) = (kind, xLabel, yLabel, domain)
        (self.parameterLabel, self.template, self.evaluate) = (parameterLabel, template, evaluate)
    }
}
