import Drawing
import Foundation

extension Color {
    /// A colour's components where it is shown: sRGB, 0 to 1 and beyond for wide-gamut colours, not premultiplied.
    public struct Resolved: Hashable, Sendable, BitwiseCopyable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let color = Color(
                colorSpace, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
            self = color.resolve(in: EnvironmentValues())
        }

        package init(_ color: RGBA) {
            (red, green, blue) = (Float(color.red), Float(color.green), Float(color.blue))
            opacity = Float(color.alpha)
        }

        package var rgba: RGBA {
            RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        }

        /// The components before the transfer function of sRGB.
        public var linearRed: Float {
            get { Self.linear(red) }
            set { red = Self.encoded(newValue) }
        }

        public var linearGreen: Float {
            get { Self.linear(green) }
            set { green = Self.encoded(newValue) }
        }

        public var linearBlue: Float {
            get { Self.linear(blue) }
            set { blue = Self.encoded(newValue) }
        }

        public var cgColor: CGColor { CGColor(rgba) }

        private static func linear(_ value: Float) -> Float { Float(ColorMath.linear(Double(value))) }

        private static func encoded(_ value: Float) -> Float { Float(ColorMath.encoded(Double(value))) }
    }
}

extension Color.Resolved: CustomStringConvertible {
    public var description: String { rgba.hexDescription }
}

extension Color.Resolved: ShapeStyle, PrimitiveShapeStyle {
    package func resolved(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
        ResolvedStyle(.color(rgba)).atLevel(level)
    }
}

extension Color.Resolved: Animatable {
    /// The linear components, scaled by 128.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get {
            let parts = [linearRed, linearGreen, linearBlue, opacity].map { $0 * 128 }
            return AnimatablePair(parts[0], AnimatablePair(parts[1], AnimatablePair(parts[2], parts[3])))
        }
        set {
            linearRed = newValue.first / 128
            linearGreen = newValue.second.first / 128
            linearBlue = newValue.second.second.first / 128
            opacity = newValue.second.second.second / 128
        }
    }
}

extension Color.Resolved: Codable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for part in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(part) }
    }

    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let (red, green) = (try container.decode(Float.self), try container.decode(Float.self))
        let (blue, opacity) = (try container.decode(Float.self), try container.decode(Float.self))
        self.init(colorSpace: .sRGBLinear, red: red, green: green, blue: blue, opacity: opacity)
    }
}
