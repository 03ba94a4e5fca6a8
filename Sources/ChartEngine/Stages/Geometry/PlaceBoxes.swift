import Drawing
import Foundation
import Geometry

/// Marks of one style in at least this number share one outline.
private let mergeCount = 256
/// From this number on boxes that fill their steps are cells of a grid.
private let gridCount = 12

extension MarkBuilder {
    /// Bars, rectangles and rules: one mark for each row, or one outline for many of one opaque colour, whose picture
    /// is the same.
    mutating func placeBoxes(_ unit: DrawUnit) {
        let template = table.templates[unit.template]
        var run: (paint: PaintTemplate, stroke: Stroke?, mark: PlacedMark, outline: Outline)?
        let merges = unit.rows.count >= mergeCount && template.canBeMerged
        let isGrid = unit.rows.count >= gridCount && template.fillsItsSteps(unit.kind)
        var placed: [PlacedMark] = []
        func finish(_ run: (paint: PaintTemplate, stroke: Stroke?, mark: PlacedMark, outline: Outline)) -> PlacedMark {
            var mark = run.mark
            mark.bounds = run.outline.controlBounds
            mark.parts = [path(run.outline, run.paint, run.stroke, mark.bounds, template, isCrisp: isGrid)]
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
                        parts: [path(shape.outline, paint, stroke, shape.rect, template, isCrisp: isGrid)]))
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
        _ outline: Outline, _ paint: PaintTemplate, _ stroke: Stroke?, _ box: CGRect, _ template: MarkTemplate,
        isCrisp: Bool
    ) -> PlacedMark.Part {
        let resolved = self.paint(paint, box, template)
        if let stroke { return .path(DrawnPath(outline, stroke: stroke, paint: resolved)) }
        var path = DrawnPath(outline, fill: resolved)
        path.hasCrispEdges = isCrisp
        return .path(path)
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
    /// Whether marks touch their neighbours, so that soft edges would leave a seam between them.
    fileprivate func fillsItsSteps(_ kind: MarkKind) -> Bool {
        guard clip == nil, shadow == nil, blur == 0 else { return false }
        let sizes = [width, height]
        switch kind {
        case .rectangle:
            return (cornerRadius ?? 0) == 0 && sizes.allSatisfy { $0 == .automatic || $0 == .ratio(1) }
        case .bar: return cornerRadius == 0 && sizes.contains(.ratio(1))
        case .area, .line, .point, .rule, .sector: return false
        }
    }

    /// Whether nothing of the template has to be applied to each mark by itself.
    var canBeMerged: Bool {
        annotations.isEmpty && clip == nil && shadow == nil && blur == 0 && blend == .normal && opacity == 1
            && accessibilityLabel == nil && accessibilityValue == nil && accessibilityIdentifier == nil
    }
}
