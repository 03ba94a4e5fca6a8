import Drawing
import Foundation
import ScaleKit
import TableData

/// The rows of a chart, with what was decided while they were read.
struct LoadedPlot {
    var data = PlotData()
    var choice: PlotChoice
    var notes: [DataNote] = []
    var reports: [Diagnostic] = []
}

/// Most categories and series that a chart shows unless `--top` says otherwise.
enum PlotLimits {
    static let categories = 50
    static let categoriesKept = 30
    static let series = 20
    /// Most that are told apart without being asked for.
    static let seriesChosen = 12
    /// Columns of numbers, as a series each.
    static let columns = 12
    /// More rows over dates are grouped before they are read.
    static let rows = 100_000
    /// More points hide each other: their number in each cell is shown.
    static let points = 20_000
    /// A noisy line through more rows than this is a band.
    static let noisyRows = 500
    /// Neighbours of a noisy line differ by more than so many times its mean distance from its mean.
    static let noise = 0.7
    /// More rows of a database are reduced before they are sent.
    static let rowsSent = 20_000
    static let seriesKept = 10
    static let facets = 36
    /// Different numbers that stand as names below bars.
    static let numbers = 24
}

/// Why scattered values are grouped.
let noiseReason = "a line through so many scattered values is a band"

/// Reads what a chart needs: rows, or groups of rows where a choice says so or several rows share a place.
func loadPlot(
    _ choice: PlotChoice, _ request: PlotRequest, from source: some RowSource
) throws(Failure) -> LoadedPlot {
    var choice = choice
    do throws(DataFailure) {
        if let function = choice.aggregate {
            var loaded = try PlotLoader(choice: choice, request: request).groups(function, from: source)
            if choice.mark == .box { loaded.data = boxed(loaded.data).data }
            return loaded
        }
        if choice.mark == .box { return try loadBoxes(choice, request, from: source) }
        if let rows = try crowd(choice, source) {
            return try grouped(choice, request, "there are \(rows) rows", isCrowd: true, from: source)
        }
        if let database = source as? any QuerySource {
            if try takesTurns(choice, request, database) { choice.joinSeries() }
            if let loaded = try loadFromDatabase(choice, request, database) { return loaded }
        }
        let table = try source.read(columns: choice.columns, limit: nil)
        var loaded = PlotLoader(choice: choice, request: request).rows(table)
        if takesTurns(loaded, request) {
            choice.joinSeries()
            loaded = PlotLoader(choice: choice, request: request).rows(table)
        }
        if let report = allRowsReport(choice, source) { loaded.reports.append(report) }
        guard choice.mayAggregate else {
            loaded.notes = table.notes
            return loaded
        }
        if let reason = reasonToAggregate(loaded, request) {
            // Bars need more room than the points of a line.
            let becomesBars = choice.mark == .bar || (choice.usualFunction == .sum && request.mark == nil)
            let isCrowd = Set(loaded.data.x?.numbers ?? []).count > (becomesBars ? 100 : 400)
            return try grouped(choice, request, reason, isCrowd: isCrowd, from: source)
        }
        if choice.mark == .line, choice.x?.kind == .date, choice.label == nil, isNoise(loaded.data) {
            return try grouped(choice, request, noiseReason, isCrowd: true, from: source)
        }
        loaded.notes = table.notes
        return loaded
    } catch {
        throw Failure(error)
    }
}

/// How many rows there are where they are too many to be drawn one by one over dates; else nil.
private func crowd(_ choice: PlotChoice, _ source: some RowSource) throws(DataFailure) -> Int? {
    guard choice.mayAggregate, choice.x?.kind == .date, [.line, .area, .bar].contains(choice.mark), choice.y2 == nil,
        choice.label == nil, choice.binning == .value
    else { return nil }
    var rows = choice.rowCount
    if rows == nil {
        // A database counts faster than it sends.
        let counted = try source.aggregate(
            Aggregation(keys: [], measures: [Measure(.count)], calendar: Calendar(identifier: .gregorian)))
        rows = counted.measures.first?.numericValues?.first.flatMap { Int(exactly: $0) }
    }
    return rows.flatMap { $0 > PlotLimits.rows ? $0 : nil }
}

