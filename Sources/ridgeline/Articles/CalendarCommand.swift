import Foundation
import Ridgeline
import SwiftUI
import TableData

/// `ridgeline calendar`: a cell for each day.
let calendarCommand = CommandSpec(
    name: "calendar", summary: "Draw a calendar heat map: a cell for each day.", operands: ["[DATA]"],
    options: [
        OptionSpec(name: "date", letter: "x", placeholder: "COLUMN", help: "the days", group: "Chart"),
        OptionSpec(
            name: "value", letter: "y", placeholder: "COLUMN", help: "the values; else rows count", group: "Chart"),
        OptionSpec(
            name: "aggregate", letter: "a", placeholder: "WHAT", help: "of several rows of a day (sum)",
            choices: ["sum", "mean", "max", "last", "count"], group: "Chart"),
        OptionSpec(
            name: "weekday", placeholder: "DAY", help: "that weeks begin with",
            choices: ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"], group: "Chart"),
    ] + WordOptions.all + [WordOptions.palette] + InputOptions.all + OutputOptions.all + [ArticleRows.explain],
    examples: ["ridgeline calendar sample:visits -o calendar.svg"],
    notes: ["Without --value the rows of each day are counted."],
    run: drawCalendar)

@MainActor
private func drawCalendar(_ arguments: Arguments) throws(Failure) {
    let output = try OutputChoice(arguments)
    let maker = try PictureMaker(arguments)
    let rows = try ArticleRows(arguments, for: calendarCommand, reporter: maker.reporter)
    let date = try rows.column(arguments.value("date"), [.date], option: "date")
    let value = try rows.column(arguments.value("value"), [], option: "value", isNeeded: false)
    guard let date, date.kind == .date else {
        throw Failure(
            status: .data, message: "“\(date?.name ?? "")” holds no dates.",
            remedy: "Name a column of dates with --date, or say what it is: --type \(date?.name ?? "NAME")=date")
    }
    let data = try calendarData(date, value, rows, arguments.value("aggregate") ?? "sum")
    if rows.explains(arguments) { return }
    let span = data.map(\.day)
    guard let start = span.min(), let end = span.max() else {
        throw Failure(status: .data, message: "No row has a date.", remedy: "Name another column with --date.")
    }
    var options = try calendarOptions(arguments)
    options.valueLabel = value?.name ?? "rows"
    // Whole years stand below each other; a shorter time is one strip.
    let years = end.year - start.year + 1
    let isYears = years > 1 && start.days(to: end) > 400
    options.arrangement = isYears ? .years : .strip
    let heatmap = CalendarHeatmap(data, options: options)
    // What becomes of several rows of a day is this command's own choice.
    let notes = heatmap.notes.filter { $0.code != "calendar.duplicate-days" }
    maker.reporter.report(notes.map { .init(code: $0.code, message: $0.message, remedy: $0.remedy) })
    let height = isYears ? min(2400, 130 * years + 90) : 210
    try maker.draw(
        heatmap, usualSize: CGSize(width: 820, height: CGFloat(height)), arguments, rows.timeZone, to: output)
}

/// One value for each day.
@MainActor
private func calendarData(
    _ date: ColumnDescription, _ value: ColumnDescription?, _ rows: ArticleRows, _ aggregate: String
) throws(Failure) -> [CalendarDatum] {
    func datum(_ instant: Double, _ value: Double) -> CalendarDatum? {
        guard instant.isFinite else { return nil }
        let day = CivilDay(Date(timeIntervalSinceReferenceDate: instant), in: rows.timeZone)
        return CalendarDatum(day, value.isFinite ? value : nil)
    }
    func data(_ days: AggregatedTable) -> [CalendarDatum] {
        let values = days.measures.first?.numericValues ?? []
        return zip(days.keys.first?.values.numericValues ?? [], values).compactMap(datum)
    }
    let days = GroupKey(date.name, .date(.day))
    guard let value else { return data(try rows.groups([days], [Measure(.count)])) }
    guard aggregate == "last" else {
        let functions: [String: AggregateFunction] = ["mean": .mean, "max": .max, "count": .count]
        return data(try rows.groups([days], [Measure(functions[aggregate] ?? .sum, of: value.name)]))
    }
    if let last = try rows.lastOfDays(date, value) { return data(last) }
    // In the order of the rows.
    let columns = try rows.read([date, value])
    guard columns.count == 2, let instants = columns[0].numericValues, let values = columns[1].numericValues else {
        throw Failure(
            status: .data, message: "“\(value.name)” holds no numbers.",
            remedy: "Name a column of numbers with --value.")
    }
    var (known, last) = (Set<CivilDay>(), [CivilDay: Double]())
    for datum in zip(instants, values).compactMap(datum) {
        known.insert(datum.day)
        if let value = datum.value { last[datum.day] = value }
    }
    return known.sorted().map { CalendarDatum($0, last[$0]) }
}

@MainActor
private func calendarOptions(_ arguments: Arguments) throws(Failure) -> CalendarOptions {
    var options = CalendarOptions()
    // Each day comes with one value.
    options.duplicates = .last
    if let name = arguments.value("weekday")?.lowercased() {
        options.firstWeekday = calendarCommand.option(named: "weekday")?.choices.firstIndex(of: name).map { $0 + 1 }
    }
    if let text = arguments.value("palette") {
        let colors = try Palette(text).colors
        options.colors = colors.count > 1 ? colors : colors.map { $0.opacity(0.15) } + colors
    }
    return options
}
