import Foundation
import Geometry

/// Looks at outlines the way a renderer does: as closed polygons of short straight pieces.
struct OutlineProbe {
    let polygons: [[CGPoint]]

    init(_ outline: Outline, pieces: Int = 24) {
        var all: [[CGPoint]] = []
        var current: [CGPoint] = []
        outline.forEach { element in
            switch element {
            case .move(let point):
                if current.count > 1 { all.append(current) }
                current = [point]
            case .line(let point): current.append(point)
            case .quad(let control, let end):
                guard let start = current.last else { return }
                for step in 1...pieces {
                    let t = CGFloat(step) / CGFloat(pieces)
                    let u = 1 - t
                    current.append(
                        CGPoint(
                            x: u * u * start.x + 2 * u * t * control.x + t * t * end.x,
                            y: u * u * start.y + 2 * u * t * control.y + t * t * end.y))
                }
            case .cubic(let a, let b, let end):
                guard let start = current.last else { return }
                for step in 1...pieces {
                    let t = CGFloat(step) / CGFloat(pieces)
                    let u = 1 - t
                    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    current.append(
                        CGPoint(
                            x: w0 * start.x + w1 * a.x + w2 * b.x + w3 * end.x,
                            y: w0 * start.y + w1 * a.y + w2 * b.y + w3 * end.y))
                }
            case .close: break
            }
        }
        if current.count > 1 { all.append(current) }
        polygons = all
    }

    var points: [CGPoint] { polygons.flatMap { $0 } }

    var bounds: CGRect {
        var bounds = BoundsBuilder()
        for point in points { bounds.add(point) }
        return bounds.rect
    }

    /// Positive for clockwise outlines on the y-down plane; holes run the other way and count negative.
    var area: CGFloat {
        polygons.reduce(0) { sum, polygon in
            sum
                + polygon.indices.reduce(0) { part, index in
                    let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
                    return part + (a.x * b.y - b.x * a.y) / 2
                }
        }
    }

    /// The centre of the area.
    var centroid: CGPoint {
        var (x, y, total) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for polygon in polygons {
            for index in polygon.indices {
                let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
                let cross = a.x * b.y - b.x * a.y
                x += (a.x + b.x) * cross / 6
                y += (a.y + b.y) * cross / 6
                total += cross / 2
            }
        }
        return CGPoint(x: x / total, y: y / total)
    }

    /// Whether two pieces of one polygon that are no neighbours cross.
    var crossesItself: Bool {
        polygons.contains { raw in
            var polygon: [CGPoint] = []
            for point in raw where polygon.last.map({ hypot($0.x - point.x, $0.y - point.y) > 1e-7 }) ?? true {
                polygon.append(point)
            }
            if let first = polygon.first, let last = polygon.last, polygon.count > 1,
                hypot(first.x - last.x, first.y - last.y) <= 1e-7
            {
                polygon.removeLast()
            }
            let count = polygon.count
            guard count > 3 else { return false }
            for first in 0..<count {
                for second in (first + 1)..<count where second - first > 1 && !(first == 0 && second == count - 1) {
                    if Self.cross(
                        polygon[first], polygon[first + 1], polygon[second], polygon[(second + 1) % count])
                    {
                        return true
                    }
                }
            }
            return false
        }
    }

    private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> Bool {
        func side(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint) -> CGFloat {
            (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
        }
        let slack: CGFloat = 1e-9
        let (s1, s2, s3, s4) = (side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b))
        return (s1 > slack && s2 < -slack || s1 < -slack && s2 > slack)
            && (s3 > slack && s4 < -slack || s3 < -slack && s4 > slack)
    }
}

/// Whether two points are the same to a billionth of a point.
func near(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    hypot(a.x - b.x, a.y - b.y) <= tolerance
}
