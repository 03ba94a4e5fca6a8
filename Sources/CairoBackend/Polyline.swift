import CCairo
import Foundation
import Geometry

/// A chain of points.
struct Polyline {
    var points: [CGPoint] = []
    var isClosed = false

    /// The pieces of it that a dash pattern draws. `lengths` has a positive sum, `phase` lies within one repetition.
    func dashed(_ lengths: [CGFloat], phase: CGFloat) -> [Polyline] {
        guard let start = points.first else { return [] }
        var index = 0
        var rest = lengths[0]
        var isDrawn = true
        func advance() {
            index = (index + 1) % lengths.count
            rest = lengths[index]
            isDrawn.toggle()
        }
        var skip = phase
        while skip > 0, skip >= rest {
            skip -= rest
            advance()
        }
        rest -= skip
        var pieces: [Polyline] = []
        var piece = isDrawn ? [start] : []
        var place = start
        for end in points.dropFirst() + (isClosed ? [start] : []) {
            var length = hypot(end.x - place.x, end.y - place.y)
            while length > rest {
                let share = rest / length
                place = CGPoint(x: place.x + (end.x - place.x) * share, y: place.y + (end.y - place.y) * share)
                length -= rest
                if isDrawn { pieces.append(Polyline(points: piece + [place])) }
                advance()
                piece = isDrawn ? [place] : []
            }
            rest -= length
            place = end
            if isDrawn { piece.append(end) }
        }
        if piece.count > 1 { pieces.append(Polyline(points: piece)) }
        return pieces
    }
}

extension Painter {
    /// The current path with its curves as chains of short lines, in the items' plane.
    func flattenedPath() -> [Polyline] {
        guard let path = cairo_copy_path_flat(context) else { return [] }
        defer { cairo_path_destroy(path) }
        guard path.pointee.status == CAIRO_STATUS_SUCCESS, let data = path.pointee.data else { return [] }
        var lines: [Polyline] = []
        var line = Polyline()
        func finish() {
            if !line.points.isEmpty { lines.append(line) }
            line = Polyline()
        }
        var place = 0
        let count = Int(path.pointee.num_data)
        while place < count {
            let header = data[place].header
            let point = data[min(place + 1, count - 1)].point
            switch header.type {
            case CAIRO_PATH_MOVE_TO:
                finish()
                line.points = [CGPoint(x: point.x, y: point.y)]
            case CAIRO_PATH_LINE_TO: line.points.append(CGPoint(x: point.x, y: point.y))
            // A closed path's next point is told by a move that follows it.
            default:
                line.isClosed = true
                finish()
            }
            place += max(1, Int(header.length))
        }
        finish()
        return lines
    }
}
