import CCairo
import Drawing
import Foundation
import Geometry

extension BlendMode {
    /// Whether PDF has no such mode.
    fileprivate var needsPixels: Bool {
        switch self {
        case .plusLighter, .sourceAtop, .destinationOver, .destinationOut: true
        default: false
        }
    }

    /// What a target paints with. In documents a mode that needs pixels is laid over by `paintPixels(of:)` later.
    func cairoOperator(for target: Painter.Target) -> cairo_operator_t {
        target.isDocument && needsPixels ? CAIRO_OPERATOR_OVER : cairoOperator
    }
}

extension Painter {
    /// Covers the parts of a page that PDF cannot express by an image of the finished picture, in which everything
    /// above and below is in place. Texts below the image stay selectable.
    func paintPixels(of drawing: Drawing) throws {
        let area = drawing.items.pixelBounds
        // A page is white paper: only an opaque image can take something away from it.
        let layer = try Layer(of: area, deviation: 0, alphaOnly: false, on: self) {
            try $0.paint(drawing, isOpaque: true)
        }
        if let layer { paint(layer) }
    }
}

extension [DrawingItem] {
    /// Around all groups whose blend mode needs pixels; null without such groups.
    var pixelBounds: CGRect {
        reduce(CGRect.null) { bounds, item in
            switch item {
            case .group(let group): bounds.union(group.pixelBounds)
            case .semantics(let semantics): bounds.union(semantics.items.pixelBounds)
            case .path, .text, .image: bounds
            }
        }
    }
}

extension DrawnGroup {
    fileprivate var pixelBounds: CGRect {
        if blend.needsPixels { return bounds }
        let within = items.pixelBounds.union(mask?.pixelBounds ?? .null)
        if within.isNull || !transform.isUsable { return .null }
        // Blur and shadow carry it farther.
        let isPlain = usableBlur == 0 && visibleShadow == nil
        return isPlain ? within.intersection(coreBounds).applying(transform) : bounds
    }
}
