import Drawing
import Foundation
import Geometry
import ScaleKit
import TableData

/// What is asked of a database where rows would be drawn one by one: groups where rows share a place, else as much of
/// very many rows as a picture shows. nil where the rows are few, or each of them is needed.
func loadFromDatabase(
    _ choice: PlotChoice, _ request: PlotRequest, _ database: some QuerySource
) throws(DataFailure) -> LoadedPlot? {
    if let shared = try sharedPlaces(choice, request, database) {
        return try grouped(choice, request, shared.reason, isCrowd: shared.isCrowd, from: database)
    }
    guard let rows = choice.rowCount, rows > PlotLimits.rowsSent, choice.label == nil, choice.y2 == nil else {
        return nil
    }
    let reducer = RowReducer(choice: choice, request: request, rows: rows)
    switch choice.mark {
    case .line:
        if choice.mayAggregate, choice.x?.kind == .date, try isNoise(choice, database) {
            return try grouped(choice, request, noiseReason, isCrowd: true, from: database)
        }
        return try reducer.line(database)
    case .point: return try reducer.points(database)
    case .bar, .area, .rectangle: return choice.mayAggregate ? try reducer.groups(database) : nil
    case .sector, .box, .histogram, .rule: return nil
    }
}

/// Whether neighbours differ about as much as values far apart.
private func isNoise(_ choice: PlotChoice, _ database: some QuerySource) throws(DataFailure) -> Bool {
    guard let x = choice.x, let y = choice.y.first, choice.y.count == 1 else { return false }
    let keys = [choice.by, choice.facet].compactMap { $0?.name }
    guard let found = try database.steps(x: x.name, y: y.name, by: keys) else { return false }
    return found.spread > 0 && found.steps > found.spread * PlotLimits.noise
}

/// Says that rows are sent though they are many.
func allRowsReport(_ choice: PlotChoice, _ source: some RowSource) -> Diagnostic? {
    guard source is any QuerySource, let rows = choice.rowCount, rows > PlotLimits.rowsSent else { return nil }
    return Diagnostic(
        code: "plot.all-rows", message: "The database sends all of its \(rows) rows: each is drawn by itself.",
        remedy: "Put them together with --aggregate or --bin, or have --query name fewer.")
}

/// Why rows have to be put together, and whether their places are more than a chart can show; nil where each row has a
/// place of its own.
private func sharedPlaces(
    _ choice: PlotChoice, _ request: PlotRequest, _ database: some QuerySource
) throws(DataFailure) -> (reason: String, isCrowd: Bool)? {
    guard choice.mayAggregate, [.line, .area, .bar, .sector].contains(choice.mark), choice.y2 == nil,
        choice.label == nil
    else { return nil }
    let keys = [choice.x, choice.by, choice.facet].compactMap(\.self)
    var reason: String?
    if request.top != nil {
        reason = "--top compares groups"
    } else if choice.mark == .bar, let names = choice.x?.distinct, names > PlotLimits.categories {
        reason = "there are too many categories to show"
    } else if let series = choice.by?.distinct, series > PlotLimits.series {
        reason = "there are too many series to show"
    } else if try areShared(keys, choice.rowCount, database) {
        reason = "several rows share a place"
    }
    guard let reason else { return nil }
    guard let x = choice.x, x.kind == .date || x.kind == .number else { return (reason, false) }
    // Bars need more room than the points of a line.
    let becomesBars = choice.mark == .bar || (choice.usualFunction == .sum && request.mark == nil)
    let places = try database.places([x.name])?.places ?? 0
    return (reason, places > (becomesBars ? 100 : 400))
}

private func areShared(
    _ keys: [ColumnDescription], _ rows: Int?, _ database: some QuerySource
) throws(DataFailure) -> Bool {
    let numbers = keys.compactMap(\.distinct)
    // With fewer combinations than rows some must share one, which needs no query.
    if let rows, numbers.count == keys.count, !keys.isEmpty {
        let most = numbers.reduce(1.0) { $0 * Double($1) }
        if most < Double(rows) { return true }
    }
    guard let found = try database.places(keys.map(\.name)) else { return false }
    return found.places < found.rows
}

/// Very many rows, each with a place of its own, as what a picture shows of them.
private struct RowReducer {
    let choice: PlotChoice
    let request: PlotRequest
    let rows: Int

    private var size: CGSize { request.pictureSize ?? PlotBuilder.usualSize }

