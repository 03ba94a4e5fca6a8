import Foundation

/// The usual changes of colours. The matrices are those of the W3C's filter effects.
extension ColorTransform {
    /// - Parameter amount: 0 is grey, 1 leaves all as it is, more is more colourful.
    public static func saturation(_ amount: Double) -> ColorTransform {
        let (r, g, b) = ColorFilter.luminance
        let rest = 1 - amount
        return ColorTransform(
            red: Row(r * rest + amount, g * rest, b * rest), green: Row(r * rest, g * rest + amount, b * rest),
            blue: Row(r * rest, g * rest, b * rest + amount))
    }

    /// - Parameter amount: 0 leaves all as it is, 1 is grey.
    public static func grayscale(_ amount: Double) -> ColorTransform { saturation(1 - min(max(0, amount), 1)) }

    /// - Parameter amount: added to each component.
    public static func brightness(_ amount: Double) -> ColorTransform {
        ColorTransform(red: Row(1, 0, 0, 0, amount), green: Row(0, 1, 0, 0, amount), blue: Row(0, 0, 1, 0, amount))
    }

    /// - Parameter amount: the factor of each component's distance from the middle.
    public static func contrast(_ amount: Double) -> ColorTransform {
        let shift = 0.5 - 0.5 * amount
        return ColorTransform(
            red: Row(amount, 0, 0, 0, shift), green: Row(0, amount, 0, 0, shift), blue: Row(0, 0, amount, 0, shift))
    }

    /// - Parameter amount: 0 leaves all as it is, 1 gives the opposite colours.
    public static func inversion(_ amount: Double) -> ColorTransform {
        contrast(1 - 2 * min(max(0, amount), 1))
    }

    /// Each component times that of a colour.
    public static func product(with color: RGBA) -> ColorTransform {
        ColorTransform(
            red: Row(color.red, 0, 0), green: Row(0, color.green, 0), blue: Row(0, 0, color.blue),
            alpha: Row(0, 0, 0, color.alpha))
    }

    /// Turns colours about the axis of greys, keeping their luminance.
    public static func hueRotation(radians: Double) -> ColorTransform {
        let (r, g, b) = ColorFilter.luminance
        let (c, s) = (cos(radians), sin(radians))
        // The specification's matrices, which turn luminance and two colour differences.
        return ColorTransform(
            red: Row(r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b)),
            green: Row(r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283),
            blue: Row(r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b))
    }
}
