import CCairo
import Drawing
import Foundation
import Geometry

/// In device units. Finer dashes cost time without end and are no more than a tone.
private let finestDash: CGFloat = 0.1

extension Painter {
    func paint(_ path: DrawnPath) {
        if let fill = path.fill, usePaint(fill, covering: path.outline.controlBounds),
            path.hasCrispEdges || !fillDensely(path.outline, evenOdd: path.evenOdd)
        {
            if path.hasCrispEdges { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
            defer { if path.hasCrispEdges { cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) } }
            trace(path.outline)
            cairo_set_fill_rule(context, path.evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
        if let stroke = path.stroke, let paint = path.strokePaint, stroke.width.isFinite, stroke.width > 0 {
            paintStroke(of: path.outline, stroke, paint)
        }
    }

    private func paintStroke(of outline: Outline, _ stroke: Stroke, _ paint: Paint) {
        var (stroke, paint) = (stroke, paint)
        let dash = stroke.usableDash
        let period = dash.lengths.reduce(0, +)
        if period > 0, period * matrix.meanScale < finestDash {
            // Too fine to be told apart: an even tone, where caps do not close the gaps.
            let drawn = dash.lengths.enumerated().reduce(0) { $1.offset.isMultiple(of: 2) ? $0 + $1.element : $0 }
            let share = dash.lengths.count.isMultiple(of: 2) ? drawn / period : 0.5
            if stroke.cap == .butt { paint = paint.faded(by: Double(share)) }
            stroke.dash = []
        }
        guard usePaint(paint, covering: stroke.bounds(around: outline.controlBounds)) else { return }
        // Wider than any canvas is wide enough.
        stroke.width = min(stroke.width, farthest / matrix.meanScale)
        if strokeDensely(outline, stroke) { return }
        trace(outline)
        use(stroke)
        cairo_stroke(context)
    }

    func use(_ stroke: Stroke) {
        cairo_set_line_width(context, stroke.width)
        cairo_set_line_cap(context, stroke.cap.cairo)
        cairo_set_line_join(context, stroke.join.cairo)
        cairo_set_miter_limit(context, stroke.miterLimit.isFinite ? max(1, stroke.miterLimit) : 10)
        let dash = stroke.usableDash
        cairo_set_dash(context, dash.lengths.map(Double.init), Int32(dash.lengths.count), dash.phase)
    }
}

extension Stroke.Cap {
    fileprivate var cairo: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension Stroke.Join {
    fileprivate var cairo: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}

extension Stroke {
    /// A dash pattern that cairo accepts: lengths finite, none negative, not all zero, and the phase within one
    /// period (cairo walks to a far one dash by dash). Anything else is a solid line.
    var usableDash: (lengths: [CGFloat], phase: CGFloat) {
        let period = dash.reduce(0, +)
        guard period > 0, period.isFinite, dash.count <= 1000, dash.allSatisfy({ $0 >= 0 }) else { return ([], 0) }
        // A pattern of odd length swaps dashes and gaps each time.
        let repeated = dash.count.isMultiple(of: 2) ? period : period * 2
        guard dashPhase.isFinite else { return (dash, 0) }
        let phase = dashPhase.truncatingRemainder(dividingBy: repeated)
        return (dash, phase < 0 ? phase + repeated : phase)
    }

    /// What the stroke of a path within `bounds` can cover: mitres are the farthest.
    func bounds(around bounds: CGRect) -> CGRect {
        guard !bounds.isNull, width.isFinite else { return bounds }
        let reach = width / 2 * (join == .miter ? max(1.5, miterLimit.isFinite ? miterLimit : 10) : 1.5)
        return bounds.insetBy(dx: -reach, dy: -reach)
    }
}
