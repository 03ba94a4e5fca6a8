import SwiftUI

/// The colours of a heat map's values in an environment.
struct CalendarPalette {
    private let ramp: ColorRamp
    private let scale: CalendarColorScale
    private let leastShade: Double

    init(_ scale: CalendarColorScale, _ options: CalendarOptions, _ environment: EnvironmentValues) {
        self.scale = scale
        leastShade = options.leastShade.clamped(to: 0...1)
        let pale = Color.gray.opacity(0.18)
        let ordinary: [Color] =
            if case .diverging = scale.kind { [.orange, pale, .blue] } else { [pale, .accentColor] }
        let given = options.colors ?? []
        ramp = ColorRamp(
            colors: given.count > 1 ? given : given.isEmpty ? ordinary : [pale] + given, in: environment,
            options.interpolation)
    }

    func color(_ value: Double) -> Color { ramp.color(at: shade(value)).color }

    /// Of the bin with that index out of so many.
    func color(bin: Int, of count: Int) -> Color { ramp.color(at: Double(bin + 1) / Double(max(1, count))).color }

    /// Colours along the scale, as stops of a gradient. It begins just beyond the lowest value: 0 may have a colour of
    /// its own.
    var gradient: Gradient {
        let stops = (0...32).map { index in
            let place = Double(index) / 32
            return Gradient.Stop(color: color(scale.value(at: max(1e-9, place))), location: place)
        }
        return Gradient(stops: stops)
    }

    /// Place on the colours: 0 keeps the first one for itself.
    private func shade(_ value: Double) -> Double {
        let position = scale.position(value)
        if case .diverging = scale.kind { return position }
        guard scale.lowest >= 0 else { return position }
        if value <= 0 { return 0 }
        if case .binned = scale.kind { return position }
        return leastShade + (1 - leastShade) * position
    }
}
