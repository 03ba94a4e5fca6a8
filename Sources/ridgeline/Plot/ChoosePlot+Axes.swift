import Drawing
import Foundation
import TableData

extension PlotChooser {
    mutating func chooseX() throws(Failure) {
        guard choice.x == nil else { return }
        if mark == .histogram || mark == .sector || (mark == .rule && !choice.y.isEmpty) { return try chooseOnlyX() }
        if mark == .rectangle || mark == .box, let text = free(.text).first ?? free(.bool).first {
            choice.x = text
            return say("x", text.name, "the first column of texts")
        }
        if choosePlaceOnEarth() || chooseSpans() { return }
        if free(.date).isEmpty, let problem = table.columns.lazy.compactMap(\.problem).first {
            // Dates that can be read in two ways: nothing else is what they were meant to be.
            throw Failure(problem)
        }
        if let date = days.first ?? free(.date).first {
            choice.x = date
            return say("x", date.name, "the first column of dates")
        }
        if let years = free(.number).first(where: { $0.notation == .years && $0.lower != $0.upper }),
            free(.number).count > 1 || !choice.y.isEmpty
        {
            choice.x = years
            return say("x", years.name, "its numbers are years")
        }
        var numbers = measures
        if let text = names.first ?? free(.bool).first,
            mark != .point && mark != .line || numbers.count + choice.y.count < 2,
            mark != nil || !isSample(text, numbers)
        {
            let isFirst = text.name == (free(.text).first ?? text).name
            choice.x = text
            return say("x", text.name, isFirst ? "the first column of texts" : "the first column of repeated texts")
        }
        if chooseClass(numbers) { return }
        if numbers.count == 1, choice.y.isEmpty { numbers = free(.number).filter { !$0.isNamedIdentifier } }
        if let number = numbers.first, numbers.count > 1 || !choice.y.isEmpty {
            choice.x = number
            say("x", number.name, "the first column of numbers")
        }
    }

    /// Whether rows are things that were measured more than once: two of the measures say more than a sum for each name.
    private func isSample(_ name: ColumnDescription, _ numbers: [ColumnDescription]) -> Bool {
        let (rows, values) = (table.rowCount ?? 0, name.distinct ?? .max)
        guard numbers.count > 1, choice.y.isEmpty, rows >= 30, request.aggregate == nil, request.bin == nil else {
            return false
        }
        if namesEachRow(name) { return true }
        let first = numbers.prefix(2)
        guard values <= rows / 4, !first.contains(where: \.addsUp) else { return false }
        return names.count == 1 || first.contains(where: \.isIntensive)
    }

    /// Of numbers of which at most one measures, a class divides the rows.
    private mutating func chooseClass(_ numbers: [ColumnDescription]) -> Bool {
        guard mark == nil || mark == .box || mark == .bar, choice.y.isEmpty, request.aggregate == nil,
            request.bin == nil, numbers.filter({ !isClass($0) }).count <= 1,
            let first = numbers.first(where: isClass)
                ?? free(.number).first(where: { isClass($0) && !isIdentifier($0) })
        else { return false }
        choice.x = first
        say("x", first.name, "numbers of which few are different")
        return true
    }

    /// Latitude and longitude, as points of a map.
    private mutating func choosePlaceOnEarth() -> Bool {
        guard mark == nil || mark == .point, choice.y.isEmpty, request.aggregate == nil, request.bin == nil,
            let latitude = free(.number).first(where: \.isLatitude),
            let longitude = free(.number).first(where: \.isLongitude)
        else { return false }
        (choice.x, choice.y) = (longitude, [latitude])
        say("x, y", "\(longitude.name), \(latitude.name)", "places on the earth")
        let others = measures.filter { !$0.isCode }
        if choice.size == nil, choice.value == nil, others.count == 1 {
            choice.size = others.first
            say("size-by", others[0].name, "the only other number")
        }
        if choice.label == nil, let name = free(.text).first, (table.rowCount ?? .max) <= 15 {
            choice.label = name
            say("label", name.name, "there are few places")
        }
        return true
    }

    /// Dates, without times that may be of any day.
    private var days: [ColumnDescription] { free(.date).filter { $0.notation != .timeOfDay } }

