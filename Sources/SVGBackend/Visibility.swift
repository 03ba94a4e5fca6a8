import Drawing
import Foundation
import Geometry

/// Whether writing the item would leave a trace: what cannot be seen and says nothing is not written, so that no
/// empty groups and unused definitions arise.
func isWritten(_ item: DrawingItem) -> Bool {
    switch item {
    case .path(let path): return isDrawn(path)
    case .text(let text): return text.runs.contains { isDrawn($0, from: text.origin) }
    case .image(let image): return isDrawn(image)
    case .group(let group): return isWritten(group)
    case .semantics(let semantics):
        if !semantics.isHidden, !(semantics.label.isEmpty && semantics.value.isEmpty) { return true }
        return semantics.items.contains(where: isWritten)
    }
}

func isWritten(_ group: DrawnGroup) -> Bool {
    if hidesAll(group) { return false }
    if let mask = group.mask, !mask.contains(where: isWritten) { return false }
    return group.items.contains(where: isWritten)
}

/// Whether nothing can be seen of the group whatever is in it.
func hidesAll(_ group: DrawnGroup) -> Bool {
    // NaN counts as opaque, as it does for colours.
    group.opacity <= 0 || !isFinite(group.transform) || group.clip?.outline.isEmpty == true
}

func isDrawn(_ path: DrawnPath) -> Bool {
    !path.outline.isEmpty && (path.fill.map(isDrawn) ?? false || drawnStroke(of: path) != nil)
}

/// The stroke and its paint where they would leave a mark.
func drawnStroke(of path: DrawnPath) -> (stroke: Stroke, paint: Paint)? {
    guard let stroke = path.stroke, let paint = path.strokePaint, stroke.width.isFinite, stroke.width > 0,
        isDrawn(paint)
    else { return nil }
    return (stroke, paint)
}

func isDrawn(_ paint: Paint) -> Bool {
    switch paint {
    case .color(let color): color.alpha > 0
    case .linear(let stops, let from, let to):
        isDrawn(stops) && isFinite(from) && isFinite(to)
    case .radial(let stops, let center, let startRadius, let endRadius):
        isDrawn(stops) && isFinite(center) && startRadius.isFinite && endRadius.isFinite
    case .angular(let stops, let center, let startAngle, let endAngle):
        isDrawn(stops) && isFinite(center) && startAngle.isFinite && endAngle.isFinite
    }
}

private func isDrawn(_ stops: [GradientStop]) -> Bool { stops.contains { $0.color.alpha > 0 } }

func isDrawn(_ run: DrawnText.Run, from origin: CGPoint) -> Bool {
    let shaped = run.shaped
    return !shaped.text.isEmpty && shaped.size > 0 && shaped.size.isFinite && isDrawn(run.paint)
        && (origin.x + shaped.x).isFinite && (origin.y + shaped.baselineShift).isFinite
}

func isDrawn(_ image: DrawnImage) -> Bool {
    func isUsable(_ rect: CGRect) -> Bool {
        isFinite(rect.origin) && rect.width > 0 && rect.height > 0 && rect.width.isFinite && rect.height.isFinite
    }
    guard let tiling = image.tiling else { return !image.data.isEmpty && isUsable(image.frame) }
    return !image.data.isEmpty && isUsable(image.frame) && isUsable(tiling.source) && isUsable(tiling.area)
}

func isFinite(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }

func isFinite(_ t: CGAffineTransform) -> Bool {
    t.a.isFinite && t.b.isFinite && t.c.isFinite && t.d.isFinite && t.tx.isFinite && t.ty.isFinite
}
