import Foundation
import SwiftUI

/// A colour as numbers, in sRGB with gamma, each 0 to 1.
struct ColorComponents: Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// What the colour is in an environment: light or dark, of normal or high contrast.
    init(_ color: Color, in environment: EnvironmentValues) {
        let resolved = color.resolve(in: environment)
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            alpha: Double(resolved.opacity))
    }

    var color: Color { Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha) }

    /// Perceived lightness, 0 for black to 1 for white.
    var lightness: Double { OKLabColor(self).lightness }
}

/// A colour in Björn Ottosson's OKLab space, where equal distances look equally far apart.
struct OKLabColor: Hashable {
    var lightness: Double
    /// Green to red, and blue to yellow.
    var a: Double
    var b: Double
    var alpha: Double

    init(_ color: ColorComponents) {
        let (red, green, blue) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
        alpha = color.alpha
    }

    init(lightness: Double, a: Double, b: Double, alpha: Double) {
        (self.lightness, self.a, self.b, self.alpha) = (lightness, a, b, alpha)
    }

    var components: ColorComponents {
        let long = lightness + 0.3963377774 * a + 0.2158037573 * b
        let medium = lightness - 0.1055613458 * a - 0.0638541728 * b
        let short = lightness - 0.0894841775 * a - 1.2914855480 * b
        let (l, m, s) = (long * long * long, medium * medium * medium, short * short * short)
        return ColorComponents(
            red: Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        let light = value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
        return light.clamped(to: 0...1)
    }
}

/// A colour as hue, saturation and brightness, each 0 to 1.
struct HSBColor: Hashable {
    var hue: Double
    var saturation: Double
    var brightness: Double
    var alpha: Double

    init(_ color: ColorComponents) {
        let high = max(color.red, color.green, color.blue)
        let range = high - min(color.red, color.green, color.blue)
        brightness = high
        saturation = high > 0 ? range / high : 0
        alpha = color.alpha
        guard range > 0 else {
            hue = 0
            return
        }
        let sixth =
            switch high {
            case color.red: (color.green - color.blue) / range + (color.green < color.blue ? 6 : 0)
            case color.green: (color.blue - color.red) / range + 2
            default: (color.red - color.green) / range + 4
            }
        hue = sixth / 6
    }

    var components: ColorComponents {
        func channel(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        return ColorComponents(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }
}
