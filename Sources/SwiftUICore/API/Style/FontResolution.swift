import Foundation
import Geometry
import TextShaping

/// A font of definite size, for the shaper.
package struct ResolvedFont: Hashable, Sendable {
    package var request: FontRequest
    /// Points between lines that `Font.leading` adds (tight: takes away) to the font's own.
    package var lineSpacing: CGFloat
    fileprivate var smallCaps: FontTraits.SmallCaps?

    /// A text in pieces of one request each. The shaper makes small capitals of lower-case letters, so upper-case ones
    /// that are to be small are handed to it in lower case.
    package func pieces(of text: String) -> [(text: String, request: FontRequest)] {
        switch smallCaps {
        case nil: return [(text, request)]
        case .lowercase: return [(text, small)]
        case .all: return [(text.lowercased(), small)]
        case .uppercase:
            var pieces: [(text: String, request: FontRequest)] = []
            for character in text {
                let wanted = character.isUppercase ? small : request
                let written = character.isUppercase ? character.lowercased() : String(character)
                if pieces.last?.request == wanted {
                    pieces[pieces.count - 1].text += written
                } else {
                    pieces.append((written, wanted))
                }
            }
            return pieces
        }
    }

    private var small: FontRequest {
        var copy = request
        copy.smallCaps = true
        return copy
    }
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
        let attributes = environment.textAttributes
        let size = (wanted.isFinite ? max(0, wanted) : 0) * attributes.scale.factor
        var weight = asked.weight ?? standardWeight
        if asked.isBold == true { weight = Self.emboldened(weight) }
        if environment.legibilityWeight == .bold { weight = Self.emboldened(weight) }
        var request = FontRequest(
            family: family, size: size, weight: weight.css, isItalic: asked.isItalic ?? false,
            design: (asked.design ?? .default).requested, monospacedDigits: asked.monospacedDigits ?? false,
            smallCaps: asked.smallCaps == .lowercase, widthPercent: (asked.width ?? .standard).percent)
        request.language = attributes.language
        return ResolvedFont(
            request: request, lineSpacing: (asked.leading ?? .standard).extraSpacing(at: size),
            smallCaps: asked.smallCaps)
    }

    private func source(at preference: DynamicTypeSize) -> (family: String?, size: CGFloat, weight: Weight) {
        switch base {
        case .style(let style): return (nil, style.size(at: preference), style.weight)
        case .system(let size): return (nil, size, .regular)
        case .custom(let name, let size, let style):
            guard let style else { return (name, size, .regular) }
            return (name, size * style.size(at: preference) / style.size(at: .large), .regular)
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
