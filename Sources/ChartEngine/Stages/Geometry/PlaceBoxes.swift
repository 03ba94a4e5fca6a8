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
        let merges = unit.rows.count >= mergeCount && template.canBeMerged && scaleIsPlain
        let isGrid = unit.rows.count >= gridCount && template.fillsItsSteps(unit.kind) && scaleIsPlain
        var run = BoxRun(merges: merges)
        if isGrid {
            for box in gridCells(unit, template) { add(box, template, to: &run) }
        } else {
            unit.rows.forEach { row in
                guard let box = box(unit.kind, row, template) else { return }
                add(box, template, to: &run)
            }
        }
        run.finish(self, template)
        marks += run.placed
    }

    private mutating func add(_ box: Box, _ template: MarkTemplate, to run: inout BoxRun) {
        run.add(box, self, template)
        if !template.annotations.isEmpty { annotate(box.row, box.rect) }
    }

    /// The boxes of a grid, which leave no seams where they touch.
    private func gridCells(_ unit: DrawUnit, _ template: MarkTemplate) -> [Box] {
        var cells: [Box] = []
        unit.rows.forEach { row in if let cell = box(unit.kind, row, template) { cells.append(cell) } }
        let outlines = outlinesCoveringSeams(cells.map { ($0.rect, $0.paint.solidColor?.alpha == 1) })
        for index in cells.indices where !cells[index].isStub {
            (cells[index].outline, cells[index].isCrisp) = (outlines[index], true)
        }
        return cells
    }

    private func box(_ kind: MarkKind, _ row: Int, _ template: MarkTemplate) -> Box? {
        var box = Box(kind: kind, row: row, paint: styles.paint(row))
        switch kind {
        case .bar, .rectangle:
            let shape =
                kind == .bar ? barShape(row, placer, template) : rectangleShape(row, placer, template)
            guard let shape else { return nil }
            (box.outline, box.rect, box.isStub) = (shape.outline, shape.rect, shape.isStub)
        case .rule:
            guard let ends = ruleEnds(row, placer, template) else { return nil }
            box.outline.move(to: ends.from)
            box.outline.line(to: ends.to)
            box.rect = box.outline.controlBounds
            box.stroke = styles.stroke(row, default: defaultRuleStroke)
        case .area, .line, .point, .sector: return nil
        }
        return box
    }
}

/// A bar, rectangle or rule with its place.
private struct Box {
    var kind: MarkKind
    var row: Int
    var paint: PaintTemplate
    var outline = Outline()
    var rect = CGRect.null
    var stroke: Stroke?
    /// Whether it stands for a value without a place on the scale.
    var isStub = false
    var isCrisp = false

    /// Whether the box and others of its style can be one outline.
    var isPlain: Bool { !isStub && paint.solidColor?.alpha == 1 && stroke?.dash.isEmpty ?? true }

    func parts(_ builder: MarkBuilder, _ template: MarkTemplate, in bounds: CGRect) -> [PlacedMark.Part] {
        let resolved = builder.paint(paint, bounds, template)
        if isStub { return stubParts(rect, resolved) }
        if let stroke { return [.path(DrawnPath(outline, stroke: stroke, paint: resolved))] }
        var path = DrawnPath(outline, fill: resolved)
        path.hasCrispEdges = isCrisp
        return [.path(path)]
    }
}

/// Boxes one after the other, those of one plain style in one outline where that is wanted.
private struct BoxRun {
    let merges: Bool
    private(set) var placed: [PlacedMark] = []
    private var open: (box: Box, rows: RowList)?

    init(merges: Bool) { self.merges = merges }

    mutating func add(_ box: Box, _ builder: MarkBuilder, _ template: MarkTemplate) {
        if merges, box.isPlain, open?.box.paint == box.paint, open?.box.stroke == box.stroke {
            open?.box.outline.append(box.outline)
            open?.rows.append(box.row)
            return
        }
        finish(builder, template)
        if merges, box.isPlain {
            open = (box, RowList(box.row))
        } else {
            place(box, RowList(box.row), bounds: box.rect, builder, template)
        }
    }

    /// Places what was gathered.
    mutating func finish(_ builder: MarkBuilder, _ template: MarkTemplate) {
        guard let (box, rows) = open else { return }
        open = nil
        place(box, rows, bounds: box.outline.controlBounds, builder, template)
    }

    private mutating func place(
        _ box: Box, _ rows: RowList, bounds: CGRect, _ builder: MarkBuilder, _ template: MarkTemplate
    ) {
        placed.append(
            PlacedMark(
                kind: box.kind, rows: rows, template: Int(builder.table.templateOfRow[box.row]), bounds: bounds,
                parts: box.parts(builder, template, in: bounds)))
    }
}

extension MarkTemplate {
    /// Whether marks touch their neighbours, so that soft edges would leave a seam between them.
    fileprivate func fillsItsSteps(_ kind: MarkKind) -> Bool {
        guard hasNoEffects else { return false }
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
        annotations.isEmpty && hasNoEffects && opacity == 1 && accessibilityLabel == nil && accessibilityValue == nil
            && accessibilityIdentifier == nil
    }

    /// Whether nothing shifts the mark.
    var isUnmoved: Bool { offsetXStart == 0 && offsetXEnd == 0 && offsetYStart == 0 && offsetYEnd == 0 }

    var hasNoEffects: Bool {
        valueColors == nil && clip == nil && shadow == nil && styleShadows.isEmpty && blur == 0 && blend == .normal
    }
}
