import Drawing
import Foundation
import Geometry

/// A colour, possibly one that adapts to where it is shown: it holds how to find its components, not the components.
public struct Color: Hashable, CustomStringConvertible, Sendable {
    /// Which space the components of a colour are given in.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// Where a colour's components come from.
    package indirect enum Source: Hashable, Sendable {
        case fixed(RGBA)
        case system(SystemColor)
        /// The tint of where it is shown.
        case accent
        case faded(Color, opacity: Double)
        case mixed(Color, Color, fraction: Double, perceptual: Bool)
        case platform(UIColor)
        case asset(AssetColor)
    }

    package let source: Source

    package init(source: Source) { self.source = source }

    package init(_ rgba: RGBA) { source = .fixed(rgba) }

    /// The components where the environment is `environment`.
    package func rgba(in environment: EnvironmentValues) -> RGBA {
        switch source {
        case .fixed(let color): return color
        case .system(let color): return color.rgba(Appearance(environment))
        case .accent: return environment.accentRGBA
        case .faded(let base, let opacity): return base.rgba(in: environment).opacity(opacity)
        case .mixed(let first, let second, let fraction, let perceptual):
            let (a, b) = (first.rgba(in: environment), second.rgba(in: environment))
            if perceptual { return OKLab(a).mixed(with: OKLab(b), by: fraction).rgba }
            return ColorMath.mixed(a, b, fraction)
        case .platform(let color): return color.rgba(Appearance(environment))
        case .asset(let asset): return asset.rgba(Appearance(environment))
        }
    }

    /// Multiplies the colour's opacity.
    public func opacity(_ opacity: Double) -> Color { Color(source: .faded(self, opacity: opacity)) }

    /// The colour at `fraction` of the way to `rhs`.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let unit = fraction.isFinite ? min(max(0, fraction), 1) : 0
        return Color(source: .mixed(self, rhs, fraction: unit, perceptual: colorSpace == .perceptual))
    }

    public func resolve(in environment: EnvironmentValues) -> Color.Resolved { Resolved(rgba(in: environment)) }

    /// A linear gradient from a lighter variant of the colour to the colour itself.
    public var gradient: AnyGradient { AnyGradient(standardGradientOf: self) }

    public var description: String {
        switch source {
        case .fixed(let color): return color.hexDescription
        case .system(let color): return color == .label ? "primary" : color.rawValue
        case .accent: return "accentColor"
        case .faded(let base, let opacity): return "\(opacity * 100)% \(base)"
        case .mixed(let first, let second, let fraction, _): return "\(first) mixed with \(fraction * 100)% \(second)"
        case .platform(let color): return color.description
        case .asset(let asset): return "NamedColor(name: \"\(asset.name)\")"
        }
    }
}

extension RGBA {
    /// Such as `#007AFFFF`.
    package var hexDescription: String {
        "#"
            + [red, green, blue, alpha].map { component in
                let digits = String(clampedInt((component * 255).rounded(), in: 0...255), radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}

extension Color: View, ShapeStyle, PrimitiveShapeStyle {
    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        var style = ResolvedStyle(.color(rgba(in: environment)))
        style.missingColor = missingName
        return style.atLevel(level)
    }

    /// The name that no asset catalogue has, if the colour goes back to one.
    private var missingName: String? {
        switch source {
        case .asset(let asset): asset.exists ? nil : asset.name
        case .faded(let base, _): base.missingName
        case .mixed(let first, let second, _, _): first.missingName ?? second.missingName
        case .fixed, .system, .accent, .platform: nil
        }
    }
}
