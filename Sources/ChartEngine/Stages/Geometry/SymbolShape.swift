import Drawing
import Foundation
import Geometry
import ShapeKit

/// A symbol at a point: what is filled, and its outer edge.
struct SymbolShape: Sendable {
    var outline = Outline()
    /// The outer edge, inside of which a line under an outlined symbol is cut away.
    var edge = Outline()
    var box: CGRect
    var view: ChartResult.PlacedView?
}

/// The box that a symbol of a size is drawn in: areas are as perceived, sizes are taken exactly (S49, S50).
func symbolBox(_ symbol: SymbolTemplate, _ size: SymbolSize, at point: CGPoint) -> CGRect {
    let extent: CGSize
    switch (size, symbol) {
    case (.size(let size), _): extent = finite(size)
    case (.area(let area), .basic(let kind)), (.area(let area), .outlined(let kind, _)):
        return kind.box(center: point, area: area.isFinite ? max(0, area) : defaultSymbolArea)
    case (.area(let area), .custom(_, let perceptual)):
        let side = (area.isFinite ? max(0, area) : defaultSymbolArea).squareRoot()
        let scale = max(perceptual.width, perceptual.height)
        let box = scale > 0 && scale.isFinite ? side / scale : side
        extent = CGSize(width: box, height: box)
    case (.area(let area), .view):
        let side = (area.isFinite ? max(0, area) : defaultSymbolArea).squareRoot()
        extent = CGSize(width: side, height: side)
    }
    return CGRect(
        x: point.x - extent.width / 2, y: point.y - extent.height / 2, width: extent.width, height: extent.height)
}

/// - Parameter hollowWidth: for symbols on a line: the width of the border that is drawn instead of the whole.
/// - Parameter measure: the size of a view that serves as symbol.
func symbolShape(
    _ symbol: SymbolTemplate, _ size: SymbolSize, at point: CGPoint, hollowWidth: CGFloat? = nil,
    measure: ((ViewID) -> CGSize)? = nil
) -> SymbolShape {
    var box = symbolBox(symbol, size, at: point)
    if case .view(let view) = symbol, let own = measure?(view) {
        box = CGRect(x: point.x - own.width / 2, y: point.y - own.height / 2, width: own.width, height: own.height)
    }
    var shape = SymbolShape(box: box)
    switch symbol {
    case .basic(let kind):
        let edge = symbolOutline(kind, in: box)
        shape.outline = hollowWidth.map { symbolBorderOutline(kind, in: box, lineWidth: $0) } ?? edge
        if hollowWidth != nil { shape.edge = edge }
    case .outlined(let kind, let stroke):
        shape.outline = symbolBorderOutline(kind, in: box, lineWidth: stroke.width)
        if hollowWidth != nil { shape.edge = symbolOutline(kind, in: box) }
    case .custom(let provider, _):
        shape.outline = provider.outline(box)
        if hollowWidth != nil { shape.edge = shape.outline.outerContours }
    case .view(let view):
        shape.view = ChartResult.PlacedView(view: view, origin: box.origin, width: nil, height: nil)
        if hollowWidth != nil { shape.edge = Outline { $0.addEllipse(in: box) } }
    }
    return shape
}
