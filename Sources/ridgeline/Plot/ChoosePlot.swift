import Foundation
import ScaleKit
import TableData

/// Completes a request from what a table holds. Pure: the same request and the same columns give the same chart.
/// - Throws: where a column does not exist or cannot be used, and where there is nothing to draw.
func choosePlot(_ request: PlotRequest, from table: TableDescription) throws(Failure) -> PlotChoice {
    var chooser = PlotChooser(request: request, table: table)
    try chooser.takeGiven()
    try chooser.chooseX()
    try chooser.chooseY()
    try chooser.chooseMark()
    chooser.chooseSeries()
    try chooser.chooseGroups()
    try chooser.check()
    return chooser.choice
}

/// The steps of `choosePlot`, in their order; the last is in ChoosePlot+Check.swift.
struct PlotChooser {
    let request: PlotRequest
    let table: TableDescription
    var choice = PlotChoice(mark: .point)

    private var mark: PlotMark? { request.mark }
    private var usable: [ColumnDescription] { table.columns.filter { $0.problem == nil } }

    private func isFree(_ column: ColumnDescription) -> Bool { !choice.columns.contains(column.name) }

    private func free(_ kind: ColumnKind) -> [ColumnDescription] { usable.filter { $0.kind == kind && isFree($0) } }

    private mutating func say(_ what: String, _ value: String, _ why: String) {
        choice.reasons.append(PlotReason(what, value, why))
    }

    // MARK: What was asked for

    mutating func takeGiven() throws(Failure) {
        choice.x = try column(request.x, for: "x")
        var names: [String] = []
        // A name that holds a comma itself wins over a list.
        for text in request.y {
            let isName = (try? table.column(text)) != nil
            names += isName ? [text] : text.split(separator: ",").map { $0.trimmed }
        }
        for name in names { if let column = try column(name, for: "y") { choice.y.append(column) } }
        choice.y2 = try column(request.y2, for: "y2")
        choice.by = try column(request.by, for: "by")
        choice.facet = try column(request.facet, for: "facet")
        choice.value = try column(request.value, for: "value")
        choice.size = try column(request.size, for: "size-by")
        choice.label = try column(request.label, for: "label")
    }

    private mutating func column(_ reference: String?, for what: String) throws(Failure) -> ColumnDescription? {
        guard let reference else { return nil }
        do throws(DataFailure) {
            let column = try table.column(reference)
            say(what, column.name, "as asked")
            return column
        } catch {
            let nearest = nearestName(to: reference, among: table.columns.map(\.name))
            guard error.code == "data.no-such-column", let nearest else { throw Failure(error) }
            throw Failure(
                status: .data, message: "[\(error.code)] \(error.message)", remedy: "Did you mean “\(nearest)”?")
        }
    }

    // MARK: Axes

    mutating func chooseX() throws(Failure) {
        guard choice.x == nil else { return }
        if mark == .histogram || mark == .sector || (mark == .rule && !choice.y.isEmpty) { return try chooseOnlyX() }
        if mark == .rectangle || mark == .box, let text = free(.text).first ?? free(.bool).first {
            choice.x = text
            return say("x", text.name, "the first column of texts")
        }
        if free(.date).isEmpty, let problem = table.columns.lazy.compactMap(\.problem).first {
            // Dates that can be read in two ways: nothing else is what they were meant to be.
            throw Failure(problem)
        }
        if let date = free(.date).first {
            choice.x = date
            return say("x", date.name, "the first column of dates")
        }
        let numbers = free(.number)
        if let years = numbers.first(where: { $0.notation == .years }), numbers.count > 1 || !choice.y.isEmpty {
            choice.x = years
            return say("x", years.name, "its numbers are years")
        }
        if let text = free(.text).first ?? free(.bool).first, mark != .point, mark != .line || numbers.count < 2,
            mark != nil || !isSample(text, numbers)
        {
            choice.x = text
            return say("x", text.name, "the first column of texts")
        }
        if let number = numbers.first, numbers.count > 1 || !choice.y.isEmpty {
            choice.x = number
            say("x", number.name, "the first column of numbers")
        }
    }

