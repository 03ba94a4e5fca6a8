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
    static let seriesKept = 10
    static let facets = 36
}

/// Reads what a chart needs: rows, or groups of rows where a choice says so or several rows share a place.
func loadPlot(
    _ choice: PlotChoice, _ request: PlotRequest, from source: some RowSource
) throws(Failure) -> LoadedPlot {
    do throws(DataFailure) {
        if let function = choice.aggregate {
            return try PlotLoader(choice: choice, request: request).groups(function, from: source)
        }
        let table = try source.read(columns: choice.columns, limit: nil)
        var loaded = PlotLoader(choice: choice, request: request).rows(table)
        guard choice.mayAggregate, let reason = reasonToAggregate(loaded, request) else {
            loaded.notes = table.notes
            return loaded
        }
        let function: AggregateFunction = choice.mark == .line ? .mean : .sum
        var grouped = choice
        if choice.x?.kind == .date, choice.binning == .value, Set(loaded.data.x?.numbers ?? []).count > 400 {
            grouped.binning = .date(nil)
            grouped.reasons.append(PlotReason("bin", "a date unit", "there are more instants than a chart can show"))
        }
        grouped.aggregate = function
        grouped.reasons.append(PlotReason("aggregate", "\(function)", reason))
        return try PlotLoader(choice: grouped, request: request).groups(function, from: source)
    } catch {
        throw Failure(error)
    }
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
