import Drawing
import Foundation
import ScaleKit
import TableData

/// A chart ready to draw, with everything there is to say about it.
struct BuiltPlot {
    var spec: PlotSpec
    var reasons: [PlotReason]
    var reports: [Diagnostic]
}

/// Decides all that depends on the values themselves: axes, order, stacking, size. Pure.
func buildPlot(_ loaded: LoadedPlot, _ request: PlotRequest) throws(Failure) -> BuiltPlot {
    var builder = PlotBuilder(loaded, request)
    builder.choosePlaces()
    builder.dropWhatHasNoPlace()
    try builder.checkRows()
    builder.noteCountsOfOne()
    builder.orderCategories()
    builder.chooseSeries()
    builder.chooseStacking()
    builder.chooseAxes()
    builder.writeLabels()
    builder.chooseOrientation()
    builder.chooseSize()
    try builder.takeDomains()
    builder.thinLabels()
    try builder.takeAnnotations()
    let reports = builder.reports + unusedOptions(request, builder.spec)
    return BuiltPlot(spec: builder.spec, reasons: builder.reasons, reports: reports)
}

/// The steps of `buildPlot`; those about axes and size are in BuildPlot+Axes.swift.
struct PlotBuilder {
    let request: PlotRequest
    let choice: PlotChoice
    var spec: PlotSpec
    var reasons: [PlotReason]
    var reports: [Diagnostic]

    init(_ loaded: LoadedPlot, _ request: PlotRequest) {
        (self.request, choice, reasons) = (request, loaded.choice, loaded.choice.reasons)
        reports = choice.reports + loaded.reports
        let data = loaded.data
        spec = PlotSpec(
            mark: choice.mark, data: data, x: PlotAxis(kind: data.x?.kind ?? .number, name: choice.x?.name ?? ""),
            y: PlotAxis(kind: data.y?.kind ?? .number), words: request.words, looks: request.looks,
            size: request.pictureSize ?? .zero, timeZone: request.timeZone)
        spec.seriesName = choice.isWide ? "series" : choice.by?.name ?? ""
        spec.valueName = choice.value?.name ?? (choice.aggregate.map { "\($0)" } ?? "")
        spec.sizeName = choice.size?.name ?? "count"
        spec.y.name = valueName
    }

    /// Such as "price", "mean of price", "count".
    private var valueName: String {
        if choice.mark == .rectangle || (choice.mark == .point && spec.data.y != nil) {
            return choice.y.first?.name ?? ""
        }
        guard let column = choice.y.first, choice.aggregate != .count else { return "count" }
        if choice.isWide { return choice.aggregate.map { "\($0)" } ?? "value" }
        guard let function = choice.aggregate, !isOneRowEach else { return column.name }
        return "\(function) of \(column.name)"
    }

    /// Whether every place has one row, so that a sum or a mean of it is the value itself.
    private var isOneRowEach: Bool {
        guard request.aggregate == nil, choice.by == nil, choice.facet == nil, let rows = choice.rowCount else {
            return false
        }
        return choice.x?.distinct == rows
    }

    mutating func say(_ what: String, _ value: String, _ why: String) {
        reasons.append(PlotReason(what, value, why))
    }

    // MARK: Places

    /// Numbers as places of bars, boxes and cells become categories where they are few.
    mutating func choosePlaces() {
        spec.x.isOfYears = choice.x?.notation == .years
        if choice.mark == .box, spec.data.x == nil {
            spec.data.x = .categories(Array(repeating: choice.y.first?.name ?? "", count: spec.data.count))
            spec.x.kind = .category
        }
        guard [.bar, .box, .rectangle].contains(choice.mark), spec.data.xEnd == nil,
            spec.data.y2 == nil || choice.mark == .bar
        else { return }
        if let few = fewNumbers(spec.data.x, limit: 40) {
            (spec.data.x, spec.x.kind) = (.categories(few.names), .category)
            spec.x.categories = few.order
        }
        if choice.mark == .rectangle, let few = fewNumbers(spec.data.y, limit: 40) {
            (spec.data.y, spec.y.kind) = (.categories(few.names), .category)
            spec.y.categories = few.order
        }
    }

    private func fewNumbers(_ column: PlotColumn?, limit: Int) -> (names: [String], order: [String])? {
        guard case .numbers(let values)? = column else { return nil }
        let different = Set(values.filter(\.isFinite))
        guard different.count <= limit else { return nil }
        return (values.map { $0.isFinite ? plainNumber($0) : "" }, different.sorted().map(plainNumber))
    }

    /// Rows without x; and without y, but for lines and areas, which break there.
    mutating func dropWhatHasNoPlace() {
        let data = spec.data
        let breaks = choice.mark == .line || choice.mark == .area
        var isRequiredNumber = data.y?.numbers
        if breaks { isRequiredNumber = nil }
        let isCell = choice.mark == .rectangle
        spec.data = data.filtered { row in
            if let x = data.x?.numbers, !x[row].isFinite { return false }
            if let x = data.x?.names, x[row].isEmpty { return false }
            if let y = data.y?.names, y[row].isEmpty { return false }
            if let value = isRequiredNumber?[row], !value.isFinite { return false }
            if isCell, let value = data.value?[row], !value.isFinite { return false }
            return true
        }
        // Lines join their rows in the order of x.
        if breaks, let x = spec.data.x?.numbers, zip(x, x.dropFirst()).contains(where: { $0 > $1 }) {
            let order = (0..<spec.data.count).sorted { (x[$0], $0) < (x[$1], $1) }
            spec.data = spec.data.rows(order)
        }
    }