    /// Whether rows are things that were measured more than once: two of the measures say more than a sum for each name.
    private func isSample(_ name: ColumnDescription, _ numbers: [ColumnDescription]) -> Bool {
        let (rows, names) = (table.rowCount ?? 0, name.distinct ?? .max)
        return numbers.count > 1 && free(.text).count == 1 && choice.y.isEmpty && rows >= 30 && names <= rows / 4
    }

    /// A histogram's numbers; a sector has no x.
    private mutating func chooseOnlyX() throws(Failure) {
        guard mark == .histogram else { return }
        if let given = choice.y.first {
            choice.x = given
            choice.y = []
        } else if let column = free(.number).first ?? free(.date).first {
            choice.x = column
            say("x", column.name, "the first column of \(column.kind == .date ? "dates" : "numbers")")
        }
    }

    mutating func chooseY() throws(Failure) {
        guard choice.y.isEmpty, mark != .histogram, mark != .rectangle || choice.value == nil else {
            if mark == .rectangle, choice.y.isEmpty { try chooseSecondPlace() }
            return
        }
        if mark == .rectangle { return try chooseSecondPlace() }
        if request.aggregate == .function(.count) || (mark == .rule && choice.x != nil) { return }
        if mark == .sector, choice.value != nil { return }
        let numbers = free(.number)
        guard let first = numbers.first else { return }
        let fits = similar(numbers)
        let isSeries = choice.x?.kind == .date || choice.x?.notation == .years
        if isSeries, choice.by == nil, fits.count > 1, [nil, .line, .area].contains(mark), !hasSeriesColumn {
            choice.y = fits
            say("y", fits.map(\.name).joined(separator: ", "), "columns of numbers of similar size, a series each")
        } else {
            choice.y = [first]
            say("y", first.name, "the first column of numbers" + (choice.x?.kind == .number ? " besides x" : ""))
        }
    }

    private mutating func chooseSecondPlace() throws(Failure) {
        guard let second = (free(.text) + free(.bool) + free(.date)).first ?? free(.number).first else { return }
        // Time runs along x.
        if second.kind == .date, request.x == nil, let first = choice.x {
            (choice.x, choice.y) = (second, [first])
            return say("x", second.name, "a column of dates, with \(first.name) along y")
        }
        choice.y = [second]
        say("y", second.name, "the next column")
    }

    /// Whether a column of few texts tells series apart, so that columns need not.
    private var hasSeriesColumn: Bool { free(.text).contains { (2...12).contains($0.distinct ?? 0) } }

    /// The first columns that one axis can show: none is more than fifty times another.
    private func similar(_ numbers: [ColumnDescription]) -> [ColumnDescription] {
        func size(_ column: ColumnDescription) -> Double { max(abs(column.lower ?? 0), abs(column.upper ?? 0)) }
        guard let first = numbers.first else { return [] }
        let reference = max(size(first), 1e-300)
        return Array(numbers.filter { (0.02...50).contains(size($0) / reference) }.prefix(7))
    }

    // MARK: Mark

    mutating func chooseMark() throws(Failure) {
        if let mark {
            choice.mark = mark
            say("mark", mark.rawValue, "as asked")
        } else {
            let (mark, why) = suitedMark()
            choice.mark = mark
            say("mark", mark.rawValue, why)
        }
        if choice.mark == .histogram, choice.x == nil { (choice.x, choice.y) = (choice.y.first, []) }
        if choice.mark == .rectangle, choice.value == nil, let number = free(.number).first, mark == .rectangle {
            choice.value = number
            say("value", number.name, "the next column of numbers")
        }
        if choice.mark == .sector {
            if choice.by == nil, let name = choice.x ?? free(.text).first ?? free(.bool).first {
                choice.by = name
                say("by", name.name, "names the sectors")
            }
            if let value = choice.value { choice.y = [value] }
            (choice.x, choice.value) = (nil, nil)
        }
    }

