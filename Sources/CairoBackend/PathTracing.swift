import CCairo
import Foundation
import Geometry

/// In device units: cairo's rasteriser computes in fixed point and loses edges whose ends are beyond 65,536. This
/// leaves room for the width of a stroke, and for any canvas.
let farthest: CGFloat = 40_000

extension Painter {
    /// Makes `outline` the current path.
    ///
    /// Elements with a point that is not finite leave a gap. Lines that lead very far away are cut well outside of the
    /// canvas, with their direction kept.
    func trace(_ outline: Outline) {
        cairo_new_path(context)
        if isPlain(outline) { return traceDirectly(outline) }
        // Lengths are compared in device units, so the path is given in them.
        let matrix = matrix
        self.matrix = .identity
        var pen = CarefulPen(context: context)
        outline.applying(matrix).forEach { pen.add($0) }
        self.matrix = matrix
    }

    private func isPlain(_ outline: Outline) -> Bool {
        guard outline.isFinite else { return false }
        let bounds = outline.controlBounds
        if bounds.isNull { return true }
        let device = bounds.applying(matrix)
        return max(abs(device.minX), abs(device.maxX), abs(device.minY), abs(device.maxY)) < farthest
    }

    private func traceDirectly(_ outline: Outline) {
        outline.points.withUnsafeBufferPointer { points in
            var next = 0
            var pen = CGPoint.zero
            for verb in outline.verbs {
                switch verb {
                case .move:
                    pen = points[next]
                    cairo_move_to(context, pen.x, pen.y)
                case .line:
                    pen = points[next]
                    cairo_line_to(context, pen.x, pen.y)
                case .quad:
                    addQuad(context, from: pen, control: points[next], to: points[next + 1])
                    pen = points[next + 1]
                case .cubic:
                    let (first, second) = (points[next], points[next + 1])
                    pen = points[next + 2]
                    cairo_curve_to(context, first.x, first.y, second.x, second.y, pen.x, pen.y)
                case .close:
                    cairo_close_path(context)
                    var (x, y) = (0.0, 0.0)
                    cairo_get_current_point(context, &x, &y)
                    pen = CGPoint(x: x, y: y)
                }
                next += verb.pointCount
            }
        }
    }
}

/// cairo has cubic curves only.
private func addQuad(_ context: OpaquePointer, from start: CGPoint, control: CGPoint, to end: CGPoint) {
    cairo_curve_to(
        context, start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3,
        end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
}

/// Takes elements in device units that may be anywhere, or nowhere.
private struct CarefulPen {
    let context: OpaquePointer
    /// Nil at the start and after an element that could not be drawn.
    private var place: CGPoint?
    private var start: CGPoint?

    init(context: OpaquePointer) { self.context = context }

    mutating func add(_ element: Outline.Element) {
        switch element {
        case .move(let point): move(to: bounded(point))
        case .line(let point): line(to: bounded(point))
        case .quad(let control, let end):
            guard let place, let control = bounded(control), let end = bounded(end) else {
                return move(to: bounded(end))
            }
            addQuad(context, from: near(place), control: near(control), to: near(end))
            self.place = end
        case .cubic(let control1, let control2, let end):
            guard place != nil, let first = bounded(control1).map(near), let second = bounded(control2).map(near),
                let end = bounded(end)
            else { return move(to: bounded(end)) }
            let last = near(end)
            cairo_curve_to(context, first.x, first.y, second.x, second.y, last.x, last.y)
            place = end
        case .close:
            if place != nil { cairo_close_path(context) }
            place = start
        }
    }

    private mutating func move(to point: CGPoint?) {
        (place, start) = (point, point)
        guard let point = point.map(near) else { return }
        cairo_move_to(context, point.x, point.y)
    }

    private mutating func line(to point: CGPoint?) {
        guard let from = place, let to = point else { return move(to: point) }
        place = to
        if let (entry, exit) = visiblePart(from, to) {
            if entry != from { cairo_line_to(context, entry.x, entry.y) }
            if exit != to { cairo_line_to(context, exit.x, exit.y) }
        }
        cairo_line_to(context, near(to).x, near(to).y)
    }

    /// Nil for what is not finite. The bound leaves room for differences and products.
    private func bounded(_ point: CGPoint) -> CGPoint? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return CGPoint(x: min(max(point.x, -1e100), 1e100), y: min(max(point.y, -1e100), 1e100))
    }

    private func near(_ point: CGPoint) -> CGPoint {
        CGPoint(x: min(max(point.x, -farthest), farthest), y: min(max(point.y, -farthest), farthest))
    }

    /// The part of a line within the drawable square (Liang and Barsky's algorithm), or nil if it passes it by.
    private func visiblePart(_ from: CGPoint, _ to: CGPoint) -> (entry: CGPoint, exit: CGPoint)? {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        var (first, last) = (0.0, 1.0)
        for (step, low, high) in [
            (dx, -farthest - from.x, farthest - from.x), (dy, -farthest - from.y, farthest - from.y),
        ] {
            if step == 0 {
                if low > 0 || high < 0 { return nil }
                continue
            }
            first = max(first, min(low / step, high / step))
            last = min(last, max(low / step, high / step))
        }
        guard first <= last else { return nil }
        func at(_ share: Double) -> CGPoint {
            share == 0 ? from : share == 1 ? to : CGPoint(x: from.x + dx * share, y: from.y + dy * share)
        }
        return (at(first), at(last))
    }
}
