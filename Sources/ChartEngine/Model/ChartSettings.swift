import Drawing
import Foundation

/// Everything the chart's modifiers say, and what of the environment the engine needs. Explicit settings only: what is
/// nil is inferred, and both meet in one place (`Stages/Infer`).
public struct ChartSettings: Sendable {
    public var x = PositionScaleSettings()
    public var y = PositionScaleSettings()
    public var foreground = StyleScaleSettings<MarkStyle>()
    /// Whether stacks are in the order of the foreground style scale and not in that of the rows.
    public var stacksFollowScale = false
    public var symbol = StyleScaleSettings<SymbolTemplate>()
    public var symbolSize = StyleScaleSettings<CGFloat>()
    public var lineStyle = StyleScaleSettings<Stroke>()
    public var xAxis = AxisSettings()
    public var yAxis = AxisSettings()
    public var legend = LegendSettings()
    public var palette = ChartPalette()
    public var locale = Locale(identifier: "en_US")
    public var calendar = Calendar(identifier: .gregorian)
    /// Whether the chart is turned over, so that x grows to the left.
    public var rightToLeft = false
    /// One pixel in points; guide sizes round up to it where Apple's do.
    public var pixelLength: CGFloat = 1 / 3
    public var scroll = ScrollSettings()
    /// Whether the client styles the plot, and so decides itself what is seen of marks beyond it.
    public var plotIsStyled = false

    public init() {}
}

/// Colours that depend on the colour scheme, resolved by the caller.
public struct ChartPalette: Sendable {
    /// Taken in order by categories, again from the start when they run out.
    public var categories: [PaintTemplate] = []
    /// Marks without a style.
    public var plain = PaintTemplate.color(RGBA(hex: 0x007AFF))
    public var gridLine = RGBA(hex: 0x3C3C43, alpha: 0.3)
    public var label = RGBA(hex: 0x3C3C43, alpha: 0.6)
    /// What hollow symbols let show through where nothing is known to lie behind.
    public var background = RGBA.white

    public init() {}
}

public enum ScaleKind: Hashable, Sendable {
    case linear, log, date, category, squareRoot, identity
    case power(exponent: Double)
    case symmetricLog(slope: Double)
}

public struct PositionScaleSettings: Sendable {
    public enum Domain: Sendable {
        /// Two bounds, or the categories in order.
        case explicit([PlotValue])
        /// Inferred, then changed: `nil` zero keeps the default. `modify` edits the inferred list of values.
        case automatic(includesZero: Bool?, reversed: Bool, modify: (@Sendable ([PlotValue]) -> [PlotValue])?)
    }

    public enum Range: Sendable {
        /// Points kept free at the start and end of the dimension.
        case plotDimension(startPadding: CGFloat, endPadding: CGFloat)
        /// Positions in points from the plot's start.
        case points(CGFloat, CGFloat)
    }

    public var domain: Domain?
    public var range: Range?
    public var kind: ScaleKind?
    /// Of inferred categories.
    public var order = CategoryOrder.appearance

    public init() {}
}

/// The order of categories that no domain names.
public enum CategoryOrder: Hashable, Sendable {
    case appearance
    /// As a locale sorts names, with digits by their value.
    case natural(Locale)
}

public struct StyleScaleSettings<Visual: Hashable & Sendable>: Sendable {
    public enum Range: Sendable {
        /// Values for the categories in order (or the ends of a numeric scale).
        case values([Visual])
        /// A ramp sampled at 0...1: evenly for categories, by value for numbers. Interpolated in OKLab by the caller.
        case ramp(@Sendable (Double) -> Visual)
        /// Explicit pairs, in order; they set the domain too.
        case pairs([(PlotValue, Visual)])
        case mapping(@Sendable (PlotValue) -> Visual?)
    }

    public var domain: [PlotValue]?
    public var range: Range?
    public var kind: ScaleKind?

    public init() {}
}

public struct ScrollSettings: Sendable {
    public var axes: Set<ChartAxis> = []
    /// Length of the visible part in data units (seconds, numbers, count of categories).
    public var visibleX: Double?
    public var visibleY: Double?
    /// The leading visible value.
    public var positionX: PlotValue?
    public var positionY: PlotValue?

    public init() {}
}
