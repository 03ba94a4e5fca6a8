import Drawing
import Foundation
import Geometry

extension Outline {
    /// The area that a stroke covers, as an outline to be filled with the non-zero rule. Curves become polylines
    /// within 0.02 points of them; round caps and joins stay arcs.
    package func stroked(_ stroke: Stroke) -> Outline {
        guard stroke.width > 0, stroke.width.isFinite else { return Outline() }
        var result = Outline()
        for subpath in subpaths {
            let line = Polyline(subpath)
            for piece in line.dashed(stroke) { piece.stroke(stroke, into: &result) }
        }
        return result
    }
}

/// A flattened subpath. Repeated points are dropped.
private struct Polyline {
    struct Vertex {
        var point: CGPoint
        /// Whether the source has a corner here, not just the next point of a smooth curve.
        var isCorner: Bool
    }

    private(set) var vertices: [Vertex] = []
    private(set) var isClosed = false

    init(_ subpath: Subpath) {
        add(subpath.start, isCorner: true)
        for segment in subpath.segments {
            segment.flatten(tolerance: 0.02) { add($0, isCorner: $0 == segment.end) }
        }
        isClosed = subpath.isClosed
        if isClosed, vertices.count > 1, vertices.last?.point == vertices.first?.point { vertices.removeLast() }
    }

    private init(open vertices: [Vertex]) {
        for vertex in vertices { add(vertex.point, isCorner: vertex.isCorner) }
    }

    private mutating func add(_ point: CGPoint, isCorner: Bool) {
        guard point.x.isFinite, point.y.isFinite else { return }
        if vertices.last?.point == point { return }
        vertices.append(Vertex(point: point, isCorner: isCorner))
    }

    private var length: CGFloat {
        let ends = isClosed ? vertices.dropFirst() + vertices.prefix(1) : vertices.dropFirst()
        return zip(vertices, ends).reduce(0) { sum, side in
            sum + hypot(side.1.point.x - side.0.point.x, side.1.point.y - side.0.point.y)
        }
    }

    // MARK: Dashes

    /// A pattern repeated more often than this cannot be told from a solid line.
    private static let mostPeriods: CGFloat = 100_000

    func dashed(_ stroke: Stroke) -> [Polyline] {
        let valid = stroke.dash.allSatisfy { $0 >= 0 && $0.isFinite }
        var pattern = stroke.dash
        // An odd number of lengths is gone through twice, dashes and gaps changing places.
        if pattern.count % 2 == 1 { pattern += pattern }
        let period = pattern.reduce(0, +)
        guard valid, period > 0, vertices.count > 1, length / period < Self.mostPeriods else { return [self] }

        var phase = stroke.dashPhase.isFinite ? stroke.dashPhase.truncatingRemainder(dividingBy: period) : 0
        if phase < 0 { phase += period }
        var index = 0
        while let length = pattern[checked: index], phase >= length, index < pattern.count - 1 {
            phase -= length
            index += 1
        }
        var left = (pattern[checked: index] ?? period) - phase
        var pieces: [Polyline] = []
        var current: [Vertex] = []
        let points = isClosed ? vertices + vertices.prefix(1) : vertices
        if index % 2 == 0, let first = points.first { current = [first] }
        for (a, b) in zip(points, points.dropFirst()) {
            let length = hypot(b.point.x - a.point.x, b.point.y - a.point.y)
            var done: CGFloat = 0
            while left < length - done {
                done += left
                let cut = Vertex(
                    point: CGPoint(
                        x: a.point.x + (b.point.x - a.point.x) * done / length,
                        y: a.point.y + (b.point.y - a.point.y) * done / length), isCorner: false)
                if index % 2 == 0 {
                    pieces.append(Polyline(open: current + [cut]))
                    current = []
                } else {
                    current = [cut]
                }
                index = (index + 1) % pattern.count
                left = pattern[checked: index] ?? period
            }
            left -= length - done
            if index % 2 == 0 { current.append(b) }
        }
        if current.count > 1 { pieces.append(Polyline(open: current)) }
        return pieces
    }

    // MARK: Sides

    func stroke(_ stroke: Stroke, into outline: inout Outline) {
        let count = vertices.count
        guard count > 1 else { return dot(stroke, into: &outline) }
        var pen = StrokePen(outline: outline, stroke: stroke)
        if isClosed, count > 2 {
            let round = vertices + vertices.prefix(2)
            pen.loop(round)
            pen.loop(round.reversed())
        } else {
            let there = isClosed ? vertices + vertices.prefix(1) : vertices
            pen.side(there)
            pen.side(there.reversed())
            pen.close()
        }
        outline = pen.outline
    }

