import Foundation

/// A colour in OKLab, the perceptually even space in which colour scales and perceptual gradients are interpolated.
public struct OKLab: Hashable, Sendable {
    public var lightness: Double
    public var a: Double
    public var b: Double
    public var alpha: Double

    public init(_ color: RGBA) {
        let (r, g, blue) = (
            RGBA.linear(color.red), RGBA.linear(color.green), RGBA.linear(color.blue)
        )
        let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * blue)
        let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * blue)
        let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * blue)
        lightness = 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s
        a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s
        b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s
        alpha = color.alpha
    }

    public var rgba: RGBA {
        let l = lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b
        let m = lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b
        let s = lightness - 0.089_484_177_5 * a - 1.291_485_548 * b
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        return RGBA(
            red: RGBA.encoded(4.076_741_662_1 * l3 - 3.307_711_591_3 * m3 + 0.230_969_929_2 * s3),
            green: RGBA.encoded(-1.268_438_004_6 * l3 + 2.609_757_401_1 * m3 - 0.341_319_396_5 * s3),
            blue: RGBA.encoded(-0.004_196_086_3 * l3 - 0.703_418_614_7 * m3 + 1.707_614_701 * s3),
            alpha: alpha)
    }

    private init(lightness: Double, a: Double, b: Double, alpha: Double) {
        (self.lightness, self.a, self.b, self.alpha) = (lightness, a, b, alpha)
    }

    /// The colour at `fraction` of the way to `other`.
    public func mixed(with other: OKLab, by fraction: Double) -> OKLab {
        func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * fraction }
        return OKLab(
            lightness: between(lightness, other.lightness), a: between(a, other.a), b: between(b, other.b),
            alpha: between(alpha, other.alpha))
    }
    /// Between two sRGB colours, alpha premultiplied: a transparent end gives its share of transparency, not of colour.
    ///
    /// - Parameter fraction: from `a` (0) to `b` (1); not a number counts as 0.
    public static func premultipliedMix(_ a: RGBA, _ b: RGBA, by fraction: Double) -> RGBA {
        let fraction = fraction.isNaN ? 0 : min(max(0, fraction), 1)
        if fraction == 0 || a == b { return a }
        if fraction == 1 { return b }
        let alpha = a.alpha + (b.alpha - a.alpha) * fraction
        let share = alpha > 0 ? b.alpha * fraction / alpha : fraction
        var color = OKLab(a).mixed(with: OKLab(b), by: share).rgba
        color.alpha = alpha
        return color
    }
}

extension RGBA {
    /// The sRGB transfer function, mirrored for negative values: a component to its share of light.
    public static func linear(_ encoded: Double) -> Double {
        let value = abs(encoded)
        let result = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return encoded < 0 ? -result : result
    }

    /// The inverse of `linear`.
    public static func encoded(_ linear: Double) -> Double {
        let value = abs(linear)
        let result = value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return linear < 0 ? -result : result
    }
}
