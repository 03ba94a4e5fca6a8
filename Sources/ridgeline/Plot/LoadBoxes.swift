import Drawing
import TableData

/// The numbers of each box, from a database that computes them, or from the rows.
func loadBoxes(
    _ choice: PlotChoice, _ request: PlotRequest, from source: some RowSource
) throws(DataFailure) -> LoadedPlot {
    let loader = PlotLoader(choice: choice, request: request)
    if let database = source as? any QuerySource, let y = choice.y.first, choice.y.count == 1, choice.label == nil {
        let keys = [choice.x, choice.by, choice.facet].compactMap { $0?.name }
        if Set(keys).count == keys.count, let boxes = try database.boxes(of: y.name, by: keys) {
            let values = DataColumn(name: y.name, kind: .number, values: .numbers(boxes.values), notation: y.notation)
            let table = DataTable(columns: boxes.keys + [values], rowCount: boxes.values.count)
            var loaded = loader.rows(table)
            // A row without a series or a panel has no box, so no row was left out.
            loaded.data.part = boxes.parts
            loaded.notes = boxes.notes
            if boxes.outliers > BoxOutliers.kept { loaded.reports.append(thinned(boxes.outliers, boxes.parts)) }
            return loaded
        }
    }
    let table = try source.read(columns: choice.columns, limit: nil)
    var loaded = loader.rows(table)
    loaded.notes = table.notes
    let (data, outliers) = boxed(loaded.data)
    loaded.data = data
    if outliers > BoxOutliers.kept { loaded.reports.append(thinned(outliers, data.part ?? [])) }
    return loaded
}

private func thinned(_ outliers: Int, _ parts: [BoxPart]) -> Diagnostic {
    Diagnostic(
        code: "plot.outliers",
        message: "\(outliers) values lie beyond the whiskers; \(parts.count { $0 == .outlier }) are drawn, those that "
            + "would hide each other once.",
        remedy: "Leave them out of the data to draw the boxes alone.")
}

/// Rows as boxes, with the number of the values beyond the whiskers of all of them.
func boxed(_ data: PlotData) -> (data: PlotData, outliers: Int) {
    guard let values = data.y?.numbers, data.part == nil else { return (data, 0) }
    var rows: [BoxPlace: [Int]] = [:]
    var order: [BoxPlace] = []
    for row in 0..<data.count {
        let place = BoxPlace(
            x: data.x?.numbers?[row] ?? 0, name: data.x?.names?[row] ?? "", series: data.series?[row] ?? "",
            facet: data.facet?[row] ?? "")
        if rows[place] == nil { order.append(place) }
        rows[place, default: []].append(row)
    }
    var boxes = order.compactMap { place -> (row: Int, box: BoxSummary)? in
        guard let own = rows[place], let first = own.first else { return nil }
        return BoxSummary(own.map { values[$0] }).map { (first, $0) }
    }
    let outliers = boxes.reduce(0) { $0 + $1.box.outliers.count }
    if outliers > BoxOutliers.kept, let extent = PlotInterval(of: values) {
        for index in boxes.indices {
            boxes[index].box.outliers = BoxOutliers.thinned(
                boxes[index].box.outliers, lower: extent.lower, upper: extent.upper)
        }
    }
    var result = data.rows(boxes.flatMap { box in box.box.numbers.map { _ in box.row } })
    let numbers = boxes.flatMap(\.box.numbers)
    result.y = .numbers(numbers.map(\.value))
    result.part = numbers.map(\.part)
    return (result, outliers)
}

private struct BoxPlace: Hashable {
    var x: Double
    var name: String
    var series: String
    var facet: String
}
