import Drawing
import Foundation
import Geometry

extension Emitter {
    /// Fills an outline, or strokes it where `stroke` is given, with a style whose gradients span `box`.
    package mutating func paint(
        _ outline: Outline, stroke: Stroke? = nil, evenOdd: Bool = false, with style: ResolvedStyle, in box: CGRect
    ) {
        if let name = style.missingColor { graph.report(CoreDiagnostics.missingColor(name)) }
        guard !style.isClear, !outline.isEmpty, outline.isFinite else { return }
        var items = collected { emitter in
            guard let pattern = style.pattern else {
                return emitter.plain(outline, stroke, evenOdd, style.paint, box)
            }
            let area = stroke.map { outline.stroked($0) } ?? outline
            emitter.fill(
                area, with: pattern, opacity: style.paint.solidColor?.alpha ?? 1, in: box,
                evenOdd: evenOdd && stroke == nil)
        }
        for shadow in style.shadows where shadow.isInner {
            items += collected { $0.innerShadow(shadow, of: outline, stroke, evenOdd) }
        }
        add(items, withEffectsOf: style)
    }

    /// Adds what a style has painted with the drop shadows and the blend mode that the style asks for.
    package mutating func add(_ items: [DrawingItem], withEffectsOf style: ResolvedStyle) {
        var items = items
        func wrap(_ configure: (inout DrawnGroup) -> Void) {
            var group = DrawnGroup(items)
            configure(&group)
            items = [.group(group)]
        }
        for shadow in style.shadows where !shadow.isInner { wrap { $0.shadow = shadow.drawn } }
        if style.blend != .normal { wrap { $0.setBlend(style.blend) } }
        for item in items { add(item) }
    }

    private mutating func plain(
        _ outline: Outline, _ stroke: Stroke?, _ evenOdd: Bool, _ paint: PaintTemplate, _ box: CGRect
    ) {
        if case .elliptical = paint, box.width > 0, box.height > 0, box.width != box.height {
            // Circles of a square that is stretched to the box; a stroke must not be stretched with them.
            let area = stroke.map { outline.stroked($0) } ?? outline
            let side = max(box.width, box.height)
            let square = CGRect(x: 0, y: 0, width: side, height: side)
            let stretch = CGAffineTransform(
                a: box.width / side, b: 0, c: 0, d: box.height / side, tx: box.minX, ty: box.minY)
            group {
                $0.transform = stretch
            } _: {
                $0.fill(area.applying(stretch.inverted()), with: paint, in: square, evenOdd: evenOdd)
            }
        } else if let stroke {
            add(.path(DrawnPath(outline, stroke: stroke, paint: paint.paint(in: box))))
        } else {
            fill(outline, with: paint, in: box, evenOdd: evenOdd)
        }
    }

    /// The shadow that everything outside of the outline throws into it.
    private mutating func innerShadow(
        _ shadow: ResolvedStyle.Shadow, of outline: Outline, _ stroke: Stroke?, _ evenOdd: Bool
    ) {
        let area = stroke.map { outline.stroked($0) } ?? outline
        let reach = 3 * shadow.drawn.deviation + max(abs(shadow.offset.width), abs(shadow.offset.height)) + 1
        var surroundings = Outline(rect: area.controlBounds.insetBy(dx: -2 * reach, dy: -2 * reach))
        surroundings.append(area)
        var casting = DrawnGroup([
            .path(DrawnPath(surroundings, fill: .color(shadow.color), evenOdd: true))
        ])
        casting.shadow = shadow.drawn
        var clipped = DrawnGroup([.group(casting)])
        clipped.clip = ClipOutline(area, evenOdd: evenOdd)
        add(.group(clipped))
    }
}
