import Drawing
import Foundation
import ScaleKit
import TableData

/// Turns a table's rows, or groups of them, into the columns of a chart.
struct PlotLoader {
    var choice: PlotChoice
    let request: PlotRequest

    // MARK: Rows as they are

    func rows(_ table: DataTable) -> LoadedPlot {
        func column(_ description: ColumnDescription?) -> DataColumn? {
            description.flatMap { wanted in table.columns.first { $0.name == wanted.name } }
        }
        var data = PlotData(count: table.rowCount)
        data.x = column(choice.x).map { place($0, isCategory: false) } ?? rowNumbers(table.rowCount)
        data.unit = column(choice.x)?.resolution
        data.y2 = column(choice.y2)?.numericValues
        let (series, facet) = (column(choice.by).map(names), column(choice.facet).map(names))
        data.series = series?.map { $0 ?? "" }
        data.facet = facet?.map { $0 ?? "" }
        (data.value, data.size) = (column(choice.value)?.numericValues, column(choice.size)?.numericValues)
        data.label = column(choice.label).map { names($0).map { $0 ?? "" } }
        let ys = choice.y.compactMap(column)
        if choice.isWide {
            data = folded(data, ys)
        } else {
            data.y = ys.first.map { place($0, isCategory: false) }
        }
        let missing = (series ?? []).map { $0 == nil }
        let missingFacets = (facet ?? []).map { $0 == nil }
        let count = max(1, table.rowCount)
        data = data.filtered { row in
            let original = row % count
            if missing.indices.contains(original), missing[original] { return false }
            return !(missingFacets.indices.contains(original) && missingFacets[original])
        }
        return LoadedPlot(data: data, choice: choice)
    }

    private func names(_ column: DataColumn) -> [String?] { categoryNames(column, in: request.timeZone) }

    /// Along an axis: numbers and dates as they are, texts and truth values as categories.
    private func place(_ column: DataColumn, isCategory: Bool) -> PlotColumn {
        switch column.values {
        case .numbers(let values) where !isCategory: .numbers(values)
        case .dates(let values) where !isCategory: .dates(values)
        default: .categories(names(column).map { $0 ?? "" })
        }
    }

    /// Without a column for x, rows stand in their order; a sector, box or rule has no need of x.
    private func rowNumbers(_ count: Int) -> PlotColumn? {
        switch choice.mark {
        case .sector, .box, .rule, .histogram: nil
        case .line, .area, .bar, .point, .rectangle: .numbers((0..<count).map { Double($0 + 1) })
        }
    }

    /// Each of several columns as a series of its own, one after the other.
    private func folded(_ data: PlotData, _ columns: [DataColumn]) -> PlotData {
        var all = PlotData(count: data.count * columns.count, unit: data.unit)
        func repeated<Value>(_ values: [Value]?) -> [Value]? {
            values.map { values in columns.flatMap { _ in values } }
        }
        let rows = columns.flatMap { _ in Array(0..<data.count) }
        all.x = data.x?.rows(rows)
        all.y = .numbers(columns.flatMap { $0.numericValues ?? Array(repeating: .nan, count: data.count) })
        (all.facet, all.label, all.size, all.y2) = (
            repeated(data.facet), repeated(data.label), repeated(data.size), repeated(data.y2)
        )
        let names = columns.flatMap { Array(repeating: $0.name, count: data.count) }
        all.series = zip(names, repeated(data.series) ?? names).map { $0 == $1 ? $0 : "\($1), \($0)" }
        return all
    }

    // MARK: Groups of rows

    func groups(_ function: AggregateFunction, from source: some RowSource) throws(DataFailure) -> LoadedPlot {
        var choice = choice
        if try hasFewNumbers(source) { choice.binning = .value }
        let crowd = try binningOfCrowd(source)
        if let crowd { choice.binning = crowd.binning }
        var keys: [GroupKey] = []
        var roles: [Role] = []
        func add(_ role: Role, _ column: ColumnDescription?, _ binning: Binning = .value) {
            guard let column else { return }
            keys.append(GroupKey(column.name, binning))
            roles.append(role)
        }
        let isGrid =
            choice.mark == .rectangle || (choice.mark == .point && choice.aggregate == .count && choice.x != nil)
        add(.x, choice.x, choice.binning)
        if isGrid { add(.y, choice.y.first, choice.yBinning) }
        add(.series, choice.by)
        add(.facet, choice.facet)
        let measured = isGrid ? [choice.value].compactMap { $0 } : choice.y
        let functionNeedsColumn = function != .count
        var measures = measured.map { Measure(function, of: $0.name, name: $0.name) }
        if measures.isEmpty || !functionNeedsColumn { measures = [Measure(.count)] }
        if functionNeedsColumn, measured.isEmpty {
            throw DataFailure(
                code: "plot.no-numbers", message: "The \(function) needs a column of numbers.",
                remedy: "Name one with \(isGrid ? "--value" : "--y"), or count rows: --aggregate count")
        }
        var loaded = LoadedPlot(choice: choice)
        if let crowd { loaded.reports.append(crowd.report) }
        var aggregation = Aggregation(keys: keys, measures: measures, calendar: request.calendar)
        var result: AggregatedTable?
        if let limited = limitedKey(roles), let measure = measures.first {
            var count = request.top
            var number = limited.column.distinct
            if count == nil, number == nil, let database = source as? any QuerySource {
                number = try database.places([limited.column.name])?.places
            }
            if count == nil, number == nil {
                // Not counted beforehand: the groups tell.
                result = try source.aggregate(aggregation)
                if let found = result?.keys[limited.key].values { number = Set(names(found).compactMap { $0 }).count }
            }
            if count == nil, let number, number > limited.limit, choice.mark != .rectangle, choice.mark != .box {
                count = limited.kept
                reportCut(limited, number, function, &loaded)
            }
            if let count {
                let others = function == .sum || function == .count ? "Other" : nil
                aggregation.top = TopGroups(key: limited.key, count: count, by: measure, others: others)
                result = nil
            }
        }
        let groups: AggregatedTable
        if let result { groups = result } else { groups = try source.aggregate(aggregation) }
        loaded.notes = groups.notes
        loaded.data = data(groups, roles, isGrid: isGrid)
        return loaded
    }

