import Drawing
import Foundation

/// Conversions between colour spaces, all of them through sRGB with values outside 0 to 1 kept.
package enum ColorMath {
    package static func linear(_ encoded: Double) -> Double { RGBA.linear(encoded) }

    package static func encoded(_ linear: Double) -> Double { RGBA.encoded(linear) }

    /// Display P3 (D65, sRGB transfer function) to sRGB.
    package static func fromDisplayP3(red: Double, green: Double, blue: Double, alpha: Double) -> RGBA {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return RGBA(
            red: encoded(1.224_940_176 * r - 0.224_940_176 * g),
            green: encoded(-0.042_056_955 * r + 1.042_056_955 * g),
            blue: encoded(-0.019_637_555 * r - 0.078_636_046 * g + 1.098_273_600 * b), alpha: alpha)
    }

    /// Hue, saturation and brightness, each 0 to 1 (a hue outside wraps around, the others are brought into range).
    package static func fromHSB(hue: Double, saturation: Double, brightness: Double, alpha: Double) -> RGBA {
        func unit(_ value: Double) -> Double { value.isFinite ? min(max(0, value), 1) : 0 }
        let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
        let (s, v) = (unit(saturation), unit(brightness))
        // Each component falls from v to v(1 - s) by its distance around the hue circle.
        func component(_ offset: Double) -> Double {
            let k = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
            return v - v * s * max(0, min(k, 4 - k, 1))
        }
        return RGBA(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    package static func hsb(of color: RGBA) -> (hue: Double, saturation: Double, brightness: Double) {
        let high = max(color.red, color.green, color.blue)
        let low = min(color.red, color.green, color.blue)
        let chroma = high - low
        guard chroma > 0, high > 0 else { return (0, 0, high) }
        let sector: Double
        if high == color.red {
            sector = (color.green - color.blue) / chroma
        } else if high == color.green {
            sector = (color.blue - color.red) / chroma + 2
        } else {
            sector = (color.red - color.green) / chroma + 4
        }
        return ((sector < 0 ? sector + 6 : sector) / 6, chroma / high, high)
    }

    /// Relative luminance, 0 to 1.
    package static func luminance(_ color: RGBA) -> Double {
        0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }

    /// Straight interpolation of the encoded components, alpha not premultiplied.
    package static func mixed(_ a: RGBA, _ b: RGBA, _ fraction: Double) -> RGBA {
        func between(_ x: Double, _ y: Double) -> Double { x + (y - x) * fraction }
        return RGBA(
            red: between(a.red, b.red), green: between(a.green, b.green), blue: between(a.blue, b.blue),
            alpha: between(a.alpha, b.alpha))
    }

    /// Brought into the sRGB gamut by cutting each component.
    package static func clipped(_ color: RGBA) -> RGBA {
        func unit(_ value: Double) -> Double { min(max(0, value), 1) }
        return RGBA(
            red: unit(color.red), green: unit(color.green), blue: unit(color.blue), alpha: unit(color.alpha))
    }
}
