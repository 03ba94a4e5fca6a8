import Drawing
import Foundation
import Geometry
import ShapeKit

extension MarkBuilder {
    /// Sectors from 12 o'clock on, clockwise; the outer diameter is the smaller side of the plot (S54, S55).
    mutating func placeSectors(_ unit: DrawUnit, rightToLeft: Bool) {
        let template = table.templates[unit.template]
        let center = CGPoint(x: plot.midX, y: plot.midY)
        let radii = sectorRadii(template, plot: plot)
        unit.rows.forEach { row in
            let (start, end) = (placer.positioned.start[row], placer.positioned.end[row])
            guard
                let sector = Sector(
                    center: CGPoint(x: center.x + template.offsetXStart, y: center.y + template.offsetYStart),
                    innerRadius: radii.inner, outerRadius: radii.outer, start: start * 2 * .pi, end: end * 2 * .pi)
            else { return }
            var outline = sector.outline(
                angularInset: template.angularInset, cornerRadius: template.cornerRadius ?? 0)
            var anchor = sector.anchor
            if rightToLeft {
                // Like a clock's hands, sectors go clockwise everywhere: what is turned over here is turned over again.
                let flip = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * plot.midX, ty: 0)
                (outline, anchor) = (outline.applying(flip), anchor.applying(flip))
            }
            let box = outline.controlBounds
            guard !box.isNull else { return }
            marks.append(
                PlacedMark(
                    kind: .sector, rows: RowList(row), template: unit.template, bounds: box,
                    parts: [.path(DrawnPath(outline, fill: paint(styles.paint(row), box, template)))]))
            annotate(row, CGRect(origin: anchor, size: .zero))
        }
    }
}

/// A sector's radii in points: the outer one relative to the plot, the inner one to the outer.
func sectorRadii(_ template: MarkTemplate, plot: CGRect) -> (inner: CGFloat, outer: CGFloat) {
    let whole = max(0, min(plot.width, plot.height) / 2)
    let outer = radius(template.outerRadius, of: whole, automatic: whole)
    return (min(radius(template.innerRadius, of: outer, automatic: 0), outer), outer)
}

private func radius(_ dimension: MarkDimension, of whole: CGFloat, automatic: CGFloat) -> CGFloat {
    let radius: CGFloat =
        switch dimension {
        case .automatic: automatic
        case .ratio(let ratio): whole * ratio
        case .inset(let inset): whole - inset
        case .fixed(let points): points
        }
    return radius.isFinite ? max(0, radius) : automatic
}
