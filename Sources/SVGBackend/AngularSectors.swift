import Drawing
import Foundation
import Geometry

/// A piece of a fan in one colour; angles in radians, clockwise from 3 o'clock.
struct AngularSector: Hashable {
    var start: Double
    var end: Double
    var color: RGBA
}

/// A full turn of an angular gradient in pieces of one colour each, fine enough that neighbours differ by at most one
/// step of 255 in any component, but not finer than a quarter of a degree.
///
/// Where start and end angle are less than a turn apart, each end's colour goes on through half of the gap. Of more
/// than a turn, the last one is drawn.
func angularSectors(_ stops: [GradientStop], startAngle: Double, endAngle: Double) -> [AngularSector] {
    var nodes = cleaned(stops).map { (angle: startAngle + (endAngle - startAngle) * $0.location, color: $0.color) }
    if endAngle < startAngle { nodes.reverse() }
    let (low, high) = (min(startAngle, endAngle), max(startAngle, endAngle))
    guard let first = nodes.first, let last = nodes.last else { return [] }
    nodes.insert((low, first.color), at: 0)
    nodes.append((high, last.color))
    let turn = 2 * Double.pi
    if high - low < turn {
        let middle = (high + low + turn) / 2
        nodes.append(contentsOf: [(middle, last.color), (middle, first.color), (low + turn, first.color)])
    }
    let begin = max(low, high - turn)
    var sectors: [AngularSector] = []
    for (from, to) in zip(nodes, nodes.dropFirst()) where to.angle > max(from.angle, begin) {
        let span = to.angle - from.angle
        let lower = max(from.angle, begin)
        let visible = (to.angle - lower) / span
        let shades = min(distance(from.color, to.color) * 255 * visible, (to.angle - lower) / turn * 1440)
        let steps = clampedInt(shades.rounded(.up), in: 1...1440)
        for step in indices(steps) {
            let (a, b) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
            let position = 1 - visible * (1 - (a + b) / 2)
            sectors.append(
                AngularSector(
                    start: lower + (to.angle - lower) * a, end: lower + (to.angle - lower) * b,
                    color: mixed(from.color, to.color, position)))
        }
    }
    return sectors
}

/// The largest difference of a component.
private func distance(_ a: RGBA, _ b: RGBA) -> Double {
    max(max(abs(a.red - b.red), abs(a.green - b.green)), max(abs(a.blue - b.blue), abs(a.alpha - b.alpha)))
}

private func mixed(_ a: RGBA, _ b: RGBA, _ t: Double) -> RGBA {
    RGBA(
        red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
        blue: a.blue + (b.blue - a.blue) * t, alpha: a.alpha + (b.alpha - a.alpha) * t)
}
