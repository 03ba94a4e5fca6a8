import Drawing
import Foundation
import Geometry

extension DrawingItem {
    /// A rectangle that holds all that the item paints, in the plane it stands in; null if it paints nothing.
    /// It keeps the layers of groups small, so it may be too large, never too small.
    var bounds: CGRect {
        switch self {
        case .group(let group): group.bounds
        case .path(let path):
            path.strokePaint == nil
                ? path.outline.controlBounds
                : path.stroke?.bounds(around: path.outline.controlBounds) ?? path.outline.controlBounds
        case .text(let text): text.bounds
        case .image(let image): image.extent.isFinite ? image.extent : .null
        case .semantics(let semantics): semantics.items.bounds
        }
    }
}

extension [DrawingItem] {
    var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension DrawnGroup {
    /// In the plane that the group stands in.
    var bounds: CGRect {
        transform.isUsable ? effectBounds.applying(transform) : .null
    }

    /// What clip and mask leave of the items, in the group's own plane.
    var coreBounds: CGRect {
        var bounds = items.bounds
        if let clip { bounds = bounds.intersection(clip.outline.controlBounds) }
        if let mask { bounds = bounds.intersection(mask.bounds) }
        return bounds
    }

    /// With blur and shadow, in the group's own plane.
    var effectBounds: CGRect {
        let core = coreBounds
        if core.isNull { return core }
        let soft = core.outset(by: blurReach(usableBlur))
        guard let shadow = visibleShadow else { return soft }
        let reach = blurReach(hypot(usableBlur, shadow.deviation))
        return soft.union(
            core.outset(by: reach).offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
    }

    var usableBlur: CGFloat { blur.isFinite ? max(0, blur) : 0 }

    /// Nil for a shadow that cannot be seen or placed.
    var visibleShadow: DrawnShadow? {
        guard var shadow, shadow.color.bounded.isVisible, shadow.offset.width.isFinite,
            shadow.offset.height.isFinite, shadow.deviation.isFinite
        else { return nil }
        shadow.deviation = max(0, shadow.deviation)
        return shadow
    }
}

extension DrawnText {
    /// Generous: accents and swashes may leave the em box.
    var bounds: CGRect {
        runs.reduce(CGRect.null) { bounds, run in
            let shaped = run.shaped
            guard shaped.size.isFinite, shaped.size > 0 else { return bounds }
            var places = BoundsBuilder()
            let start = CGPoint(x: origin.x + shaped.x, y: origin.y + shaped.baselineShift)
            places.add(start)
            places.add(CGPoint(x: start.x + shaped.width, y: start.y))
            for glyph in shaped.glyphs { places.add(CGPoint(x: start.x + glyph.x, y: start.y + glyph.y)) }
            return bounds.union(places.rect.outset(by: shaped.size * 2))
        }
    }
}

extension CGRect {
    /// Larger by `reach` on each side; null stays null.
    func outset(by reach: CGFloat) -> CGRect { isNull ? self : insetBy(dx: -reach, dy: -reach) }

    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

/// How far a Gaussian blur spreads what is visible: three standard deviations.
func blurReach(_ deviation: CGFloat) -> CGFloat { 3 * deviation }
