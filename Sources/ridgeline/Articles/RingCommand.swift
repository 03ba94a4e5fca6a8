import Foundation
import Ridgeline
import SwiftUI
import TableData

/// `ridgeline ring`: parts of a whole around a middle.
let ringCommand = CommandSpec(
    name: "ring", summary: "Draw a ring of parts, of their sum or of a goal.", operands: ["[DATA]"],
    options: [
        OptionSpec(name: "by", letter: "b", placeholder: "COLUMN", help: "names of the parts", group: "Chart"),
        OptionSpec(
            name: "value", letter: "y", placeholder: "COLUMN", help: "their sizes; else rows count", group: "Chart"),
        OptionSpec(
            name: "total", placeholder: "N", help: "what the whole ring stands for; else the sum", group: "Chart"),
        OptionSpec(name: "center", placeholder: "TEXT", help: "in the middle; else the sum", group: "Chart"),
        OptionSpec(name: "half", help: "a half ring", group: "Chart"),
    ] + WordOptions.all + [WordOptions.palette] + InputOptions.all + OutputOptions.all + [ArticleRows.explain],
    examples: ["ridgeline ring sample:sales -b product -y revenue -o ring.svg"],
    run: drawRing)

@MainActor
private func drawRing(_ arguments: Arguments) throws(Failure) {
    let output = try OutputChoice(arguments)
    let maker = try PictureMaker(arguments)
    let rows = try ArticleRows(arguments, for: ringCommand, reporter: maker.reporter)
    let by = try rows.column(arguments.value("by"), [.text, .bool, .date], option: "by")
    let value = try rows.column(arguments.value("value"), [.number], option: "value", except: [by], isNeeded: false)
    guard let by else {
        throw Failure(status: .data, message: "The data have no columns.", remedy: "Name other data.")
    }
    if let value, value.kind != .number, value.kind != .bool {
        throw Failure(
            status: .data, message: "“\(value.name)” holds no numbers.",
            remedy: "Name a column of numbers with --value.")
    }
    let groups = try rows.groups(
        [GroupKey(by.name)], [value.map { Measure(.sum, of: $0.name) } ?? Measure(.count)])
    if rows.explains(arguments) { return }
    let parts = ringParts(groups, rows)
    guard !parts.isEmpty else {
        throw Failure(
            status: .data, message: "No row has a name and a value.",
            remedy: "Name other columns with --by and --value.")
    }
    var options = RingOptions()
    let palette = try arguments.value("palette").map { (text) throws(Failure) in try Palette(text) } ?? .standard
    options.colors = palette.colors(parts.count)
    options.legend = .trailing
    if arguments.has("half") {
        options.sweep = .degrees(180)
        options.start = .degrees(-90)
    }
    let segments = parts.map { RingSegment($0.name, value: $0.value) }
    let total = try number("total", from: .leastNormalMagnitude, to: 1e300, arguments)
    let sum = parts.reduce(0) { $0 + $1.value }
    let text =
        arguments.value("center") ?? sum.formatted(.number.notation(.compactName).locale(PlotWords(arguments).locale))
    let caption = arguments.value("center") == nil ? value?.name ?? "rows" : nil
    let ring = SegmentedRing(segments, total: total, options: options) { _ in RingCenterText(text, caption: caption) }
    maker.reporter.report(ring.notes.map { .init(code: $0.code, message: $0.message, remedy: $0.remedy) })
    try maker.draw(ring, usualSize: CGSize(width: 480, height: 360), arguments, rows.timeZone, to: output)
}

/// The sum of each name's values, in the order of the names' first rows, or of the names where a database sums up.
@MainActor
private func ringParts(_ groups: AggregatedTable, _ rows: ArticleRows) -> [(name: String, value: Double)] {
    guard let names = groups.keys.first.map({ rows.names($0.values) }), let sums = groups.measures.first?.numericValues
    else { return [] }
    return zip(names, sums).compactMap { name, value in
        name.flatMap { value.isFinite ? ($0, value) : nil }
    }
}
