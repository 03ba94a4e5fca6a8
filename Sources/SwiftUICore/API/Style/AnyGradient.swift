import Drawing
import Foundation

/// A gradient of colours that are only known where it is shown.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case stops(Gradient, Gradient.ColorSpace)
        /// `Color.gradient`.
        case standard(Color)
    }

    private let source: Source

    public init(_ gradient: Gradient) { self.init(gradient, space: .device) }

    package init(_ gradient: Gradient, space: Gradient.ColorSpace) { source = .stops(gradient, space) }

    package init(standardGradientOf color: Color) { source = .standard(color) }

    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        switch source {
        case .stops(let gradient, _): AnyGradient(gradient, space: space)
        case .standard: self
        }
    }

    package func paintStops(in environment: EnvironmentValues) -> [GradientStop] {
        switch source {
        case .stops(let gradient, let space):
            return gradient.sampler(in: environment, space: space).paintStops
        case .standard(let color):
            return Self.standardStops(of: color.rgba(in: environment))
        }
    }

    /// The standard gradient as measured: the lighter top falls off linearly to the colour at 70 %, which then stays.
    private static func standardStops(of color: RGBA) -> [GradientStop] {
        [
            GradientStop(color: lighterTop(of: color), location: 0), GradientStop(color: color, location: 0.7),
            GradientStop(color: color, location: 1),
        ]
    }

    /// A fit to the tops of four measured gradients, all within 2/255 of it.
    private static func lighterTop(of color: RGBA) -> RGBA {
        let luminance = ColorMath.luminance(color)
        let (factor, offset) = (0.955 - 0.27 * luminance, (44 + 24 * luminance) / 255)
        func top(_ component: Double) -> Double { component * factor + offset }
        return ColorMath.clipped(
            RGBA(red: top(color.red), green: top(color.green), blue: top(color.blue), alpha: color.alpha))
    }
}

extension AnyGradient: ShapeStyle, PrimitiveShapeStyle {
    /// From top to bottom.
    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        LinearGradient(self, startPoint: .top, endPoint: .bottom).resolved(in: environment, level: level)
    }
}
