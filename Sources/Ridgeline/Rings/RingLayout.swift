import SwiftUI

/// The outlines of all rings in a rectangle.
struct RingLayout {
    struct Piece {
        /// Of its track's segments.
        var part: Int
        var path: Path
    }

    struct Ring {
        /// The whole ring, below parts that do not fill it.
        var ground = Path()
        /// The lap before the last one, whole where parts go round twice.
        var lower: [Piece] = []
        /// Sets the last lap off from the one below it; empty where there is one lap.
        var edge = Path()
        var upper: [Piece] = []
    }

    let frame: RingFrame
    private(set) var rings: [Ring] = []

    /// Width of the line around a second lap, in points.
    private static let edgeWidth = 2.0

    /// - Parameter pixel: in points.
    init(_ model: RingModel, _ options: RingOptions, in rect: CGRect, pixel: Double) {
        let frame = RingFrame(options, in: rect)
        self.frame = frame
        rings = model.tracks.enumerated().map { index, track in
            let radii = frame.radii(track: index, of: model.tracks.count, spacing: Double(options.trackSpacing))
            return Self.ring(track, options, Arc(frame: frame, inner: radii.inner, outer: radii.outer), pixel: pixel)
        }
    }

    private static func ring(_ track: RingModel.Track, _ options: RingOptions, _ arc: Arc, pixel: Double) -> Ring {
        var ring = Ring()
        // Gaps between parts that fill the ring stay clear.
        if track.filled < 1 - 1e-9 { ring.ground = arc.path(0, 1, gap: 0, corner: Double(options.cornerRadius)) }
        let length = arc.frame.sweep * (arc.inner + arc.outer) / 2
        // The gap may take half of a part; a pixel is left.
        let thinnest = length > 0 ? 2 * pixel / length : 0
        let least = max(options.minimumAngle.radians / arc.frame.sweep, thinnest)
        var spans = RingSpans.spans(
            track.parts.map(\.share), filled: track.filled, least: least.isFinite ? least : thinnest)
        if options.overflow != .lap {
            spans = spans.filter { $0.start < 1 }.map {
                RingSpans.Span(part: $0.part, start: $0.start, end: min(1, $0.end))
            }
        }
        guard let head = spans.last?.end else { return ring }
        let top = clampedInt(head.rounded(.up) - 1, in: 0...1_000_000)
        let corner = Double(options.cornerRadius)
        // A part that goes on in the second lap of a full ring begins there over itself: only its head shows.
        let isClosed = arc.frame.sweep > 2 * .pi - 1e-5
        let hidden = length > 0 ? (corner + Double(options.gap)) / length : 0
        var edgeStart = 0.0
        for span in spans {
            for piece in RingSpans.pieces(span) where piece.lap >= top - 1 {
                let goesOn = isClosed && piece.lap == top && span.start < Double(piece.lap)
                let start = goesOn ? piece.start - hidden : piece.start
                if goesOn { edgeStart = -hidden / 2 }
                let path = arc.path(start, piece.end, gap: Double(options.gap), corner: corner)
                let drawn = Piece(part: span.part, path: path)
                if piece.lap == top { ring.upper.append(drawn) } else { ring.lower.append(drawn) }
            }
        }
        if top > 0, length > 0 {
            let end = min(head - Double(top) + edgeWidth / length, 1 + edgeStart)
            ring.edge = arc.path(edgeStart, end, gap: 0, corner: corner + edgeWidth)
        }
        return ring
    }

    /// One ring's radii in its frame.
    private struct Arc {
        let frame: RingFrame
        let inner: Double
        let outer: Double

        /// From one place to another, in units of the whole.
        func path(_ start: Double, _ end: Double, gap: Double, corner: Double) -> Path {
            let sign = frame.isClockwise ? 1.0 : -1.0
            let segment = RingSegmentPath(
                inner: inner, outer: outer, start: sign * frame.start + start * frame.sweep,
                span: (end - start) * frame.sweep, gap: gap, cornerRadius: corner)
            return segment.path.applying(
                CGAffineTransform(a: sign, b: 0, c: 0, d: 1, tx: frame.center.x, ty: frame.center.y))
        }
    }
}
