import CCairo
import Drawing
import Foundation
import Geometry

extension Painter {
    /// Makes `paint` the context's source. False if it would leave no trace, so that nothing need be drawn.
    /// `area` (in the items' plane) is what it has to cover at least.
    func usePaint(_ paint: Paint, covering area: CGRect) -> Bool {
        switch paint {
        case .color(let color):
            setSource(color)
            return color.bounded.isVisible
        case .linear(let stops, let from, let to):
            guard from.isFinite, to.isFinite else { return false }
            return useGradient(stops, isFlat: from == to) {
                cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
            }
        case .radial(let stops, let center, let startRadius, let endRadius):
            guard center.isFinite, startRadius.isFinite, endRadius.isFinite else { return false }
            let (start, end) = (max(0, startRadius), max(0, endRadius))
            // The same rings from inside to outside, whichever way they were given.
            return useGradient(start > end ? stops.reversedDirection : stops, isFlat: start == end) {
                cairo_pattern_create_radial(
                    center.x, center.y, min(start, end), center.x, center.y, max(start, end))
            }
        case .angular(let stops, let center, let startAngle, let endAngle):
            let stops = stops.usable
            guard stops.contains(where: { $0.color.isVisible }), center.isFinite, startAngle.isFinite,
                endAngle.isFinite, !area.isNull,
                let pattern = angularPattern(
                    stops: stops, center: center, startAngle: startAngle, endAngle: endAngle, covering: area)
            else { return false }
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
            return true
        }
    }

    private func useGradient(_ stops: [GradientStop], isFlat: Bool, _ make: () -> OpaquePointer?) -> Bool {
        let stops = stops.usable
        guard stops.contains(where: { $0.color.isVisible }) else { return false }
        if isFlat || stops.count == 1 { return useLast(of: stops) }
        let pattern = make()
        for stop in stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        return true
    }

    /// A gradient without extent is its end everywhere.
    private func useLast(of stops: [GradientStop]) -> Bool {
        guard let last = stops.last else { return false }
        setSource(last.color)
        return last.color.isVisible
    }
}

extension Paint {
    /// Every colour by this much more transparent.
    func faded(by opacity: Double) -> Paint {
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.bounded.opacity(opacity), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.bounded.opacity(opacity))
        case .linear(let stops, let from, let to): return .linear(stops: faded(stops), from: from, to: to)
        case .radial(let stops, let center, let startRadius, let endRadius):
            return .radial(stops: faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            return .angular(stops: faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        }
    }
}

extension [GradientStop] {
    /// Locations ascending within 0 to 1, colours bounded; stops nowhere are left out.
    var usable: [GradientStop] {
        var floor = 0.0
        return compactMap { stop in
            guard stop.location.isFinite else { return nil }
            floor = Swift.min(1, Swift.max(floor, stop.location))
            return GradientStop(color: stop.color.bounded, location: floor)
        }
    }

    /// The same gradient told from its other end.
    var reversedDirection: [GradientStop] {
        reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