    private func suitedMark() -> (PlotMark, String) {
        if choice.value != nil, choice.x != nil, choice.y.count == 1 {
            let isPoints = choice.x?.kind == .number && choice.y.first?.kind == .number
            return isPoints ? (.point, "two columns of numbers") : (.rectangle, "--value colours cells")
        }
        if choice.y2 != nil { return (choice.x?.kind == .text ? .bar : .area, "from y to y2") }
        guard let x = choice.x else {
            let count = choice.y.count
            return count == 1 ? (.histogram, "a single column of numbers") : (.line, "columns of numbers")
        }
        if choice.size != nil { return (.point, "--size-by is a point's area") }
        let yKind = choice.y.first?.kind
        switch x.kind {
        case .date:
            if request.bin != nil, request.aggregate == .function(.count) { return (.bar, "counts for each date") }
            return yKind == nil ? (.bar, "counts for each date") : (.line, "x is a date")
        case .text, .bool:
            return yKind == .text || yKind == .date ? (.rectangle, "two columns of texts") : (.bar, "x is a category")
        case .number:
            if x.notation == .years { return (.line, "x counts years") }
            if request.bin != nil || request.aggregate != nil { return (.bar, "numbers in bins") }
            return yKind == nil ? (.histogram, "a single column of numbers") : (.point, "two columns of numbers")
        }
    }

    // MARK: Series

    mutating func chooseSeries() {
        guard choice.by == nil, !choice.isWide, choice.value == nil, request.mark != .rectangle else { return }
        switch choice.mark {
        case .rectangle, .histogram, .box, .sector, .rule: return
        case .line, .area, .bar, .point: break
        }
        let limit = choice.mark == .line ? 12 : 8
        // A category that is named like x divides nothing.
        let column = free(.text).first { ($0.distinct ?? 0) >= 2 && ($0.distinct ?? 0) <= limit }
        guard let column, request.x == nil || choice.mark != .bar || request.mark == nil else { return }
        choice.by = column
        say("by", column.name, "\(column.distinct ?? 0) different texts")
    }

    mutating func chooseGroups() throws(Failure) {
        switch request.aggregate {
        case nil: break
        case .function(let function)?:
            choice.aggregate = function
            say("aggregate", "\(function)", "as asked")
        case PlotAggregate.none?: choice.mayAggregate = false
        }
        if choice.aggregate == nil, choice.y.isEmpty, choice.value == nil, needsNumber {
            choice.aggregate = .count
            say("aggregate", "count", "there is no column of numbers")
        }
        let isDate = choice.x?.kind == .date
        switch request.bin {
        case .unit(let unit)?:
            guard isDate else { throw unsuitedBin("a date unit", "a column of dates") }
            choice.binning = .date(unit)
            if choice.aggregate == nil { try chooseFunction("bins of dates") }
        case .width(let width)?:
            guard choice.x?.kind == .number else { throw unsuitedBin("a width", "a column of numbers") }
            choice.binning = .width(width)
            if choice.aggregate == nil, choice.mark != .histogram { try chooseFunction("bins of numbers") }
        case nil:
            if choice.mark == .histogram {
                choice.binning = isDate ? .date(nil) : .nice(count: request.bins)
            } else if choice.aggregate == .count, isDate {
                choice.binning = .date(nil)
                say("bin", "a date unit", "counts need places that repeat")
            } else if choice.aggregate == .count, choice.x?.kind == .number, (choice.x?.distinct ?? 0) == 0,
                choice.x?.notation != .years, choice.mark == .bar
            {
                choice.binning = .nice(count: request.bins)
                say("bin", "round numbers", "counts need places that repeat")
            }
        }
        if choice.mark == .histogram { choice.aggregate = .count }
    }

    private var needsNumber: Bool {
        switch choice.mark {
        case .bar, .line, .area, .sector: true
        case .rectangle: choice.value == nil
        case .point: choice.y.isEmpty
        case .histogram, .box, .rule: false
        }
    }

    private mutating func chooseFunction(_ why: String) throws(Failure) {
        let function: AggregateFunction = choice.mark == .bar || choice.mark == .area ? .sum : .mean
        choice.aggregate = choice.y.isEmpty ? .count : function
        say("aggregate", "\(choice.aggregate ?? function)", why)
    }

    private func unsuitedBin(_ what: String, _ needed: String) -> Failure {
        Failure(
            status: .data, message: "--bin with \(what) needs \(needed) as x; “\(choice.x?.name ?? "")” is not one.",
            remedy: "Name another column with --x, or say what the column is: --type \(choice.x?.name ?? "NAME")=date")
    }
}

extension Failure {
    init(_ failure: DataFailure) {
        self.init(status: .data, message: "[\(failure.code)] \(failure.message)", remedy: failure.remedy)
    }
}
