import Drawing
import Foundation

extension SVGWriter {
    /// `fill` or `stroke` with its opacity. Nil is no paint; black is what SVG fills with unasked.
    mutating func paint(_ property: String, _ paint: Paint?) {
        let isFill = property == "fill"
        guard let paint else {
            if isFill { attribute(property, keyword: "none") }
            return
        }
        guard let color = solidEquivalent(of: paint) else { return attribute(property, reference: gradientID(paint)) }
        let ink = inked(color)
        if !isFill || ink.red > 0 || ink.green > 0 || ink.blue > 0 { self.color(property, ink) }
        if let opacity = partialOpacity(ink.alpha) {
            attribute(isFill ? "fill-opacity" : "stroke-opacity", opacity, decimals: 3)
        }
    }

    mutating func color(_ property: String, _ color: RGBA) {
        out.append(" ")
        out.append(property)
        out.append("=\"")
        out.hexColor(color)
        out.append("\"")
    }

    /// The colour as it is painted here: in a mask only its opacity counts.
    func inked(_ color: RGBA) -> RGBA { ink?.opacity(color.alpha) ?? color }

    private mutating func gradientID(_ paint: Paint) -> String {
        switch paint {
        case .linear(let stops, let from, let to):
            let content = captured { svg in
                svg.out.append(" gradientUnits=\"userSpaceOnUse\"")
                svg.attribute("x1", from.x)
                svg.attribute("y1", from.y)
                svg.attribute("x2", to.x)
                svg.attribute("y2", to.y)
                svg.stops(cleaned(stops), closing: "linearGradient")
            }
            return definitions.id(of: "linearGradient", content: content)
        case .radial(let stops, let center, let startRadius, let endRadius):
            let rings = outwards(cleaned(stops), from: max(0, startRadius), to: max(0, endRadius))
            let content = captured { svg in
                svg.out.append(" gradientUnits=\"userSpaceOnUse\"")
                svg.attribute("cx", center.x)
                svg.attribute("cy", center.y)
                svg.attribute("r", rings.radius)
                svg.stops(rings.stops, closing: "radialGradient")
            }
            return definitions.id(of: "radialGradient", content: content)
        case .color, .angular:
            // Solid colours never come here, and fans of sectors stand for angular gradients before a paint is asked.
            return ""
        }
    }

    private mutating func stops(_ stops: [GradientStop], closing element: String) {
        out.append(">")
        for stop in stops {
            let ink = inked(stop.color)
            out.append("<stop")
            // A hard edge over a wide gradient needs more than thousandths.
            attribute("offset", stop.location, decimals: 6)
            color("stop-color", ink)
            if let opacity = partialOpacity(ink.alpha) { attribute("stop-opacity", opacity, decimals: 3) }
            out.append("/>")
        }
        out.append("</")
        out.append(element)
        out.append(">")
    }
}

/// Nil for what needs no attribute: fully opaque, or not a number.
func partialOpacity(_ alpha: Double) -> Double? { alpha < 1 ? max(0, alpha) : nil }

/// The colour that a paint comes to: its own, or that of a gradient's only stop.
func solidEquivalent(of paint: Paint) -> RGBA? {
    switch paint {
    case .color(let color): return color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
        return stops.count == 1 ? stops.first?.color : nil
    }
}

/// Stops with locations from 0 to 1 in ascending order, as SVG requires; a location that is not a number is that of
/// the stop before.
func cleaned(_ stops: [GradientStop]) -> [GradientStop] {
    var reached = 0.0
    return stops.map { stop in
        if stop.location > reached { reached = min(stop.location, 1) }
        return GradientStop(color: stop.color, location: reached)
    }
}

/// Stops of a ring as stops of the whole disc. SVG 2 has `fr` for an inner radius, but not every reader knows it; as
/// both circles have one centre, moving the stops outwards is the same picture everywhere.
func outwards(_ stops: [GradientStop], from start: CGFloat, to end: CGFloat) -> (stops: [GradientStop], radius: CGFloat)
{
    let radius = max(start, end)
    guard radius > 0 else { return (stops, 0) }
    let placed = stops.map {
        GradientStop(color: $0.color, location: (start + $0.location * (end - start)) / radius)
    }
    return (start > end ? placed.reversed() : placed, radius)
}