    func checkRows() throws(Failure) {
        let isEmpty =
            [.line, .area].contains(choice.mark) && spec.data.y?.numbers?.contains(where: \.isFinite) == false
        guard spec.data.count == 0 || isEmpty else { return }
        throw Failure(
            status: .data, message: "[plot.no-rows] No row has a value for everything that the chart needs.",
            remedy: "The chart needs \(choice.columns.map { "“\($0)”" }.joined(separator: ", ")); "
                + "name other columns, or see what is chosen with --explain.")
    }

    /// Counts that were chosen for want of numbers, and are all one, show nothing.
    mutating func noteCountsOfOne() {
        guard choice.aggregate == .count, request.aggregate == nil, choice.mark == .bar, spec.x.kind == .category,
            let counts = spec.data.y?.numbers, counts.allSatisfy({ $0 == 1 })
        else { return }
        reports.append(
            Diagnostic(
                code: "plot.counts-of-one",
                message:
                    "Each “\(spec.x.name)” occurs once, so that all bars are alike; there is no column of numbers.",
                remedy: "Count another column with --x COLUMN, or read one as numbers: --type COLUMN=number."))
    }

    // MARK: Order

    mutating func orderCategories() {
        spec.x.categories = ordered(spec.data.x, known: spec.x.categories)
        spec.y.categories = ordered(spec.data.y, known: spec.y.categories)
        spec.facets = distinct(spec.data.facet).sorted(by: naturally)
        if spec.facets.count > PlotLimits.facets {
            let kept = Set(spec.facets.prefix(PlotLimits.facets))
            reports.append(
                Diagnostic(
                    code: "plot.many-facets",
                    message:
                        "“\(choice.facet?.name ?? "")” has \(spec.facets.count) values; the first \(kept.count) are shown.",
                    remedy: "Facet by a column with fewer values, or leave rows out of the data."))
            let facets = spec.data.facet ?? []
            spec.data = spec.data.filtered { kept.contains(facets[$0]) }
            spec.facets = spec.facets.filter(kept.contains)
        }
    }

    private func ordered(_ column: PlotColumn?, known: [String]) -> [String] {
        guard case .categories(let names)? = column else { return [] }
        let present = Set(names)
        let all = known.isEmpty ? distinct(names) : known.filter(present.contains)
        return sorted(all, names)
    }

    private func sorted(_ all: [String], _ names: [String]) -> [String] {
        func sums() -> [String: Double] {
            var sums: [String: Double] = [:]
            let values = spec.data.value ?? spec.data.y?.numbers ?? []
            for (row, (name, value)) in zip(names, values).enumerated() where value.isFinite {
                // Boxes are ordered by their medians.
                if let part = spec.data.part?[row], part != .median { continue }
                sums[name, default: 0] += value
            }
            return sums
        }
        let result: [String]
        switch request.order ?? (choice.isCutToTop && choice.mark == .bar ? .valueDescending : .data) {
        case .data: return all
        case .name: result = all.sorted(by: naturally)
        case .nameDescending: result = all.sorted { naturally($1, $0) }
        case .value:
            let sums = sums()
            result = all.enumerated().sorted { (sums[$0.element] ?? 0, $0.offset) < (sums[$1.element] ?? 0, $1.offset) }
                .map(\.element)
        case .valueDescending:
            let sums = sums()
            result = all.enumerated().sorted {
                (-(sums[$0.element] ?? 0), $0.offset) < (-(sums[$1.element] ?? 0), $1.offset)
            }
            .map(\.element)
        }
        // What gathers the rest stays at the end.
        return result.filter { $0 != "Other" } + result.filter { $0 == "Other" }
    }

    mutating func chooseSeries() {
        guard let series = spec.data.series else { return }
        spec.series = choice.mark == .sector ? sorted(distinct(series), series) : distinct(series)
        let isNumeric = spec.series.allSatisfy { Double($0) != nil }
        if isNumeric { spec.series.sort(by: naturally) }
        let colors = spec.palette.colors.count
        if spec.series.count > colors, choice.mark != .sector {
            reports.append(
                Diagnostic(
                    code: "plot.colors-repeat",
                    message: "\(spec.series.count) series share \(colors) colours.",
                    remedy: "Show fewer with --top \(colors), a panel each with --facet, or give a longer --palette."))
        }
    }

    // MARK: Stacking

    mutating func chooseStacking() {
        if let asked = request.stacking {
            spec.stacking = asked
        } else if choice.aggregate != nil, choice.aggregate != .sum, choice.aggregate != .count, choice.mark == .bar,
            spec.hasSeries
        {
            spec.stacking = .group
            say("stack", "group", "a \(choice.aggregate.map { "\($0)" } ?? "") cannot be added up")
        } else if choice.isWide, choice.mark == .bar {
            spec.stacking = .group
            say("stack", "group", "the columns are different quantities")
        }
    }
}

/// Numbers within names by their size: "item 2" before "item 10".
func naturally(_ a: String, _ b: String) -> Bool {
    if let a = Double(a), let b = Double(b) { return a < b }
    let order = a.compare(b, options: [.numeric, .caseInsensitive])
    return order == .orderedSame ? a < b : order == .orderedAscending
}