/// One value for all rows of a place, by the function that suits the column.
func grouped(
    _ choice: PlotChoice, _ request: PlotRequest, _ reason: String, isCrowd: Bool, from source: some RowSource
) throws(DataFailure) -> LoadedPlot {
    var grouped = choice
    let function = choice.usualFunction
    grouped.aggregate = function
    let isOverDates = choice.x?.kind == .date && choice.binning == .value && request.bin == nil
    if isOverDates, isCrowd || (function == .sum && choice.mark == .line && choice.by != nil) {
        grouped.binning = .date(nil)
        grouped.reasons.append(PlotReason("bin", "a date unit", "there are more instants than a chart can show"))
    }
    if isOverDates, function == .sum, choice.mark == .line, request.mark == nil {
        grouped.mark = .bar
        grouped.reasons.append(PlotReason("mark", "bar", "sums over stretches of time"))
    }
    grouped.reasons.append(PlotReason("aggregate", "\(function)", reason))
    var loaded = try PlotLoader(choice: grouped, request: request).groups(function, from: source)
    if isOverDates, isCrowd, let unit = loaded.data.unit {
        loaded.reports.append(
            Diagnostic(
                code: "plot.grouped", message: "Each \(unit) shows the \(function) of its rows: \(reason).",
                remedy: "Name another unit with --bin, or draw every row with --aggregate none."))
    }
    return loaded
}

/// Whether neighbours differ about as much as values far apart, in more rows than a line can show.
private func isNoise(_ data: PlotData) -> Bool {
    guard let values = data.y?.numbers, let places = data.x?.numbers else { return false }
    let count = max(1, distinct(data.series).count) * max(1, distinct(data.facet).count)
    guard values.count > PlotLimits.noisyRows * count else { return false }
    let order = (0..<values.count).sorted { (places[$0], $0) < (places[$1], $1) }
    var last: [String: Double] = [:]
    var (steps, known) = (0.0, [Double]())
    for row in order where values[row].isFinite {
        let name = "\(data.series?[row] ?? "")\n\(data.facet?[row] ?? "")"
        if let before = last[name] { steps += abs(values[row] - before) }
        last[name] = values[row]
        known.append(values[row])
    }
    guard known.count > 2 else { return false }
    if isBand(data, order) { return true }
    let mean = known.reduce(0, +) / Double(known.count)
    let spread = known.reduce(0) { $0 + abs($1 - mean) } / Double(known.count)
    return spread > 0 && steps / Double(known.count) > spread * PlotLimits.noise
}

/// Whether a line with several rows in each pixel covers a good part of the plot's height there.
private func isBand(_ data: PlotData, _ order: [Int]) -> Bool {
    let pixels = 600
    guard data.series == nil, data.facet == nil, let values = data.y?.numbers, order.count > 4 * pixels,
        let all = PlotInterval(of: values), all.upper > all.lower
    else { return false }
    var covered = 0.0
    for pixel in 0..<pixels {
        let rows = order[(pixel * order.count / pixels)..<((pixel + 1) * order.count / pixels)]
        guard let part = PlotInterval(of: rows.map { values[$0] }) else { continue }
        covered += (part.upper - part.lower) / (all.upper - all.lower)
    }
    return covered / Double(pixels) > 0.2
}

/// Why rows have to be put together, nil where each can be drawn by itself.
private func reasonToAggregate(_ loaded: LoadedPlot, _ request: PlotRequest) -> String? {
    guard [.line, .area, .bar, .sector].contains(loaded.choice.mark), loaded.choice.y2 == nil,
        loaded.choice.label == nil
    else { return nil }
    let data = loaded.data
    if request.top != nil { return "--top compares groups" }
    if loaded.choice.mark == .bar, distinct(loaded.data.x?.names).count > PlotLimits.categories {
        return "there are too many categories to show"
    }
    if distinct(data.series).count > PlotLimits.series { return "there are too many series to show" }
    var places: Set<PlotPlace> = []
    for row in 0..<data.count {
        let place = PlotPlace(
            x: data.x?.numbers?[row] ?? 0, name: data.x?.names?[row] ?? "", series: data.series?[row] ?? "",
            facet: data.facet?[row] ?? "")
        if !places.insert(place).inserted { return "several rows share a place" }
    }
    return nil
}

private struct PlotPlace: Hashable {
    var x: Double
    var name: String
    var series: String
    var facet: String
}

extension PlotColumn {
    /// The categories; nil for numbers and dates.
    var names: [String]? {
        if case .categories(let names) = self { return names }
        return nil
    }
}
