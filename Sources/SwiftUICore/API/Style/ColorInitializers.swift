import Drawing
import Foundation

extension Color {
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        switch colorSpace {
        case .sRGB: self.init(RGBA(red: red, green: green, blue: blue, alpha: opacity))
        case .sRGBLinear:
            self.init(
                RGBA(
                    red: ColorMath.encoded(red), green: ColorMath.encoded(green), blue: ColorMath.encoded(blue),
                    alpha: opacity))
        case .displayP3: self.init(ColorMath.fromDisplayP3(red: red, green: green, blue: blue, alpha: opacity))
        }
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// All of 0 to 1, hue 0 and 1 being red.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(ColorMath.fromHSB(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    public init(_ resolved: Color.Resolved) { self.init(resolved.rgba) }

    /// A colour set of an asset catalogue of `bundle` (the main bundle for nil).
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(AssetColor(name: name, bundle: bundle)))
    }

    public init(_ color: UIColor) { self.init(source: .platform(color)) }

    public init(uiColor: UIColor) { self.init(source: .platform(uiColor)) }

    public init(_ color: CGColor) { self.init(color.rgba) }

    public init(cgColor: CGColor) { self.init(cgColor.rgba) }

    /// The components of a colour that does not adapt, else nil.
    public var cgColor: CGColor? {
        switch source {
        case .fixed(let color): CGColor(color)
        case .faded(let base, let opacity): base.cgColor.map { CGColor($0.rgba.opacity(opacity)) }
        case .system, .accent, .mixed, .platform, .asset: nil
        }
    }
}
