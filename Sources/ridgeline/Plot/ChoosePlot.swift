import Drawing
import Foundation
import ScaleKit
import TableData

/// Completes a request from what a table holds. Pure: the same request and the same columns give the same chart.
/// - Throws: where a column does not exist or cannot be used, and where there is nothing to draw.
func choosePlot(_ request: PlotRequest, from table: TableDescription) throws(Failure) -> PlotChoice {
    var chooser = PlotChooser(request: request, table: table)
    chooser.choice.rowCount = table.rowCount
    try chooser.takeGiven()
    try chooser.chooseX()
    try chooser.chooseY()
    try chooser.chooseMark()
    chooser.chooseSeries()
    try chooser.chooseGroups()
    chooser.hintAtInstants()
    try chooser.check()
    return chooser.choice
}

/// The steps of `choosePlot`, in their order; those about axes are in ChoosePlot+Axes.swift, the last in
/// ChoosePlot+Check.swift.
struct PlotChooser {
    let request: PlotRequest
    let table: TableDescription
    var choice = PlotChoice(mark: .point)

    var mark: PlotMark? { request.mark }
    private var usable: [ColumnDescription] { table.columns.filter { $0.problem == nil } }

    /// A column of labels may well be an axis too.
    private func isFree(_ column: ColumnDescription) -> Bool {
        var others = choice
        others.label = nil
        return !others.columns.contains(column.name)
    }

    func free(_ kind: ColumnKind) -> [ColumnDescription] { usable.filter { $0.kind == kind && isFree($0) } }

    /// Numbers that measure something, classes last; where none seems to, all.
    var measures: [ColumnDescription] {
        let all = free(.number)
        let named = all.filter { !isIdentifier($0) }
        let useful = named.filter { !$0.isCode && !isConstant($0) }
        if !useful.isEmpty { return useful.filter { !isClass($0) } + useful.filter(isClass) }
        return !named.isEmpty || countsInstead ? named : all
    }

    func isIdentifier(_ column: ColumnDescription) -> Bool { column.isIdentifier(rows: table.rowCount) }

    /// Whether all of several rows have the same number.
    private func isConstant(_ column: ColumnDescription) -> Bool {
        column.lower != nil && column.lower == column.upper && (table.rowCount ?? 0) > 1
    }

    func isClass(_ column: ColumnDescription) -> Bool { column.isClass(rows: table.rowCount) }

    /// Whether rows can be counted, so that numbers of rows need not stand for values.
    private var countsInstead: Bool {
        guard mark == nil || mark == .bar, let rows = table.rowCount, rows >= 20 else { return false }
        return (free(.text) + free(.bool) + [choice.x].compactMap { $0 }).contains {
            ($0.kind == .text || $0.kind == .bool) && ($0.distinct ?? .max) <= rows / 2
        }
    }

    /// Texts that divide the rows into groups; where none does, all.
    var names: [ColumnDescription] {
        let all = free(.text)
        let useful = all.filter { !namesEachRow($0) }
        return useful.isEmpty ? all : useful
    }

    /// Whether nearly every one of many rows has a text of its own.
    func namesEachRow(_ column: ColumnDescription) -> Bool {
        guard let rows = table.rowCount, rows > PlotLimits.categories else { return false }
        return Double(column.distinct ?? .max) > Double(rows) * 0.8
    }

    mutating func say(_ what: String, _ value: String, _ why: String) {
        choice.reasons.append(PlotReason(what, value, why))
    }

