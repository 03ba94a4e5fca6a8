import Foundation
import Geometry

/// A connected part of an outline as a list of segments; the closing line is one of them where it has a length.
package struct Subpath: Hashable, Sendable {
    package var start: CGPoint
    package var segments: [CurveSegment] = []
    package var isClosed = false
}

extension Outline {
    package var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        var pen = CGPoint.zero
        func finish() {
            if let subpath = current { result.append(subpath) }
            current = nil
        }
        func add(_ segment: CurveSegment) {
            if current == nil { current = Subpath(start: pen) }
            current?.segments.append(segment)
            pen = segment.end
        }
        forEach { element in
            switch element {
            case .move(let point):
                finish()
                current = Subpath(start: point)
                pen = point
            case .line(let point): add(CurveSegment(from: pen, to: point))
            case .quad(let control, let point): add(CurveSegment(from: pen, control: control, to: point))
            case .cubic(let control1, let control2, let point):
                add(CurveSegment(from: pen, control1: control1, control2: control2, to: point))
            case .close:
                guard let start = current?.start else { return }
                if pen != start { add(CurveSegment(from: pen, to: start)) }
                current?.isClosed = true
                finish()
                pen = start
            }
        }
        finish()
        return result
    }

    package mutating func append(_ segment: CurveSegment) {
        if segment.isLine {
            line(to: segment.end)
        } else {
            cubic(to: segment.end, control1: segment.control1, control2: segment.control2)
        }
    }

    /// The rectangle around the drawn points, without control points.
    package var tightBounds: CGRect {
        var bounds = BoundsBuilder()
        for subpath in subpaths {
            bounds.add(subpath.start)
            for segment in subpath.segments {
                bounds.add(segment.end)
                for t in segment.turningParameters { bounds.add(segment.point(at: t)) }
            }
        }
        return bounds.rect
    }

    /// Whether the point lies within the filled outline; open subpaths count as closed.
    package func contains(_ point: CGPoint, evenOdd: Bool, tolerance: CGFloat = 0.001) -> Bool {
        var winding = 0
        for subpath in subpaths {
            var last = subpath.start
            func cross(to next: CGPoint) {
                // A ray to the right of the point: up-going and down-going edges count against each other.
                let side = (next.x - last.x) * (point.y - last.y) - (point.x - last.x) * (next.y - last.y)
                if last.y <= point.y, next.y > point.y, side > 0 { winding += 1 }
                if last.y > point.y, next.y <= point.y, side < 0 { winding -= 1 }
                last = next
            }
            for segment in subpath.segments { segment.flatten(tolerance: tolerance, cross) }
            cross(to: subpath.start)
        }
        return evenOdd ? winding % 2 != 0 : winding != 0
    }

    /// The part between two fractions of the whole length. Subpaths that lie in it as a whole stay closed.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> Outline {
        func unit(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(0, value), 1) }
        let (from, to) = (unit(start), unit(end))
        if from <= 0, to >= 1 { return self }
        guard from < to else { return Outline() }

        let parts = subpaths
        let lengths = parts.map { $0.segments.map(\.length) }
        let total = lengths.reduce(0) { $0 + $1.reduce(0, +) }
        let (low, high) = (total * from, total * to)
        var result = Outline()
        var travelled: CGFloat = 0
        for (subpath, segmentLengths) in zip(parts, lengths) {
            let whole = segmentLengths.reduce(0, +)
            let isWhole = travelled >= low && travelled + whole <= high
            var isDrawing = false
            for (segment, length) in zip(subpath.segments, segmentLengths) {
                defer { travelled += length }
                guard length > 0, travelled + length > low, travelled < high else { continue }
                let piece = segment.part(
                    from: segment.parameter(atLength: low - travelled, of: length),
                    to: segment.parameter(atLength: high - travelled, of: length))
                if !isDrawing { result.move(to: piece.start) }
                isDrawing = true
                result.append(piece)
            }
            if isWhole, isDrawing, subpath.isClosed { result.close() }
        }
        return result
    }
}