    /// Two dates for each name, as bars from the first to the second.
    private mutating func chooseSpans() -> Bool {
        let dates = days
        guard mark == nil || mark == .bar, choice.y.isEmpty, choice.y2 == nil, request.aggregate == nil,
            request.bin == nil, dates.count == 2, measures.isEmpty, let name = free(.text).first
        else { return false }
        (choice.x, choice.y, choice.y2) = (name, [dates[0]], dates[1])
        say("x", name.name, "the first column of texts")
        say("y, y2", "\(dates[0].name), \(dates[1].name)", "two dates are a span")
        return true
    }

    /// A histogram's numbers; a sector has no x.
    private mutating func chooseOnlyX() throws(Failure) {
        guard mark == .histogram else { return }
        if let given = choice.y.first {
            choice.x = given
            choice.y = []
        } else if let column = measures.first ?? free(.date).first {
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
        let numbers = measures
        guard let first = numbers.first else { return }
        if mark == nil, request.aggregate == nil, choice.by == nil, let x = choice.x, x.kind != .date,
            x.notation != .years, x.kind != .number || isClass(x),
            numbers.allSatisfy({ isClass($0) && !$0.isIntensive })
        {
            // Classes of each name: how many rows there are says more than their sum.
            return
        }
        if let close = closingPrice(numbers) {
            choice.y = [close]
            return say("y", close.name, "the price at the end of each step")
        }
        let fits = similar(numbers)
        let isSeries = choice.x?.kind == .date || choice.x?.notation == .years
        if isSeries, choice.by == nil, fits.count > 1, [nil, .line, .area].contains(mark), !hasSeriesColumn {
            choice.y = Array(fits.prefix(PlotLimits.columns))
            let left = numbers.count - choice.y.count
            say(
                "y", choice.y.map(\.name).joined(separator: ", "),
                "columns of numbers of similar size, a series each" + (left > 0 ? "; \(left) more with --y" : ""))
            if fits.count > PlotLimits.columns {
                choice.reports.append(
                    Diagnostic(
                        code: "plot.many-columns",
                        message: "\(fits.count) columns have numbers of similar size; the first "
                            + "\(PlotLimits.columns) are shown.",
                        remedy: "Name those to show: --y \(fits[0].name),\(fits[PlotLimits.columns].name)"))
            }
        } else if fits.count == numbers.count, areSideBySide(fits) {
            choice.y = fits
            say("y", fits.map(\.name).joined(separator: ", "), "columns of numbers of similar size, side by side")
        } else {
            choice.y = [first]
            say("y", first.name, "the first column of numbers" + (choice.x?.kind == .number ? " besides x" : ""))
        }
    }

    /// Of opening, highest, lowest and closing prices the last, which lines are drawn of.
    private func closingPrice(_ numbers: [ColumnDescription]) -> ColumnDescription? {
        let names = numbers.map { $0.name.lowercased() }
        guard choice.x?.kind == .date, ["open", "high", "low", "close"].allSatisfy(names.contains) else { return nil }
        return numbers.first { $0.name.lowercased() == "close" }
    }

    /// A few quantities of each name that can be compared, in a table of one row a name.
    private func areSideBySide(_ numbers: [ColumnDescription]) -> Bool {
        guard let x = choice.x, x.kind == .text, mark == nil || mark == .bar, choice.by == nil, request.top == nil,
            (2...4).contains(numbers.count), let rows = table.rowCount, x.distinct == rows, rows <= 15
        else { return false }
        let isOneKind = Set(numbers.map(\.notation)).count == 1
        return isOneKind && (numbers.allSatisfy(\.addsUp) || numbers[0].notation != .plain)
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
    var hasSeriesColumn: Bool { free(.text).contains { (2...PlotLimits.seriesChosen).contains($0.distinct ?? 0) } }

    /// The columns that one axis can show: none is more than fifty times another.
    private func similar(_ numbers: [ColumnDescription]) -> [ColumnDescription] {
        func size(_ column: ColumnDescription) -> Double { max(abs(column.lower ?? 0), abs(column.upper ?? 0)) }
        guard let first = numbers.first else { return [] }
        let reference = max(size(first), 1e-300)
        return numbers.filter { (0.02...50).contains(size($0) / reference) }
    }
}
