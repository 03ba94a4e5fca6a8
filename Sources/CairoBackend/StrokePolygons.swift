import Drawing
import Foundation
import Geometry

/// The parts of a stroke as convex polygons, all of one direction of turning: a rectangle for each line, a wedge for
/// each join, and the caps. Where they overlap, their coverage adds up to full.
struct StrokePolygons {
    private let stroke: Stroke
    private let reach: CGFloat
    /// Angle between the corners of round joins and caps.
    private let arcStep: CGFloat
    private let add: (ArraySlice<CGPoint>) -> Void

    /// `scale` is how many pixels a unit has; `add` takes each polygon.
    init(_ stroke: Stroke, scale: CGFloat, add: @escaping (ArraySlice<CGPoint>) -> Void) {
        (self.stroke, self.add) = (stroke, add)
        reach = stroke.width / 2
        // A chord whose middle is a tenth of a pixel off its arc.
        arcStep = 2 * acos(max(0.5, 1 - 0.1 / max(0.1, reach * scale)))
    }

    func addStroke(of line: Polyline) {
        var points: [CGPoint] = []
        points.reserveCapacity(line.points.count + 1)
        for point in line.points + (line.isClosed ? line.points.prefix(1) : []) where point != points.last {
            points.append(point)
        }
        guard points.count > 1 else { return addDot(at: points) }
        var previous = CGVector.zero
        var first = CGVector.zero
        for (start, end) in zip(points, points.dropFirst()) {
            let length = hypot(end.x - start.x, end.y - start.y)
            // Across the line, as long as half of its width.
            let across = CGVector(dx: (start.y - end.y) / length * reach, dy: (end.x - start.x) / length * reach)
            addPolygon([start + across, end + across, end - across, start - across])
            if previous != .zero { addJoin(at: start, from: previous, to: across) } else { first = across }
            previous = across
        }
        if line.isClosed {
            addJoin(at: points[0], from: previous, to: first)
        } else {
            addCap(at: points[0], across: CGVector(dx: -first.dx, dy: -first.dy))
            addCap(at: points[points.count - 1], across: previous)
        }
    }

    /// What a path without length shows.
    private func addDot(at points: [CGPoint]) {
        guard let point = points.first else { return }
        let across = CGVector(dx: 0, dy: reach)
        addCap(at: point, across: across)
        addCap(at: point, across: CGVector(dx: 0, dy: -reach))
    }

    /// `across` turned by a quarter against its sense points out of the line.
    private func addCap(at point: CGPoint, across: CGVector) {
        let ahead = CGVector(dx: across.dy, dy: -across.dx)
        switch stroke.cap {
        case .butt: break
        case .square: addPolygon([point + across, point + across + ahead, point - across + ahead, point - across])
        case .round:
            addPolygon(arc(around: point, from: across, turn: -.pi))
        }
    }

    private func addJoin(at point: CGPoint, from before: CGVector, to after: CGVector) {
        let cross = before.dx * after.dy - before.dy * after.dx
        let dot = before.dx * after.dx + before.dy * after.dy
        if cross == 0, dot > 0 { return }
        // On the outer side of the turn.
        let side: CGFloat = cross > 0 ? -1 : 1
        let (from, to) = (before * side, after * side)
        switch stroke.join {
        case .round: addPolygon([point] + arc(around: point, from: from, turn: atan2(cross, dot)))
        case .bevel: addPolygon([point, point + from, point + to])
        case .miter:
            // Half the cosine's complement is how much longer than the width the mitre would be, squared.
            let share = (1 + dot / (reach * reach)) / 2
            let limit = stroke.miterLimit.isFinite ? max(1, stroke.miterLimit) : 10
            guard share * limit * limit >= 1 else { return addPolygon([point, point + from, point + to]) }
            let tip = CGVector(dx: (from.dx + to.dx) / (2 * share), dy: (from.dy + to.dy) / (2 * share))
            addPolygon([point, point + from, point + tip, point + to])
        }
    }

    private func arc(around center: CGPoint, from start: CGVector, turn: CGFloat) -> [CGPoint] {
        let pieces = clampedInt((abs(turn) / arcStep).rounded(.up), in: 1...1024)
        return (0..<(pieces + 1)).map { piece in
            let angle = turn * CGFloat(piece) / CGFloat(pieces)
            let (sine, cosine) = (sin(angle), cos(angle))
            return center
                + CGVector(dx: start.dx * cosine - start.dy * sine, dy: start.dx * sine + start.dy * cosine)
        }
    }

    /// Turned round where needed, since coverage of opposite directions would cancel.
    private func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        var previous = points[points.count - 1]
        for point in points {
            area += (previous.x - points[0].x) * (point.y - points[0].y)
            area -= (point.x - points[0].x) * (previous.y - points[0].y)
            previous = point
        }
        add(area < 0 ? ArraySlice(points.reversed()) : points[...])
    }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}

private func - (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
}

private func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
}
