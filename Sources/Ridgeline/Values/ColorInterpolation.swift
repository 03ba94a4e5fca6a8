import SwiftUI

/// How the colours between two are found.
public enum ColorInterpolation: String, Hashable, Sendable, CaseIterable {
    /// In OKLab, where equal steps look equal.
    case oklab
    /// Channel by channel in sRGB.
    case srgb
    /// The hue and opacity of the second colour throughout; saturation and brightness go from the first to the second.
    case saturationAndBrightness

    /// `fraction` is 0 for `start` and 1 for `end`.
    func mix(_ start: ColorComponents, _ end: ColorComponents, _ fraction: Double) -> ColorComponents {
        let t = fraction.clamped(to: 0...1)
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
        switch self {
        case .oklab:
            let (a, b) = (OKLabColor(start), OKLabColor(end))
            return OKLabColor(
                lightness: between(a.lightness, b.lightness), a: between(a.a, b.a), b: between(a.b, b.b),
                alpha: between(a.alpha, b.alpha)
            ).components
        case .srgb:
            return ColorComponents(
                red: between(start.red, end.red), green: between(start.green, end.green),
                blue: between(start.blue, end.blue), alpha: between(start.alpha, end.alpha))
        case .saturationAndBrightness:
            let from = HSBColor(start)
            var color = HSBColor(end)
            color.saturation = between(from.saturation, color.saturation)
            color.brightness = between(from.brightness, color.brightness)
            return color.components
        }
    }
}

/// Colours along a line from 0 to 1.
struct ColorRamp {
    private let stops: [(location: Double, color: ColorComponents)]
    private let interpolation: ColorInterpolation

    init(_ gradient: Gradient, in environment: EnvironmentValues, _ interpolation: ColorInterpolation = .oklab) {
        self.init(
            gradient.stops.map { (Double($0.location), ColorComponents($0.color, in: environment)) }, interpolation)
    }

    init(_ stops: [(location: Double, color: ColorComponents)], _ interpolation: ColorInterpolation = .oklab) {
        self.stops = stops.sorted { $0.location < $1.location }
        self.interpolation = interpolation
    }

    /// Evenly spread over 0 to 1.
    init(
        colors: [Color], in environment: EnvironmentValues, _ interpolation: ColorInterpolation = .oklab
    ) {
        let last = Double(max(1, colors.count - 1))
        self.init(
            colors.enumerated().map { (Double($0) / last, ColorComponents($1, in: environment)) }, interpolation)
    }

    /// Clear where there are no stops.
    func color(at location: Double) -> ColorComponents {
        guard let first = stops.first, let last = stops.last else {
            return ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
        }
        if !(location > first.location) { return first.color }
        if location >= last.location { return last.color }
        let next = stops.firstIndex { $0.location > location } ?? stops.count - 1
        guard next > 0 else { return first.color }
        let (a, b) = (stops[next - 1], stops[next])
        return interpolation.mix(a.color, b.color, (location - a.location) / (b.location - a.location))
    }
}