    /// A subpath of no length: a dot where the caps are not butt.
    private func dot(_ stroke: Stroke, into outline: inout Outline) {
        guard let centre = vertices.first?.point else { return }
        let half = stroke.width / 2
        let box = CGRect(x: centre.x - half, y: centre.y - half, width: stroke.width, height: stroke.width)
        switch stroke.cap {
        case .butt: return
        case .round: outline.addEllipse(in: box)
        case .square: outline.addRect(box)
        }
    }
}

/// Draws the borders of a stroke, each on the left of the way along its vertices.
private struct StrokePen {
    var outline: Outline
    let stroke: Stroke
    private let half: CGFloat
    private var isDown = false

    init(outline: Outline, stroke: Stroke) {
        (self.outline, self.stroke) = (outline, stroke)
        half = stroke.width / 2
    }

    /// One border of an open line with the cap at its end.
    mutating func side(_ vertices: [Polyline.Vertex]) {
        var previous: CGVector?
        for (a, b) in zip(vertices, vertices.dropFirst()) {
            guard let direction = a.point.direction(to: b.point) else { continue }
            if let previous {
                join(a, previous, direction)
            } else {
                go(a.point, beside: direction)
            }
            previous = direction
        }
        guard let last = vertices.last, let direction = previous else { return }
        go(last.point, beside: direction)
        cap(last.point, direction)
    }

    /// One border of a closed line, whose first two vertices are repeated at the end.
    mutating func loop(_ vertices: [Polyline.Vertex]) {
        var previous: CGVector?
        for (a, b) in zip(vertices, vertices.dropFirst()) {
            guard let direction = a.point.direction(to: b.point) else { continue }
            if let previous { join(a, previous, direction) }
            previous = direction
        }
        close()
    }

    mutating func close() {
        outline.close()
        isDown = false
    }

    private mutating func go(_ point: CGPoint) {
        if isDown { outline.line(to: point) } else { outline.move(to: point) }
        isDown = true
    }

    private mutating func go(_ point: CGPoint, beside direction: CGVector) {
        let normal = normal(direction)
        go(CGPoint(x: point.x + normal.dx, y: point.y + normal.dy))
    }

    /// To the left of the direction on the y-down canvas, half a line width long.
    private func normal(_ direction: CGVector) -> CGVector {
        CGVector(dx: direction.dy * half, dy: -direction.dx * half)
    }

    private mutating func join(_ vertex: Polyline.Vertex, _ before: CGVector, _ after: CGVector) {
        let point = vertex.point
        let turn = before.dx * after.dy - before.dy * after.dx
        let cosine = before.dx * after.dx + before.dy * after.dy
        go(point, beside: before)
        if turn < 0 {
            // The inner side: through the vertex, so that the area keeps its winding.
            go(point)
        } else if vertex.isCorner, turn > 0 || cosine < 0 {
            switch stroke.join {
            case .bevel: break
            case .round:
                let normal = normal(before)
                outline.addArc(
                    center: point, radius: half, start: atan2(normal.dy, normal.dx),
                    sweep: acos(min(max(-1, cosine), 1)))
            case .miter:
                // A miter is 1 / sin(half the angle between the lines) line widths long.
                let sine = ((1 + cosine) / 2).squareRoot()
                guard sine > 1e-6, 1 / sine <= stroke.miterLimit else { break }
                let (a, b) = (normal(before), normal(after))
                go(
                    CGPoint(
                        x: point.x + (a.dx + b.dx) / (1 + cosine), y: point.y + (a.dy + b.dy) / (1 + cosine)))
            }
        }
        go(point, beside: after)
    }

    private mutating func cap(_ end: CGPoint, _ direction: CGVector) {
        let normal = normal(direction)
        switch stroke.cap {
        case .butt: break
        case .round:
            outline.addArc(center: end, radius: half, start: atan2(normal.dy, normal.dx), sweep: .pi)
        case .square:
            let tip = CGPoint(x: end.x + direction.dx * half, y: end.y + direction.dy * half)
            go(CGPoint(x: tip.x + normal.dx, y: tip.y + normal.dy))
            go(CGPoint(x: tip.x - normal.dx, y: tip.y - normal.dy))
        }
    }
}
