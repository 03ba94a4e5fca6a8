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
        let lower = upper - 1
        guard let a = stops[checked: lower], let b = stops[checked: upper] else { return last.color }
        let amount = (fraction - a.location) / (b.location - a.location)
        // What cannot be seen has no hue of its own: a fade to clear keeps the colour that fades.
        if a.color.alpha == 0 || b.color.alpha == 0 {
            var color = a.color.alpha == 0 ? b.color : a.color
            color.alpha = a.color.alpha + (b.color.alpha - a.color.alpha) * amount
            return color
        }
        if let from = lab[checked: lower], let to = lab[checked: upper] { return from.mixed(with: to, by: amount).rgba }
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
        if first.location > 0 || stops.count == 1 { append(first.color, min(max(0, first.location), 1)) }
        for (a, b) in zip(stops, stops.dropFirst()) where b.location >= 0 && a.location <= 1 {
            let (from, to) = (max(0, a.location), min(1, b.location))
            guard b.location > a.location else {
                append(b.color, from)
                continue
            }
            let pieces = lab.isEmpty || a.color == b.color ? 1 : Self.perceptualPieces
            for piece in 0...pieces {
                let location = from + (to - from) * Double(piece) / Double(pieces)
                append(between(a, b, at: location), location)
            }
        }
        if last.location < 0 { append(last.color, 0) }
        if first.location > 1 { append(first.color, 1) }
        return result
    }

    /// Enough that a straight line in sRGB stays within a fraction of 1/255 of the curve in OKLab.
    private static let perceptualPieces = 16

    /// The colour of the span from `a` to `b`, its two ends seen from within.
    private func between(_ a: GradientStop, _ b: GradientStop, at location: Double) -> RGBA {
        GradientSampler([a, b], space: lab.isEmpty ? .device : .perceptual).colorWithin(location)
    }

    private func colorWithin(_ location: Double) -> RGBA {
        guard let a = stops.first, let b = stops.last else { return .clear }
        let edge = location <= a.location ? a : location >= b.location ? b : nil
        guard let edge else { return color(at: location) }
        guard edge.color.alpha == 0 else { return edge.color }
        var color = edge == a ? b.color : a.color
        color.alpha = 0
        return color
    }
}
