import Drawing
import Foundation
import Ridgeline
import TableData

/// Bins along x in which a database counts very many values: finer than the points of a picture.
private let ridgeBins = 2048

/// A series for each group. Of more rows of a database than are sent one by one, values come as counts in fine bins and
/// curves as the mean height in each.
@MainActor
func ridgeSeries(
    _ x: ColumnDescription, _ by: ColumnDescription, _ height: ColumnDescription?, _ rows: ArticleRows,
    _ reporter: Reporter
) throws(Failure) -> [RidgelineSeries] {
    guard rows.isReduced else {
        let columns = try rows.read([x, by, height].compactMap { $0 })
        guard columns.count >= 2, let places = columns[0].numericValues else { return [] }
        let heights = columns.count > 2 ? columns[2].numericValues : nil
        return ridgeSeries(places, rows.names(columns[1]), heights)
    }
    let measures =
        [Measure(.mean, of: x.name)]
        + (height.map { [Measure(.mean, of: $0.name, name: "height")] } ?? [Measure(.count)])
    let bins = try rows.groups([GroupKey(by.name), GroupKey(x.name, .grid(count: ridgeBins))], measures)
    let what = height == nil ? "densities are of counts in" : "curves show the mean in each of"
    reporter.report([
        Diagnostic(
            code: "plot.grouped", message: "There are \(rows.table.rowCount ?? 0) rows: \(what) \(ridgeBins) bins.",
            remedy: "The bins are finer than the picture's points.")
    ])
    guard bins.keys.count == 2, bins.measures.count == 2, let places = bins.measures[0].numericValues,
        let values = bins.measures[1].numericValues
    else { return [] }
    let names = rows.names(bins.keys[0].values)
    if height != nil { return ridgeSeries(places, names, values) }
    return grouped(names, places).map { name, own in
        let counts = own.map { RidgelineCount(value: places[$0], count: Int(exactly: values[$0]) ?? 0) }
        return RidgelineSeries(RidgelineGroup(name, number: Double(name)), counts: counts)
    }
}

private func ridgeSeries(_ places: [Double], _ groups: [String?], _ heights: [Double]?) -> [RidgelineSeries] {
    grouped(groups, places).map { name, own in
        let group = RidgelineGroup(name, number: Double(name))
        guard let heights else { return RidgelineSeries(group, samples: own.map { places[$0] }) }
        return RidgelineSeries(group, curve: own.map { RidgelinePoint(x: places[$0], height: heights[$0]) })
    }
}

/// The rows of each group that have a place, groups in the order of their first rows.
private func grouped(_ groups: [String?], _ places: [Double]) -> [(name: String, rows: [Int])] {
    var order: [String] = []
    var rows: [String: [Int]] = [:]
    for (row, group) in groups.enumerated() {
        guard let group, places[row].isFinite else { continue }
        if rows[group] == nil { order.append(group) }
        rows[group, default: []].append(row)
    }
    return order.map { ($0, rows[$0] ?? []) }
}
