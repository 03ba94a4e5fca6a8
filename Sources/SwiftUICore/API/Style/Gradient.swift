import Drawing
import Foundation

/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0 at the gradient's start, 1 at its end.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
    }

    /// How colours between two stops are found: by their components as stored, or so that the change looks even.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        public static let device = ColorSpace(isPerceptual: false)
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Evenly spaced from 0 to 1.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The gradient with another way of interpolation.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, space: space) }
}

extension Gradient: ShapeStyle, PrimitiveShapeStyle {
    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        AnyGradient(self).resolved(in: environment, level: level)
    }
}

extension Gradient {
    /// The colour at a fraction of the gradient, interpolated in OKLab: what a chart's continuous colour scale shows.
    package func sample(_ fraction: Double, in environment: EnvironmentValues) -> RGBA {
        sampler(in: environment).color(at: fraction)
    }

    /// For many samples.
    package func sampler(
        in environment: EnvironmentValues, space: ColorSpace = .perceptual
    ) -> GradientSampler {
        GradientSampler(resolvedStops(in: environment), space: space)
    }

    package func resolvedStops(in environment: EnvironmentValues) -> [GradientStop] {
        stops.map { GradientStop(color: $0.color.rgba(in: environment), location: Double($0.location)) }
    }
}
