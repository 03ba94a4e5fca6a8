import CCairo
import Drawing
import Foundation
import Geometry

/// A conic gradient as a mesh of thin wedges, since cairo has none of its own. Nil if the area cannot be measured.
///
/// Angles in radians, clockwise from 3 o'clock. Of more than a full turn the last one shows; what a smaller one leaves
/// open belongs half to the last, half to the first colour.
func angularPattern(
    stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat, covering area: CGRect
) -> OpaquePointer? {
    let corners = [area.minX, area.maxX].flatMap { x in
        [area.minY, area.maxY].map { hypot(x - center.x, $0 - center.y) }
    }
    guard let reach = corners.max(), reach.isFinite, reach > 0 else { return nil }
    let radius = reach * 1.01 + 1
    let pattern = cairo_pattern_create_mesh()
    func point(_ angle: CGFloat) -> CGPoint {
        CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    for wedge in AngularWedge.wedges(stops: stops, startAngle: startAngle, endAngle: endAngle) {
        // Chords instead of arcs: thin enough for colour and for reach.
        let pieces = clampedInt((wedge.sweep / AngularWedge.widest).rounded(.up), in: 1...360)
        for piece in indices(pieces) {
            let (from, to) = (Double(piece) / Double(pieces), Double(piece + 1) / Double(pieces))
            let first = point(wedge.start + wedge.sweep * from)
            let last = point(wedge.start + wedge.sweep * to)
            cairo_mesh_pattern_begin_patch(pattern)
            cairo_mesh_pattern_move_to(pattern, center.x, center.y)
            cairo_mesh_pattern_line_to(pattern, first.x, first.y)
            cairo_mesh_pattern_line_to(pattern, last.x, last.y)
            cairo_mesh_pattern_line_to(pattern, center.x, center.y)
            for (corner, share) in [from, from, to, to].enumerated() {
                let color = wedge.from.mixed(with: wedge.to, share)
                cairo_mesh_pattern_set_corner_color_rgba(
                    pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
            }
            cairo_mesh_pattern_end_patch(pattern)
        }
    }
    return pattern
}

/// Part of a turn over which a colour changes steadily.
struct AngularWedge: Hashable {
    var start: CGFloat
    /// Not negative.
    var sweep: CGFloat
    var from: RGBA
    var to: RGBA

    /// What one chord may span: its middle is then within a thousandth of the arc's.
    static let widest: CGFloat = .pi / 45

    /// A full turn of wedges. `stops` in ascending order, at least one.
    static func wedges(stops: [GradientStop], startAngle: CGFloat, endAngle: CGFloat) -> [AngularWedge] {
        let turn = 2 * CGFloat.pi
        let stops = endAngle < startAngle ? stops.reversedDirection : stops
        let (start, end) = (min(startAngle, endAngle), max(startAngle, endAngle))
        guard let first = stops.first, let last = stops.last else { return [] }
        // Where it begins to show: only the last turn of several.
        let visible = max(start, end - turn)
        var wedges: [AngularWedge] = []
        var previous = GradientStop(color: first.color, location: 0)
        for stop in stops + [GradientStop(color: last.color, location: 1)] {
            let (a, b) = (start + (end - start) * previous.location, start + (end - start) * stop.location)
            if b > visible, b > a {
                let cut = max(a, visible)
                wedges.append(
                    AngularWedge(
                        start: cut, sweep: b - cut,
                        from: previous.color.mixed(with: stop.color, (cut - a) / (b - a)), to: stop.color))
            }
            previous = stop
        }
        let gap = turn - (end - visible)
        if gap > 1e-9 {
            wedges.append(AngularWedge(start: end, sweep: gap / 2, from: last.color, to: last.color))
            wedges.append(AngularWedge(start: end + gap / 2, sweep: gap / 2, from: first.color, to: first.color))
        }
        return wedges
    }
}

extension RGBA {
    func mixed(with other: RGBA, _ share: Double) -> RGBA {
        RGBA(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
    }
}
