import Drawing
import Foundation
import Geometry

/// Symbols so plain that they are drawn here: lines, dots and simple shapes around the origin, in ems of the font they
/// stand in, y down.
package struct SymbolDrawing {
    package enum Part {
        /// A line through points.
        case line([CGPoint])
        /// A closed line.
        case loop(Outline)
        case dot(CGPoint, radius: CGFloat)
        case area(Outline)
        /// Two bars across each other, turned by an angle in radians.
        case cross(reach: CGFloat, angle: CGFloat)
        /// From the tail to the tip, with a head of two strokes.
        case arrow(from: CGPoint, to: CGPoint, head: CGFloat)
    }

    package var parts: [Part]
    /// How many of the parts, from the end, light up one after the other with a variable value.
    package var levelCount = 0

    package init(_ parts: Part...) { self.parts = parts }

    package init(parts: [Part]) { self.parts = parts }

    /// The parts that a value of 0 to 1 lights, and those it leaves faint: as many levels as the value reaches.
    package func split(at value: Double) -> (lit: SymbolDrawing, faint: SymbolDrawing) {
        // checked: the count is that of some of the parts.
        let reached = clampedInt((min(max(0, value), 1) * Double(levelCount)).rounded(.up), in: 0...max(0, levelCount))
        let lit = parts.count - levelCount + reached
        return (SymbolDrawing(parts: Array(parts.prefix(lit))), SymbolDrawing(parts: Array(parts.dropFirst(lit))))
    }

    /// What the drawing covers in a font of `size` points with strokes of `weight` ems, to be filled with the non-zero
    /// rule. Pieces other than loops do not overlap, so that they can be cut out of a shape around them.
    package func outline(size: CGFloat, weight: CGFloat) -> Outline {
        let scale = CGAffineTransform(scaleX: size, y: size)
        var result = Outline()
        for part in parts {
            // Strokes are flattened to a tolerance in points, so they are made at the size they are drawn in.
            if case .loop(let outline) = part {
                let stroke = Stroke(width: weight * size, join: .round)
                result.append(outline.applying(scale).stroked(stroke).clockwise)
            } else {
                var piece = Outline()
                Self.add(part, weight, to: &piece)
                result.append(piece.applying(scale).clockwise)
            }
        }
        return result
    }

    private static func add(_ part: Part, _ weight: CGFloat, to result: inout Outline) {
        switch part {
        case .line(let points): result.append(bar(points, weight))
        case .loop: break
        case .dot(let center, let radius):
            result.addEllipse(
                in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        case .area(let outline): result.append(outline)
        case .cross(let reach, let angle):
            let h = weight / 2
            let corners = [(h, -h), (reach, -h), (reach, h)]
            var points: [CGPoint] = []
            for quarter in 0..<4 {
                let turn = CGAffineTransform(rotationAngle: angle + CGFloat(quarter) * .pi / 2)
                points += corners.map { CGPoint(x: $0.0, y: $0.1).applying(turn) }
            }
            result.append(polygon(points))
        case .arrow(let tail, let tip, let head):
            let length = hypot(tip.x - tail.x, tip.y - tail.y)
            guard length > 0 else { return }
            let direction = CGPoint(x: (tip.x - tail.x) / length, y: (tip.y - tail.y) / length)
            let place = CGAffineTransform(
                a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: tip.x, ty: tip.y)
            let h = weight / 2
            // The shaft ends where the inner edges of the head meet.
            let inner = -weight * 0.707
            let shaft = [
                CGPoint(x: -length, y: -h), CGPoint(x: inner - h, y: -h), CGPoint(x: inner, y: 0),
                CGPoint(x: inner - h, y: h), CGPoint(x: -length, y: h),
            ]
            result.append(polygon(shaft.map { $0.applying(place) }))
            let side = [CGPoint(x: -head, y: -head), .zero, CGPoint(x: -head, y: head)]
            result.append(bar(side.map { $0.applying(place) }, weight))
        }
    }

    private static func polygon(_ points: [CGPoint]) -> Outline {
        Outline { outline in
            for (index, point) in points.enumerated() {
                if index == 0 { outline.move(to: point) } else { outline.line(to: point) }
            }
            outline.close()
        }
    }

    /// A bent bar: the points' line with flat ends and mitred corners.
    private static func bar(_ points: [CGPoint], _ weight: CGFloat) -> Outline {
        guard points.count > 1 else { return Outline() }
        func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            let length = max(hypot(b.x - a.x, b.y - a.y), .leastNormalMagnitude)
            return CGPoint(x: -(b.y - a.y) / length, y: (b.x - a.x) / length)
        }
        let sides = zip(points, points.dropFirst()).map { normal($0, $1) }
        let offsets = points.indices.map { index -> CGPoint in
            let before = sides[checked: index - 1] ?? sides[checked: index] ?? .zero
            let after = sides[checked: index] ?? before
            let sum = CGPoint(x: before.x + after.x, y: before.y + after.y)
            let scale = weight / max(0.2, sum.x * sum.x + sum.y * sum.y)
            return CGPoint(x: sum.x * scale, y: sum.y * scale)
        }
        let left = zip(points, offsets).map { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        let right = zip(points, offsets).map { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
        return polygon(left + right.reversed())
    }
}

/// The stroke of a symbol in a font of a weight, in ems.
package func symbolStroke(weight: Int) -> CGFloat {
    let ramp: [CGFloat] = [0.03, 0.045, 0.06, 0.083, 0.096, 0.109, 0.123, 0.143, 0.16]
    return ramp[checked: min(max(1, (weight + 50) / 100), 9) - 1] ?? 0.083
}

extension Outline {
    /// The outline with its subpaths turned so that what it covers counts positive: overlapping pieces of a symbol must
    /// not cancel each other.
    fileprivate var clockwise: Outline {
        var (area, start, previous) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        func add(_ point: CGPoint) {
            area += previous.x * point.y - previous.y * point.x
            previous = point
        }
        forEach { element in
            switch element {
            case .move(let point): (start, previous) = (point, point)
            case .line(let point): add(point)
            case .quad(let control, let point):
                add(control)
                add(point)
            case .cubic(let first, let second, let point):
                add(first)
                add(second)
                add(point)
            case .close: add(start)
            }
        }
        return area < 0 ? reversed : self
    }

    private var reversed: Outline {
        var result = Outline()
        var subpath: [Element] = []
        func flush() {
            let ends = subpath.compactMap(\.end)
            guard let last = ends.last else { return }
            result.move(to: last)
            for (index, element) in subpath.enumerated().reversed() {
                guard index > 0, let target = ends[checked: index - 1] else { continue }
                switch element {
                case .move, .close: continue
                case .line: result.line(to: target)
                case .quad(let control, _): result.quad(to: target, control: control)
                case .cubic(let first, let second, _):
                    result.cubic(to: target, control1: second, control2: first)
                }
            }
            result.close()
            subpath = []
        }
        forEach { element in
            if case .move = element { flush() }
            if case .close = element { return }
            subpath.append(element)
        }
        flush()
        return result
    }
}

extension Outline.Element {
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point): point
        case .quad(_, let point): point
        case .cubic(_, _, let point): point
        case .close: nil
        }
    }
}
