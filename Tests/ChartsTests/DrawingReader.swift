import Drawing
import Foundation
import Geometry

/// The outlines of strokes of a colour, in the picture's coordinates.
func outlines(of drawing: Drawing, stroke: RGBA) -> [Outline] {
    strokes(of: drawing).filter { $0.paint == stroke }.map(\.outline)
}

func strokes(of drawing: Drawing) -> [(outline: Outline, stroke: Stroke, paint: RGBA?)] {
    func walk(_ items: [DrawingItem], _ transform: CGAffineTransform) -> [(Outline, Stroke, RGBA?)] {
        items.flatMap { item -> [(Outline, Stroke, RGBA?)] in
            switch item {
            case .path(let path):
                guard let stroke = path.stroke else { return [] }
                return [(path.outline.applying(transform), stroke, path.strokePaint?.solidColor)]
            case .group(let group): return walk(group.items, group.transform.concatenating(transform))
            case .semantics(let meaning): return walk(meaning.items, transform)
            case .text, .image: return []
            }
        }
    }
    return walk(drawing.items, .identity).map { (outline: $0.0, stroke: $0.1, paint: $0.2) }
}

/// Texts with the left ends of their baselines.
func texts(of drawing: Drawing) -> [(string: String, origin: CGPoint)] {
    func walk(_ items: [DrawingItem], _ transform: CGAffineTransform) -> [(String, CGPoint)] {
        items.flatMap { item -> [(String, CGPoint)] in
            switch item {
            case .text(let text):
                return [(text.runs.map(\.shaped.text).joined(), text.origin.applying(transform))]
            case .group(let group): return walk(group.items, group.transform.concatenating(transform))
            case .semantics(let meaning): return walk(meaning.items, transform)
            case .path, .image: return []
            }
        }
    }
    return walk(drawing.items, .identity).map { (string: $0.0, origin: $0.1) }
}
