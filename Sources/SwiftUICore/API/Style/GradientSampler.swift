import Drawing
import Foundation
import Geometry

/// Colours at any place of a row of stops.
package struct GradientSampler: Sendable {
    /// Ascending locations within 0 to 1.
    package let stops: [GradientStop]
    private let lab: [OKLab]

    /// Stops may be in any order; one behind its predecessor is taken to be at its predecessor's place, as in CSS.
    package init(_ stops: [GradientStop], space: Gradient.ColorSpace) {
        var last = -Double.infinity
        self.stops = stops.map { stop in
            let location = stop.location.isFinite ? stop.location : max(0, last)
            last = max(last, location)
            return GradientStop(color: stop.color, location: last)
        }
        lab = space == .perceptual ? self.stops.map { OKLab($0.color) } : []
    }

    /// Before the first stop and after the last the colour does not change.
    package func color(at fraction: Double) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard fraction > first.location else { return first.color }
        guard fraction < last.location else { return last.color }
        let upper = stops.firstIndex { $0.location > fraction } ?? stops.count - 1
        return color(inSpan: upper - 1, at: fraction)
    }

    /// The colour between the stops `lower` and `lower + 1`, both ends as seen from within the span.
    private func color(inSpan lower: Int, at location: Double) -> RGBA {
        guard let a = stops[checked: lower], let b = stops[checked: lower + 1] else { return .clear }
        let length = b.location - a.location
        let amount = length > 0 ? min(max(0, (location - a.location) / length), 1) : 1
        // What cannot be seen has no hue of its own: a fade to clear keeps the colour that fades.
        if a.color.alpha == 0 || b.color.alpha == 0 {
            var color = a.color.alpha == 0 ? b.color : a.color
            color.alpha = a.color.alpha + (b.color.alpha - a.color.alpha) * amount
            return color
        }
        // The ends exactly, not through the conversions.
        if amount == 0 { return a.color }
        if amount == 1 { return b.color }
        if let from = lab[checked: lower], let to = lab[checked: lower + 1] {
            return from.mixed(with: to, by: amount).rgba
        }
        return ColorMath.mixed(a.color, b.color, amount)
    }

    /// Stops that give the same colours when blended linearly in sRGB without premultiplication, locations 0 to 1.
    package var paintStops: [GradientStop] {
        guard let first = stops.first, let last = stops.last else { return [] }
        var result: [GradientStop] = []
        func append(_ color: RGBA, _ location: Double) {
            let stop = GradientStop(color: color, location: location)
            if result.last != stop { result.append(stop) }
        }
        if first.location > 1 || last.location < 0 || stops.count == 1 {
            let color = last.location < 0 ? last.color : first.color
            return [GradientStop(color: color, location: 0)]
        }
        for (index, (a, b)) in zip(stops, stops.dropFirst()).enumerated() {
            guard b.location >= 0, a.location <= 1 else { continue }
            let (from, to) = (max(0, a.location), min(1, b.location))
            let pieces = lab.isEmpty || a.color == b.color || from == to ? 1 : Self.perceptualPieces
            for piece in indices(pieces + 1) {
                let location = from + (to - from) * Double(piece) / Double(pieces)
                append(color(inSpan: index, at: location), location)
            }
        }
        return result
    }

    /// Enough that a straight line in sRGB stays within 1/255 of the curve in OKLab.
    private static let perceptualPieces = 16
}