    private enum Role { case x, y, series, facet }

    /// Whether counts over numbers are of a few different ones, such as classes or ages in years, which need no bins.
    private func hasFewNumbers(_ source: some RowSource) throws(DataFailure) -> Bool {
        guard choice.mark == .bar, case .nice(nil) = choice.binning, let x = choice.x else { return false }
        if let distinct = x.distinct { return distinct <= PlotLimits.numbers }
        if let database = source as? any QuerySource, let found = try database.places([x.name]) {
            return found.places <= PlotLimits.numbers
        }
        // Where the range is known the numbers were looked at, and are too many to count.
        guard x.lower == nil else { return false }
        let counts = try source.aggregate(
            Aggregation(keys: [GroupKey(x.name)], measures: [Measure(.count)], calendar: request.calendar))
        return counts.rowCount <= PlotLimits.numbers
    }

    /// Bins for x where a database would send a group for each of very many values; nil elsewhere.
    private func binningOfCrowd(
        _ source: some RowSource
    ) throws(DataFailure) -> (binning: Binning, report: Diagnostic)? {
        guard choice.binning == .value, let x = choice.x, x.kind == .number || x.kind == .date,
            choice.rowCount ?? 0 > PlotLimits.rowsSent, let database = source as? any QuerySource,
            let found = try database.places([x.name]), found.places > PlotLimits.rowsSent
        else { return nil }
        let report = Diagnostic(
            code: "plot.grouped", message: "“\(x.name)” has \(found.places) values, which are put into bins.",
            remedy: "Name others with --bin.")
        return (x.kind == .date ? .date(nil) : .nice(count: 200), report)
    }

    /// A key of which a chart shows only so many groups.
    private struct LimitedKey {
        var key: Int
        var column: ColumnDescription
        /// In words, such as "series".
        var what: String
        var limit: Int
        var kept: Int
    }

    /// Names along the axis of bars, else series.
    private func limitedKey(_ roles: [Role]) -> LimitedKey? {
        guard choice.mark != .histogram else { return nil }
        let isOverCategories = choice.mark == .bar && (choice.x?.kind == .text || choice.x?.kind == .bool)
        let role: Role = isOverCategories || choice.by == nil ? .x : .series
        guard let key = roles.firstIndex(of: role), let column = role == .x ? choice.x : choice.by,
            choice.binning == .value || role == .series, column.kind == .text || column.kind == .bool
        else { return nil }
        return role == .x
            ? LimitedKey(
                key: key, column: column, what: "categories", limit: PlotLimits.categories,
                kept: PlotLimits.categoriesKept)
            : LimitedKey(
                key: key, column: column, what: "series", limit: PlotLimits.series, kept: PlotLimits.seriesKept)
    }

    private func reportCut(
        _ limited: LimitedKey, _ number: Int, _ function: AggregateFunction, _ loaded: inout LoadedPlot
    ) {
        let (what, kept) = (limited.what, limited.kept)
        loaded.choice.isCutToTop = true
        loaded.choice.reasons.append(PlotReason("top", "\(kept)", "there are \(number) \(what)"))
        let adds = function == .sum || function == .count
        loaded.reports.append(
            Diagnostic(
                code: "plot.many-\(what)",
                message: "“\(limited.column.name)” has \(number) \(what); the \(kept) largest are shown"
                    + (adds ? ", the rest as “Other”." : "."),
                remedy: "Ask for another number with --top, or name another column."))
    }

    private func data(_ result: AggregatedTable, _ roles: [Role], isGrid: Bool) -> PlotData {
        var data = PlotData(count: result.rowCount)
        for (role, key) in zip(roles, result.keys) {
            switch role {
            case .x:
                data.x = place(key.values, isCategory: false)
                (data.xEnd, data.unit) = (key.unit == nil ? key.ends : nil, key.unit ?? key.values.resolution)
            case .y: (data.y, data.y2) = (place(key.values, isCategory: false), key.ends)
            case .series: data.series = names(key.values).map { $0 ?? "" }
            case .facet: data.facet = names(key.values).map { $0 ?? "" }
            }
        }
        if isGrid {
            data.value = result.measures.first?.numericValues
            if choice.mark == .point { (data.size, data.value) = (data.value, nil) }
            return data
        }
        if result.measures.count > 1 { return folded(data, result.measures) }
        data.y = result.measures.first.map { place($0, isCategory: false) }
        return data
    }
}
