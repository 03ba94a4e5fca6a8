import Foundation
import Geometry

/// A closed polygon, its vertices clockwise on the y-down plane, with a corner radius for each.
struct RoundedPolygon {
    var vertices: [CGPoint]
    var radii: [CGFloat]

    /// The polygon whose edges lie `distance` further inside. Outer corners lose as much of their radius; inner
    /// corners stay sharp.
    func inset(by distance: CGFloat) -> RoundedPolygon {
        guard distance != 0 else { return self }
        var result = self
        for index in vertices.indices {
            let (before, vertex, after) = neighbours(index)
            let (n1, n2) = (inwardNormal(before, vertex), inwardNormal(vertex, after))
            let spread = 1 + n1.dx * n2.dx + n1.dy * n2.dy
            guard spread > 1e-9 else { continue }
            result.vertices[index] = CGPoint(
                x: vertex.x + (n1.dx + n2.dx) * distance / spread, y: vertex.y + (n1.dy + n2.dy) * distance / spread)
            result.radii[index] = max(0, radii[index] - distance)
        }
        return result
    }

    /// Adds the polygon, counterclockwise if `backwards`. Radii shrink to what half of the edges beside them leave
    /// room for.
    func add(to outline: inout Outline, backwards: Bool = false) {
        guard vertices.count > 2 else { return }
        for step in vertices.indices {
            let index = backwards ? vertices.count - 1 - step : step
            var (before, vertex, after) = neighbours(index)
            if backwards { swap(&before, &after) }
            let (a, b) = (distance(vertex, before), distance(vertex, after))
            guard a > 0, b > 0 else { continue }
            let (toward, away) = (direction(vertex, before), direction(vertex, after))
            let cosine = min(max(toward.dx * away.dx + toward.dy * away.dy, -1), 1)
            let halfAngle = acos(cosine) / 2
            let cut = min(radii[index] / tan(halfAngle), min(a, b) / 2)
            let start = CGPoint(x: vertex.x + toward.dx * cut, y: vertex.y + toward.dy * cut)
            if step == 0 { outline.move(to: start) } else { outline.line(to: start) }
            guard cut > 1e-9 else { continue }
            let end = CGPoint(x: vertex.x + away.dx * cut, y: vertex.y + away.dy * cut)
            // The handle of an arc that turns by π - 2·halfAngle, on the lines towards the vertex.
            let handle = 4 / 3 * tan((.pi / 2 - halfAngle) / 2) * tan(halfAngle) * cut
            outline.cubic(
                to: end,
                control1: CGPoint(x: start.x - toward.dx * handle, y: start.y - toward.dy * handle),
                control2: CGPoint(x: end.x - away.dx * handle, y: end.y - away.dy * handle))
        }
        outline.close()
    }

    private func neighbours(_ index: Int) -> (CGPoint, CGPoint, CGPoint) {
        let count = vertices.count
        return (vertices[(index + count - 1) % count], vertices[index], vertices[(index + 1) % count])
    }

    private func inwardNormal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let along = direction(from, to)
        return CGVector(dx: -along.dy, dy: along.dx)
    }

    private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let length = distance(from, to)
        return length > 0 ? CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length) : .zero
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
}
