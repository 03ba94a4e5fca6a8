import Foundation

/// Handle length of the cubic Bézier that stands for a quarter of a circle of radius 1.
private let quarterArcHandle: CGFloat = 0.552_284_749_830_793_6

extension Outline {
    public init(rect: CGRect) {
        self.init { $0.addRect(rect) }
    }

    public mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    public mutating func addEllipse(in rect: CGRect) {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (cx, cy) = (rect.midX, rect.midY)
        let (hx, hy) = (rx * quarterArcHandle, ry * quarterArcHandle)
        move(to: CGPoint(x: cx + rx, y: cy))
        cubic(
            to: CGPoint(x: cx, y: cy + ry), control1: CGPoint(x: cx + rx, y: cy + hy),
            control2: CGPoint(x: cx + hx, y: cy + ry))
        cubic(
            to: CGPoint(x: cx - rx, y: cy), control1: CGPoint(x: cx - hx, y: cy + ry),
            control2: CGPoint(x: cx - rx, y: cy + hy))
        cubic(
            to: CGPoint(x: cx, y: cy - ry), control1: CGPoint(x: cx - rx, y: cy - hy),
            control2: CGPoint(x: cx - hx, y: cy - ry))
        cubic(
            to: CGPoint(x: cx + rx, y: cy), control1: CGPoint(x: cx + hx, y: cy - ry),
            control2: CGPoint(x: cx + rx, y: cy - hy))
        close()
    }

    /// An arc of a circle by the angle `start` to `start + sweep` (radians, clockwise from 3 o'clock on the y-down
    /// canvas), joined by a line where the outline already has a current point. Pieces of at most a quarter turn.
    public mutating func addArc(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
        guard radius.isFinite, start.isFinite, sweep.isFinite else { return }
        let pieces = clampedInt((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), in: 1...4096)
        let step = sweep / CGFloat(pieces)
        let handle = 4 / 3 * tan(step / 4) * radius
        func at(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = at(start)
        if let pen = currentPoint {
            if hypot(pen.x - first.x, pen.y - first.y) > 1e-9 { line(to: first) }
        } else {
            move(to: first)
        }
        for piece in indices(pieces) {
            let (a, b) = (start + step * CGFloat(piece), start + step * CGFloat(piece + 1))
            let (from, to) = (at(a), at(b))
            cubic(
                to: to, control1: CGPoint(x: from.x - handle * sin(a), y: from.y + handle * cos(a)),
                control2: CGPoint(x: to.x + handle * sin(b), y: to.y - handle * cos(b)))
        }
    }

    /// A rectangle whose four corners are rounded by circular arcs of their own radii, each limited to half of the
    /// shorter side.
    public mutating func addRoundedRect(
        _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
    ) {
        let limit = max(0, min(rect.width, rect.height) / 2)
        func radius(_ wish: CGFloat) -> CGFloat { wish.isFinite ? min(max(0, wish), limit) : 0 }
        let (tl, tr, br, bl) = (radius(topLeft), radius(topRight), radius(bottomRight), radius(bottomLeft))
        let k = 1 - quarterArcHandle
        move(to: CGPoint(x: rect.minX + tl, y: rect.minY))
        line(to: CGPoint(x: rect.maxX - tr, y: rect.minY))
        if tr > 0 {
            cubic(
                to: CGPoint(x: rect.maxX, y: rect.minY + tr),
                control1: CGPoint(x: rect.maxX - tr * k, y: rect.minY),
                control2: CGPoint(x: rect.maxX, y: rect.minY + tr * k))
        }
        line(to: CGPoint(x: rect.maxX, y: rect.maxY - br))
        if br > 0 {
            cubic(
                to: CGPoint(x: rect.maxX - br, y: rect.maxY),
                control1: CGPoint(x: rect.maxX, y: rect.maxY - br * k),
                control2: CGPoint(x: rect.maxX - br * k, y: rect.maxY))
        }
        line(to: CGPoint(x: rect.minX + bl, y: rect.maxY))
        if bl > 0 {
            cubic(
                to: CGPoint(x: rect.minX, y: rect.maxY - bl),
                control1: CGPoint(x: rect.minX + bl * k, y: rect.maxY),
                control2: CGPoint(x: rect.minX, y: rect.maxY - bl * k))
        }
        line(to: CGPoint(x: rect.minX, y: rect.minY + tl))
        if tl > 0 {
            cubic(
                to: CGPoint(x: rect.minX + tl, y: rect.minY),
                control1: CGPoint(x: rect.minX, y: rect.minY + tl * k),
                control2: CGPoint(x: rect.minX + tl * k, y: rect.minY))
        }
        close()
    }

    public mutating func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
        addRoundedRect(rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
}
