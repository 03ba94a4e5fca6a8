import Foundation
import Ridgeline
import SwiftUI

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
    ] + WordOptions.all + [WordOptions.palette] + InputOptions.all + OutputOptions.all,
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
    let columns = try rows.read([date, value].compactMap { $0 })
    guard let first = columns.first, first.kind == .date, let instants = first.numericValues else {
        throw Failure(
            status: .data, message: "“\(date?.name ?? "")” holds no dates.",
            remedy: "Name a column of dates with --date, or say what it is: --type \(date?.name ?? "NAME")=date")
    }
    let values = columns.count > 1 ? columns[1].numericValues : nil
    let data = instants.indices.compactMap { row -> CalendarDatum? in
        guard instants[row].isFinite else { return nil }
        let day = CivilDay(Date(timeIntervalSinceReferenceDate: instants[row]), in: rows.timeZone)
        let own = values.map { $0[row] } ?? 1
        return CalendarDatum(day, own.isFinite ? own : nil)
    }
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

@MainActor
private func calendarOptions(_ arguments: Arguments) throws(Failure) -> CalendarOptions {
    var options = CalendarOptions()
    switch arguments.value("aggregate") {
    case "mean": options.duplicates = .mean
    case "max": options.duplicates = .maximum
    case "last": options.duplicates = .last
    case "count": options.duplicates = .count
    default: options.duplicates = .sum
    }
    if let name = arguments.value("weekday")?.lowercased() {
        options.firstWeekday = calendarCommand.option(named: "weekday")?.choices.firstIndex(of: name).map { $0 + 1 }
    }
    if let text = arguments.value("palette") {
        let colors = try Palette(text).colors
        options.colors = colors.count > 1 ? colors : colors.map { $0.opacity(0.15) } + colors
    }
    return options
}
