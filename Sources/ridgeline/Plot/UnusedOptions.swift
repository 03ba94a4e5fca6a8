import Drawing

/// Options that were given and change nothing in the chart that is drawn, so that nobody waits for their effect.
func unusedOptions(_ request: PlotRequest, _ spec: PlotSpec) -> [Diagnostic] {
    let mark = spec.mark
    let isStacked = [.bar, .area, .histogram].contains(mark) && spec.hasSeries && spec.data.y2 == nil
    let hasAxes = mark != .sector
    let needsNames = [spec.x, spec.y].contains { $0.kind == .category }
    let checks: [(name: String, isGiven: Bool, isUsed: Bool, use: String)] = [
        ("curve", request.looks.curve != nil, [.line, .area].contains(mark), "of lines and areas"),
        ("points", request.looks.hasPoints, mark == .line, "of lines"),
        ("stack", request.stacking != nil, isStacked, "of bars and areas with series: --by"),
        ("horizontal", request.axes.isHorizontal, spec.isHorizontal, "of bars and boxes over names"),
        ("bins", request.bins != nil, spec.data.xEnd != nil, "of numbers in bins"),
        ("columns", request.axes.facetColumns != nil, !spec.facets.isEmpty, "of small multiples: --facet"),
        (
            "value", request.value != nil, [.rectangle, .sector, .point].contains(mark),
            "of rectangles, points, sectors"
        ),
        ("size-by", request.size != nil, mark == .point, "of points"),
        ("by", request.by != nil, spec.hasSeries || mark == .point, "of marks with series"),
        (
            "y2", request.y2 != nil, [.area, .bar, .rule].contains(mark) && spec.data.y2 != nil,
            "of areas, bars and rules"
        ),
        ("label", request.label != nil, spec.data.label != nil, "of rows that are drawn one by one"),
        ("log-x", request.axes.isLogX, hasAxes && spec.x.kind == .number, "of an x axis of numbers"),
        ("log-y", request.axes.isLogY, hasAxes && spec.y.kind == .number, "of a y axis of numbers"),
        ("domain", request.axes.domain != nil, hasAxes, "of charts with axes"),
        ("x-domain", request.axes.xDomain != nil, hasAxes, "of charts with axes"),
        ("x-format", request.axes.xFormat != nil, hasAxes && spec.x.kind != .category, "of an axis without names"),
        ("y-format", request.axes.yFormat != nil, hasAxes && spec.y.kind != .category, "of an axis without names"),
        ("rule", !request.axes.rules.isEmpty, hasAxes, "of charts with axes"),
        ("annotate", !request.axes.notes.isEmpty, hasAxes, "of charts with axes"),
        ("facet", request.facet != nil, !spec.facets.isEmpty, "of columns with a value"),
        ("sort", request.order != nil, needsNames || mark == .sector, "of names along an axis, and sectors"),
    ]
    return checks.compactMap { check in
        guard check.isGiven, !check.isUsed else { return nil }
        return Diagnostic(
            code: "plot.no-effect",
            message: "--\(check.name) changes nothing here, a chart of the mark \(mark.rawValue).",
            remedy: "It is an option \(check.use); leave it out, or choose another --mark.")
    }
}
