import Drawing
import Foundation
import Geometry

/// The items of a drawing without their groups, in the picture's coordinates.
struct FlatDrawing {
    struct Fill {
        var outline: Outline
        var paint: Paint
        var box: CGRect
    }

    struct Line {
        var outline: Outline
        var stroke: Stroke
        var paint: Paint
        var box: CGRect
    }

    struct Label {
        var string: String
        var origin: CGPoint
        var size: CGFloat
        var paint: Paint?
    }

    private(set) var fills: [Fill] = []
    private(set) var strokes: [Line] = []
    private(set) var texts: [Label] = []

    init(_ drawing: Drawing) { add(drawing.items, .identity) }

    private mutating func add(_ items: [DrawingItem], _ transform: CGAffineTransform) {
        for item in items {
            switch item {
            case .group(let group): add(group.items, group.transform.concatenating(transform))
            case .semantics(let meaning): add(meaning.items, transform)
            case .image: continue
            case .text(let text):
                texts.append(
                    Label(
                        string: text.runs.map(\.shaped.text).joined(), origin: text.origin.applying(transform),
                        size: text.runs.first?.shaped.size ?? 0, paint: text.runs.first?.paint))
            case .path(let path):
                let outline = path.outline.applying(transform)
                if let fill = path.fill {
                    fills.append(Fill(outline: outline, paint: fill, box: outline.controlBounds))
                }
                if let stroke = path.stroke, let paint = path.strokePaint {
                    strokes.append(
                        Line(outline: outline, stroke: stroke, paint: paint, box: outline.controlBounds))
                }
            }
        }
    }
}

extension Outline {
    /// The ends of lines and curves, without control points.
    var onCurvePoints: [CGPoint] {
        var points: [CGPoint] = []
        forEach { element in
            switch element {
            case .move(let to), .line(let to), .quad(_, let to), .cubic(_, _, let to): points.append(to)
            case .close: break
            }
        }
        return points
    }
}