    /// Numbers that look like instants are only read as such where that is asked for.
    mutating func hintAtInstants() {
        guard request.x == nil, choice.x?.kind != .date, let instants = free(.number).first(where: \.isEpoch) else {
            return
        }
        let unit = (instants.lower ?? 0) >= 1e12 ? "milliseconds" : "seconds"
        choice.reports.append(
            Diagnostic(
                code: "plot.instants", message: "“\(instants.name)” looks like \(unit) since 1970.",
                remedy:
                    "Read it as dates with --epoch \(instants.name)\(unit == "seconds" ? "" : "=ms"), or name an --x."))
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
        if choice.y2 != nil {
            return (choice.x?.kind == .text || choice.y.first?.kind == .date ? .bar : .area, "from y to y2")
        }
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
            if yKind == .text || yKind == .date { return (.rectangle, "two columns of texts") }
            if let rows = table.rowCount, let names = x.distinct, names <= 15, rows >= 12 * names, rows >= 30,
                choice.y.count == 1, !choice.y[0].addsUp, request.aggregate == nil, choice.by == nil,
                request.stacking == nil, request.top == nil
            {
                let isIntensive = choice.y[0].isIntensive
                return (.box, "many values of each name" + (isIntensive ? ", whose sum means nothing" : ""))
            }
            return (.bar, "x is a category")
        case .number:
            if x.notation == .years { return (.line, "x counts years") }
            if request.bin != nil || request.aggregate != nil { return (.bar, "numbers in bins") }
            if request.x == nil, isClass(x), choice.by == nil {
                if yKind == nil { return (.bar, "counts of each number") }
                if choice.y.count == 1 { return (.box, "many values of each of a few numbers") }
            }
            if yKind == .number, isCrowd { return (.rectangle, "points would hide each other: how many lie where") }
            return yKind == nil ? (.histogram, "a single column of numbers") : (.point, "two columns of numbers")
        }
    }

    /// Whether there are more rows than points can show.
    private var isCrowd: Bool {
        (table.rowCount ?? 0) > PlotLimits.points && choice.y.count == 1 && choice.by == nil && choice.label == nil
            && request.aggregate == nil
    }

    /// Cells over two columns of many numbers are counted in bins of both.
    private mutating func chooseCells() {
        guard choice.mark == .rectangle, choice.value == nil, request.bin == nil, choice.x?.kind == .number,
            choice.y.first?.kind == .number, choice.aggregate == nil || choice.aggregate == .count,
            choice.mayAggregate, (table.rowCount ?? 0) > PlotLimits.noisyRows
        else { return }
        choice.aggregate = .count
        (choice.binning, choice.yBinning) = (.nice(count: request.bins ?? 40), .nice(count: request.bins ?? 30))
        say("bin", "both", "cells of round numbers")
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
        let others = free(.text).filter { $0.name != choice.label?.name }
        var column = others.first { ($0.distinct ?? 0) >= 2 && ($0.distinct ?? 0) <= limit }
        // Lines of many things are told apart too, or the largest of them.
        if column == nil, choice.mark == .line, others.count == 1, (2...60).contains(others[0].distinct ?? 0),
            let rows = table.rowCount, rows >= 4 * (others[0].distinct ?? 0)
        {
            column = others[0]
        }
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
        chooseCells()
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
                choice.binning = isDate ? .date(nil) : histogramBins()
            } else if choice.aggregate == .count, isDate {
                choice.binning = .date(nil)
                say("bin", "a date unit", "counts need places that repeat")
            } else if choice.aggregate == .count, choice.x?.kind == .number,
                (choice.x?.distinct ?? .max) > PlotLimits.numbers,
                choice.x?.notation != .years, choice.mark == .bar
            {
                choice.binning = .nice(count: request.bins)
                say("bin", "round numbers", "counts need places that repeat")
            }
        }
        if choice.mark == .histogram { choice.aggregate = .count }
    }

    /// Of one width, or of one ratio on a logarithmic axis.
    private func histogramBins() -> Binning {
        guard request.axes.isLogX, let x = choice.x, let lower = x.lower, let upper = x.upper, lower > 0,
            upper > lower, log10(upper / lower) < 300
        else { return .nice(count: request.bins) }
        let decades = log10(upper / lower)
        // As many bins a decade as make about twenty, such that the decades are edges.
        let wished = Double(request.bins ?? 20) / decades
        let perDecade = [1.0, 2, 3, 4, 5, 6, 8, 10, 20, 50].min { abs($0 - wished) < abs($1 - wished) } ?? 5
        let first = (log10(lower) * perDecade).rounded(.down)
        let last = max(first + 1, (log10(upper) * perDecade).rounded(.up))
        return .edges(stride(from: first, through: last, by: 1).map { pow(10, $0 / perDecade) })
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
        let function = choice.usualFunction
        choice.aggregate = choice.y.isEmpty ? .count : function
        say("aggregate", "\(choice.aggregate ?? function)", why)
    }

    private func unsuitedBin(_ what: String, _ needed: String) -> Failure {
        let name = choice.x?.name ?? "NAME"
        let isDate = choice.x?.kind == .date
        return Failure(
            status: .data, message: "--bin with \(what) needs \(needed) as x; “\(choice.x?.name ?? "")” is not one.",
            remedy: isDate
                ? "Give a date unit, such as --bin month, or name another column with --x."
                : "Name another column with --x, or say what the column is: --type \(name)="
                    + (needed.hasSuffix("dates") ? "date" : "number"))
    }
}

extension Failure {
    init(_ failure: DataFailure) {
        let nearest = failure.wrongName.flatMap { nearestName(to: $0.name, among: $0.known) }
        self.init(
            status: failure.code == DataFailure.cancelled ? .cancelled : .data,
            message: "[\(failure.code)] \(failure.message)",
            remedy: nearest.map { "Did you mean “\($0)”?" } ?? failure.remedy)
    }
}
