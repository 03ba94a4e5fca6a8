import Drawing
import Foundation
import Geometry

/// Marks of one style in at least this number share one outline.
private let mergeCount = 256

extension MarkBuilder {
    /// Bars, rectangles and rules: one mark for each row, or one outline for many of one opaque colour, whose picture
    /// is the same.
    mutating func placeBoxes(_ unit: DrawUnit) {
        let template = table.templates[unit.template]
        var run: (paint: PaintTemplate, stroke: Stroke?, mark: PlacedMark, outline: Outline)?
        let merges = unit.rows.count >= mergeCount && template.canBeMerged
        var placed: [PlacedMark] = []
        func finish(_ run: (paint: PaintTemplate, stroke: Stroke?, mark: PlacedMark, outline: Outline)) -> PlacedMark {
            var mark = run.mark
            mark.bounds = run.outline.controlBounds
            mark.parts = [path(run.outline, run.paint, run.stroke, mark.bounds, template)]
            return mark
        }
        unit.rows.forEach { row in
            guard let shape = boxOutline(unit.kind, row, template) else { return }
            let paint = styles.paint(row)
            let stroke = unit.kind == .rule ? styles.stroke(row, default: defaultRuleStroke) : nil
            if !merges || paint.solidColor?.alpha != 1 || !(stroke?.dash.isEmpty ?? true) {
                if let open = run { placed.append(finish(open)) }
                run = nil
                placed.append(
                    PlacedMark(
                        kind: unit.kind, rows: RowList(row), template: unit.template, bounds: shape.rect,
                        parts: [path(shape.outline, paint, stroke, shape.rect, template)]))
            } else if run != nil, run?.paint == paint, run?.stroke == stroke {
                run?.outline.append(shape.outline)
                run?.mark.rows.append(row)
            } else {
                if let open = run { placed.append(finish(open)) }
                let mark = PlacedMark(
                    kind: unit.kind, rows: RowList(row), template: unit.template, bounds: shape.rect, parts: [])
                run = (paint, stroke, mark, shape.outline)
            }
            if !template.annotations.isEmpty { annotate(row, shape.rect) }
        }
        if let open = run { placed.append(finish(open)) }
        marks += placed
    }

    private func path(
        _ outline: Outline, _ paint: PaintTemplate, _ stroke: Stroke?, _ box: CGRect, _ template: MarkTemplate
    ) -> PlacedMark.Part {
        let resolved = self.paint(paint, box, template)
        if let stroke { return .path(DrawnPath(outline, stroke: stroke, paint: resolved)) }
        return .path(DrawnPath(outline, fill: resolved))
    }

    private func boxOutline(_ kind: MarkKind, _ row: Int, _ template: MarkTemplate) -> (outline: Outline, rect: CGRect)?
    {
        switch kind {
        case .bar: return barShape(row, placer, template).map { ($0.outline, $0.rect) }
        case .rectangle: return rectangleShape(row, placer, template).map { ($0.outline, $0.rect) }
        case .rule:
            guard let ends = ruleEnds(row, placer, template) else { return nil }
            let outline = Outline {
                $0.move(to: ends.from)
                $0.line(to: ends.to)
            }
            return (outline, outline.controlBounds)
        case .area, .line, .point, .sector: return nil
        }
    }
}

extension MarkTemplate {
    /// Whether nothing of the template has to be applied to each mark by itself.
    var canBeMerged: Bool {
        annotations.isEmpty && clip == nil && shadow == nil && blur == 0 && blend == .normal && opacity == 1
            && accessibilityLabel == nil && accessibilityValue == nil && accessibilityIdentifier == nil
    }
}
