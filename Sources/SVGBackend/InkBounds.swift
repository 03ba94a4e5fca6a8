import Drawing
import Foundation
import Geometry

/// A rectangle that holds everything the items may paint, in their plane; null where that is nothing. Filters and
/// masks need one, and it may be somewhat too large.
func bounds(of items: [DrawingItem]) -> CGRect {
    var box = BoundsBuilder()
    for item in items { box.add(bounds(of: item)) }
    return box.rect
}

private func bounds(of item: DrawingItem) -> CGRect {
    switch item {
    case .group(let group): return effectBounds(of: group).applying(group.transform)
    case .path(let path): return bounds(of: path)
    case .text(let text): return bounds(of: text)
    case .image(let image): return isDrawn(image) ? image.extent : .null
    case .semantics(let semantics): return bounds(of: semantics.items)
    }
}

/// A group's content with its clip, blur and shadow, before its transform.
func effectBounds(of group: DrawnGroup) -> CGRect {
    if hidesAll(group) { return .null }
    var box = bounds(of: group.items)
    if let clip = group.clip { box = box.intersection(clip.outline.controlBounds) }
    if box.isNull { return .null }
    // Three standard deviations hold what can be seen of a Gaussian.
    if let blur = drawnBlur(of: group) { box = box.insetBy(dx: -3 * blur, dy: -3 * blur) }
    if let shadow = drawnShadow(of: group) {
        let spread = 3 * max(0, shadow.deviation)
        box = box.union(
            box.insetBy(dx: -spread, dy: -spread).offsetBy(dx: shadow.offset.width, dy: shadow.offset.height))
    }
    return box
}

func bounds(of path: DrawnPath) -> CGRect {
    guard isDrawn(path) else { return .null }
    let box = path.outline.controlBounds
    guard !box.isNull, let (stroke, _) = drawnStroke(of: path) else { return box }
    let miter = stroke.join == .miter && stroke.miterLimit.isFinite ? max(1, stroke.miterLimit) : 1
    let reach = stroke.width / 2 * max(miter, stroke.cap == .square ? 2.0.squareRoot() : 1)
    return box.insetBy(dx: -reach, dy: -reach)
}

/// Generous above and below: accents, descenders and swashes reach beyond ascent and descent.
private func bounds(of text: DrawnText) -> CGRect {
    var box = BoundsBuilder()
    for run in text.runs where isDrawn(run, from: text.origin) {
        let shaped = run.shaped
        let width = shaped.width.isFinite ? max(0, shaped.width) : 0
        box.add(
            CGRect(
                x: text.origin.x + shaped.x, y: text.origin.y + shaped.baselineShift - shaped.size * 1.3,
                width: width, height: shaped.size * 1.9
            ).insetBy(dx: -shaped.size / 2, dy: 0))
    }
    return box.rect
}