    /// Of each strip that is narrower than a pixel the first, last, least and greatest row.
    func line(_ database: some QuerySource) throws(DataFailure) -> LoadedPlot? {
        guard let x = choice.x, x.kind == .number || x.kind == .date else { return nil }
        // A part of the axis that is asked for may be a tenth of the data.
        let perPoint = request.axes.xDomain == nil ? 3.0 : 30
        let count = max(2000, checkedInt((size.width * perPoint).rounded()) ?? 2000)
        var loaded = LoadedPlot(choice: choice)
        for (index, y) in choice.y.enumerated() {
            let keys = [choice.by, choice.facet].compactMap { $0?.name }
            guard let table = try database.strips(x: x.name, y: y.name, by: keys, count: count) else { return nil }
            var single = choice
            single.y = [y]
            var part = PlotLoader(choice: single, request: request).rows(table).data
            if choice.isWide {
                part.series =
                    part.series.map { $0.map { "\($0), \(y.name)" } }
                    ?? Array(repeating: y.name, count: part.count)
            }
            loaded.data = index == 0 ? part : loaded.data.joined(part)
        }
        loaded.reports.append(
            Diagnostic(
                code: "plot.strips",
                message: "There are \(rows) rows: of each of \(count) strips the line passes the first, the last, the "
                    + "least and the greatest.",
                remedy: "The picture is that of all rows; see less of them with --bin or --aggregate."))
        return loaded
    }

    /// One point for all within a point of the picture.
    func points(_ database: some QuerySource) throws(DataFailure) -> LoadedPlot? {
        guard let x = choice.x, let y = choice.y.first, choice.y.count == 1, x.name != y.name else { return nil }
        var keys: [GroupKey] = []
        var measures: [Measure] = []
        func add(_ column: ColumnDescription, _ length: CGFloat) {
            guard column.kind == .number || column.kind == .date else { return keys.append(GroupKey(column.name)) }
            keys.append(GroupKey(column.name, .grid(count: checkedInt(length.rounded()) ?? 400)))
            measures.append(Measure(.mean, of: column.name, name: column.name))
        }
        add(x, size.width)
        add(y, size.height)
        for column in [choice.by, choice.facet].compactMap(\.self) { keys.append(GroupKey(column.name)) }
        for column in [choice.value, choice.size].compactMap(\.self)
        where !measures.contains(where: { $0.name == column.name }) {
            measures.append(Measure(.mean, of: column.name, name: column.name))
        }
        let cells = try database.aggregate(Aggregation(keys: keys, measures: measures, calendar: request.calendar))
        let named = Set(cells.measures.map(\.name))
        let others = cells.keys.map(\.values).filter { !named.contains($0.name) }
        let table = DataTable(columns: cells.measures + others, rowCount: cells.rowCount)
        var loaded = PlotLoader(choice: choice, request: request).rows(table)
        loaded.reports.append(
            Diagnostic(
                code: "plot.merged",
                message: "There are \(rows) rows: \(cells.rowCount) points stand for those that lie within one.",
                remedy: "See how many lie where with --mark rectangle."))
        return loaded
    }

    /// One value for each of a moderate number of places.
    func groups(_ database: some QuerySource) throws(DataFailure) -> LoadedPlot? {
        var grouped = choice
        let isCells = choice.mark == .rectangle
        guard let x = choice.x, !isCells || choice.value != nil else { return nil }
        let function: AggregateFunction = isCells ? .mean : choice.usualFunction
        grouped.aggregate = function
        grouped.binning = try binning(x, isCells ? 40 : choice.mark == .area ? 400 : 100, database)
        if isCells, let y = choice.y.first { grouped.yBinning = try binning(y, 30, database) }
        grouped.reasons.append(PlotReason("aggregate", "\(function)", "there are \(rows) rows"))
        var loaded = try PlotLoader(choice: grouped, request: request).groups(function, from: database)
        loaded.reports.append(
            Diagnostic(
                code: "plot.grouped", message: "Each place shows the \(function) of its rows: there are \(rows) rows.",
                remedy: "Set the places with --bin, or draw every row with --aggregate none."))
        return loaded
    }

    private func binning(
        _ column: ColumnDescription, _ count: Int, _ database: some QuerySource
    ) throws(DataFailure) -> Binning {
        switch column.kind {
        case .number:
            guard try database.places([column.name])?.places ?? .max > count else { return .value }
            return .nice(count: count)
        case .date: return .date(nil)
        case .text, .bool: return .value
        }
    }
}
