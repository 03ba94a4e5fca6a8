import Drawing
import Foundation
import Geometry

/// Stage 6: all units of all tables, placed.
func plotGeometry(_ prepared: PreparedChart, _ layout: GuideLayout, provider: some GuideProvider) -> PlotGeometry {
    var reports: [Diagnostic] = []
    var anchors: [AnnotationAnchor] = []
    let root = place(prepared.root, prepared, layout, provider, &anchors, &reports)
    var geometry = PlotGeometry(root: root)
    anchors += layerAnchors(root)
    geometry.annotations = placeAnnotations(anchors, layout, provider: provider, &reports)
    geometry.reports = reports
    return geometry
}

private func place(
    _ positioned: PositionedTable, _ prepared: PreparedChart, _ layout: GuideLayout, _ provider: some GuideProvider,
    _ anchors: inout [AnnotationAnchor], _ reports: inout [Diagnostic]
) -> PlacedTable {
    let placer = RowPlacer(positioned, x: layout.x, y: layout.y, groups: prepared.groups)
    var builder = MarkBuilder(
        placer, styles: StyleResolver(positioned.table, prepared.styles, prepared.settings.palette),
        plot: layout.plot, measure: { finite(provider.size(of: $0, width: nil, height: nil)) })
    for (index, unit) in positioned.units.enumerated() {
        switch unit.kind {
        case .line: builder.placeLine(unit)
        case .area: builder.placeArea(unit, index: index)
        case .point: builder.placePoints(unit)
        case .bar, .rectangle, .rule: builder.placeBoxes(unit)
        case .sector: builder.placeSectors(unit, rightToLeft: prepared.settings.rightToLeft)
        }
    }
    for (kind, counts) in builder.reductions.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        reports.append(ChartReport.reduced(counts.drawn, of: counts.of, kind: kind))
    }
    if builder.hiddenPoints > 0 { reports.append(ChartReport.overlapping(builder.hiddenPoints)) }
    if builder.regrouped > 0 { reports.append(ChartReport.regrouped(builder.regrouped)) }
    for axis in ChartAxis.allCases where prepared.asksForMissingStep(axis, positioned) {
        reports.append(ChartReport.noStep(axis: axis))
    }
    anchors += builder.anchors
    // What a mask is made of shows nothing of its own, annotations included.
    var unused: [AnnotationAnchor] = []
    return PlacedTable(
        table: positioned.table, marks: builder.marks,
        masks: positioned.masks.map { place($0, prepared, layout, provider, &unused, &reports) })
}

/// Annotations of layers stand at the bounds of the layer's marks.
private func layerAnchors(_ placed: PlacedTable) -> [AnnotationAnchor] {
    placed.table.layers.enumerated().flatMap { index, layer -> [AnnotationAnchor] in
        guard !layer.annotations.isEmpty else { return [] }
        var bounds = BoundsBuilder()
        for mark in placed.marks where placed.table.templates[mark.template].layers.contains(index) {
            bounds.add(mark.bounds)
        }
        guard !bounds.isEmpty else { return [] }
        return layer.annotations.compactMap { placed.table.annotations[checked: $0] }
            .map { AnnotationAnchor(rect: bounds.rect, annotation: $0) }
    }
}

extension PreparedChart {
    /// Whether bars or rectangles ask for a part of a step on an axis whose values have none.
    fileprivate func asksForMissingStep(_ axis: ChartAxis, _ positioned: PositionedTable) -> Bool {
        let dimension = dimension(axis)
        guard !dimension.plan.isDiscrete, asksForStep(positioned.table, axis) else { return false }
        let column = positioned.table.column(axis)
        return positioned.units.contains { unit in
            guard unit.kind == .bar || unit.kind == .rectangle else { return false }
            let template = positioned.table.templates[unit.template]
            let size = axis == .x ? template.width : template.height
            guard size.isRelative, column.form(unit.rows.first) == .single else { return false }
            return unit.kind == .rectangle || positioned.valueAxis[unit.rows.first] != axis
        }
    }
}

extension MarkDimension {
    fileprivate var isRelative: Bool {
        switch self {
        case .ratio, .inset: true
        case .automatic, .fixed: false
        }
    }
}
