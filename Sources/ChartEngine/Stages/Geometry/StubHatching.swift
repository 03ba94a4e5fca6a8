import Drawing
import Foundation
import Geometry

/// How a bar is drawn whose value has no place on its scale: a hatched box, which no bar of a value looks like.
func stubParts(_ rect: CGRect, _ paint: Paint) -> [PlacedMark.Part] {
    var lines = Outline()
    // From below the left edge upwards, so that every line crosses the whole box.
    var x = rect.minX - rect.height
    for _ in 0..<clampedInt((rect.width + rect.height) / hatchGap, in: 0...10_000) {
        x += hatchGap
        lines.move(to: CGPoint(x: x, y: rect.maxY))
        lines.line(to: CGPoint(x: x + rect.height, y: rect.minY))
    }
    let stroke = Stroke(width: 1)
    let border = Outline(rect: rect.insetBy(dx: min(0.5, rect.width / 2), dy: min(0.5, rect.height / 2)))
    return [
        .clipped(DrawnPath(lines, stroke: stroke, paint: paint), ClipOutline(Outline(rect: rect))),
        .path(DrawnPath(border, stroke: stroke, paint: paint)),
    ]
}

/// Points between the lines, along the box.
private let hatchGap: CGFloat = 3
