import Foundation
import Geometry

/// A symbol of `area` square points around `center`.
///
/// - Parameter inset: by how many points its edges move inwards. Empty where nothing is left.
public func symbolOutline(_ kind: SymbolKind, center: CGPoint, area: CGFloat, inset: CGFloat = 0) -> Outline {
    symbolOutline(kind, in: kind.box(center: center, area: area), inset: inset)
}

/// A symbol that fills a box.
public func symbolOutline(_ kind: SymbolKind, in box: CGRect, inset: CGFloat = 0) -> Outline {
    Outline { add(kind, in: box, inset: inset, backwards: false, to: &$0) }
}

/// The border of a symbol, `lineWidth` points wide and wholly inside its edges, as an outline to fill. The whole
/// symbol where the border leaves no hole.
public func symbolBorderOutline(_ kind: SymbolKind, in box: CGRect, lineWidth: CGFloat) -> Outline {
    Outline {
        add(kind, in: box, inset: 0, backwards: false, to: &$0)
        // Drawn the other way round it is a hole by either fill rule.
        add(kind, in: box, inset: max(0, lineWidth), backwards: true, to: &$0)
    }
}

public func symbolBorderOutline(_ kind: SymbolKind, center: CGPoint, area: CGFloat, lineWidth: CGFloat) -> Outline {
    symbolBorderOutline(kind, in: kind.box(center: center, area: area), lineWidth: lineWidth)
}

private func add(_ kind: SymbolKind, in box: CGRect, inset: CGFloat, backwards: Bool, to outline: inout Outline) {
    guard box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite, inset.isFinite else { return }
    let side = min(box.width, box.height)
    guard side > 0, inset < kind.inradius * side else { return }
    guard let unit = kind.unitPolygon else {
        return outline.addRing(box.insetBy(dx: inset, dy: inset), backwards: backwards)
    }
    let placed = RoundedPolygon(
        vertices: unit.vertices.map { CGPoint(x: box.minX + $0.x * box.width, y: box.minY + $0.y * box.height) },
        radii: unit.radii.map { $0 * side })
    placed.inset(by: inset).add(to: &outline, backwards: backwards)
}

extension Outline {
    /// An ellipse, counterclockwise if `backwards`.
    mutating func addRing(_ box: CGRect, backwards: Bool) {
        var ellipse = Outline()
        ellipse.addEllipse(in: box)
        if backwards {
            // Mirrored about its own axis the ellipse is the same, run the other way.
            ellipse = ellipse.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * box.midY))
        }
        append(ellipse)
    }
}
