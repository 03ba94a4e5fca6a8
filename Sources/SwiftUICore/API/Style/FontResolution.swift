import Foundation
import Geometry
import TextShaping

/// A font of definite size, for the shaper.
package struct ResolvedFont: Hashable, Sendable {
    package var request: FontRequest
    /// Points added after each character: what the system font wants at its size. 0 for other fonts.
    package var tracking: CGFloat
    /// Points between lines that `Font.leading` adds (tight: takes away) to the font's own.
    package var lineSpacing: CGFloat
    /// Whether upper-case letters are to be set as small capitals too.
    package var uppercaseSmallCaps: Bool
}

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

private struct FontTraitsKey: EnvironmentKey { static let defaultValue = FontTraits() }

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// What `bold()` and its like ask of whatever font is used within.
    package var fontTraits: FontTraits {
        get { self[FontTraitsKey.self] }
        set { self[FontTraitsKey.self] = newValue }
    }
}

extension Font {
    /// The font as the shaper wants it. `traits` are those of the text itself, over those of the environment.
    package func request(in environment: EnvironmentValues, traits: FontTraits = FontTraits()) -> FontRequest {
        resolved(in: environment, traits: traits).request
    }

    package func resolved(in environment: EnvironmentValues, traits: FontTraits = FontTraits()) -> ResolvedFont {
        let asked = self.traits.overridden(by: environment.fontTraits).overridden(by: traits)
        let (family, wanted, standardWeight) = source(at: environment.dynamicTypeSize)
        let size = wanted.isFinite ? max(0, wanted) : 0
        let design = asked.design ?? .default
        var weight = asked.weight ?? standardWeight
        if asked.isBold == true { weight = Self.emboldened(weight) }
        if asked.isBold == false, weight.value > Weight.regular.value { weight = .regular }
        if environment.legibilityWeight == .bold { weight = Self.emboldened(weight) }
        let request = FontRequest(
            family: family, size: size, weight: weight.css, isItalic: asked.isItalic ?? false,
            design: design.requested, monospacedDigits: asked.monospacedDigits ?? false,
            smallCaps: asked.smallCaps == .lowercase || asked.smallCaps == .all,
            widthPercent: (asked.width ?? .standard).percent)
        let isSystem = family == nil && (design == .default || design == .rounded)
        return ResolvedFont(
            request: request, tracking: isSystem ? SystemTracking.tracking(at: size) : 0,
            lineSpacing: (asked.leading ?? .standard).extraSpacing(at: size),
            uppercaseSmallCaps: asked.smallCaps == .uppercase || asked.smallCaps == .all)
    }

    private func source(at preference: DynamicTypeSize) -> (family: String?, size: CGFloat, weight: Weight) {
        switch base {
        case .style(let style): return (nil, style.size(at: preference), style.weight)
        case .system(let size): return (nil, size, .regular)
        case .custom(let name, let size, let style):
            let scale = style.map { $0.size(at: preference) / $0.size(at: .large) } ?? 1
            return (name, size * scale, .regular)
        }
    }

    /// At least bold.
    private static func emboldened(_ weight: Weight) -> Weight {
        weight.value < Weight.bold.value ? .bold : weight
    }
}

extension Font.Weight {
    /// On the scale of CSS, 100 to 900.
    package var css: Int {
        let ramp: [(CGFloat, Int)] = [
            (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.1, 400), (0.265, 500), (0.35, 600), (0.48, 700), (0.59, 800),
        ]
        return ramp.first { value < $0.0 }?.1 ?? 900
    }
}

extension Font.Design {
    fileprivate var requested: FontRequest.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

extension Font.Width {
    /// Horizontal stretch: condensed is 75 % and expanded 125 %, as CSS names them, in between and beyond linearly.
    fileprivate var percent: Int {
        clampedInt(Double((100 + value * 125).rounded()), in: 50...200)
    }
}

extension Font.Leading {
    /// Apple gives no numbers: a line changes by about a tenth of its size.
    fileprivate func extraSpacing(at size: CGFloat) -> CGFloat {
        switch self {
        case .standard: 0
        case .tight: -0.1 * size
        case .loose: 0.1 * size
        }
    }
}
