import Foundation

/// A linear change of colours: each new component is a weighted sum of the old ones, which are not premultiplied, and
/// a constant. As in SVG's `feColorMatrix`, the results are kept within 0 to 1.
public struct ColorTransform: Hashable, Sendable {
    /// The weights of one new component.
    public struct Row: Hashable, Sendable {
        public var red: Double
        public var green: Double
        public var blue: Double
        public var alpha: Double
        public var constant: Double

        public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 0, _ constant: Double = 0) {
            (self.red, self.green, self.blue, self.alpha, self.constant) = (red, green, blue, alpha, constant)
        }

        /// Before it is kept within 0 to 1.
        func sum(_ color: RGBA) -> Double {
            red * color.red + green * color.green + blue * color.blue + alpha * color.alpha + constant
        }

        fileprivate func value(_ color: RGBA) -> Double {
            let sum = sum(color)
            return sum >= 0 ? min(sum, 1) : 0
        }
    }

    public var red: Row
    public var green: Row
    public var blue: Row
    public var alpha: Row

    public init(red: Row, green: Row, blue: Row, alpha: Row = Row(0, 0, 0, 1)) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public static let identity = ColorTransform(red: Row(1, 0, 0), green: Row(0, 1, 0), blue: Row(0, 0, 1))

    public func callAsFunction(_ color: RGBA) -> RGBA {
        RGBA(red: red.value(color), green: green.value(color), blue: blue.value(color), alpha: alpha.value(color))
    }

    /// The 20 numbers row by row.
    public var numbers: [Double] {
        [red, green, blue, alpha].flatMap { [$0.red, $0.green, $0.blue, $0.alpha, $0.constant] }
    }

    /// Whether the change of a composite is the composite of the changed colours, at an opacity: alpha is only scaled,
    /// and does not count for the others.
    var distributes: Bool {
        alpha == Row(0, 0, 0, alpha.alpha) && 0...1 ~= alpha.alpha && red.alpha == 0 && green.alpha == 0
            && blue.alpha == 0
    }
}

/// Something done to the colours of a group's composite.
public enum ColorFilter: Hashable, Sendable {
    case transform(ColorTransform)
    /// Black, as opaque as the composite on black is bright (Rec. 709).
    case luminanceToAlpha

    /// Rec. 709.
    public static let luminance = (red: 0.2126, green: 0.7152, blue: 0.0722)

    public func callAsFunction(_ color: RGBA) -> RGBA {
        switch self {
        case .transform(let transform): return transform(color)
        case .luminanceToAlpha:
            let weights = Self.luminance
            let sum = weights.red * color.red + weights.green * color.green + weights.blue * color.blue
            return RGBA(red: 0, green: 0, blue: 0, alpha: max(0, min(1, sum)) * color.alpha)
        }
    }

    /// Whether the result's alpha is the composite's.
    public var keepsAlpha: Bool {
        switch self {
        case .transform(let transform): transform.alpha == ColorTransform.identity.alpha
        case .luminanceToAlpha: false
        }
    }

    /// The transform, where it may as well be applied to each colour by itself.
    var distributing: ColorTransform? {
        guard case .transform(let transform) = self, transform.distributes else { return nil }
        return transform
    }
}
