import Drawing
import Foundation
import Geometry

/// A path painted with rings of the aspect of a box. A paint has circles only, so they are drawn in a square that is
/// stretched to the box. A stroke must not be stretched with them; it cuts its own shape out of the rings.
func ellipticalItem(_ path: DrawnPath, _ paint: PaintTemplate, in box: CGRect) -> DrawingItem {
    let side = max(box.width, box.height)
    guard box.width > 0, box.height > 0, box.width != box.height else { return .path(path) }
    if let stroke = path.stroke {
        let reach = stroke.width * max(1, stroke.miterLimit)
        let rings = DrawnPath(
            Outline(rect: path.outline.controlBounds.insetBy(dx: -reach, dy: -reach)), fill: .color(.black))
        var group = DrawnGroup([ellipticalItem(rings, paint, in: box)])
        group.mask = [.path(DrawnPath(path.outline, stroke: stroke, paint: .color(.black)))]
        return .group(group)
    }
    let stretch = CGAffineTransform(
        a: box.width / side, b: 0, c: 0, d: box.height / side, tx: box.minX, ty: box.minY)
    var square = path
    square.outline = path.outline.applying(stretch.inverted())
    square.fill = paint.paint(in: CGRect(x: 0, y: 0, width: side, height: side))
    var group = DrawnGroup([.path(square)])
    group.transform = stretch
    return .group(group)
}

extension PaintTemplate {
    var isElliptical: Bool { if case .elliptical = self { true } else { false } }
}
