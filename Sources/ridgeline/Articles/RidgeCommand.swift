import Foundation
import Ridgeline
import SwiftUI

/// `ridgeline ridge`: distributions or curves of groups, one above the other.
let ridgeCommand = CommandSpec(
    name: "ridge", summary: "Draw a ridgeline plot: a distribution or curve for each group.", operands: ["[DATA]"],
    options: [
        OptionSpec(name: "x", letter: "x", placeholder: "COLUMN", help: "values, or places of a curve", group: "Chart"),
        OptionSpec(
            name: "height", placeholder: "COLUMN", help: "heights of curves; without it x is a sample", group: "Chart"),
        OptionSpec(name: "by", letter: "b", placeholder: "COLUMN", help: "the groups, a row each", group: "Chart"),
        OptionSpec(
            name: "sort", placeholder: "ORDER", help: "rows from the top (data)",
            choices: ["data", "name", "peak", "mean", "median"], group: "Chart"),
        OptionSpec(name: "overlap", placeholder: "N", help: "highest row in distances of rows (1.8)", group: "Chart"),
        OptionSpec(
            name: "bandwidth", placeholder: "N", help: "of the densities' kernel, in units of x", group: "Chart"),
        OptionSpec(
            name: "quantiles", placeholder: "LIST", help: "lines at shares, such as 0.25,0.5,0.75", group: "Chart"),
    ] + WordOptions.all + [WordOptions.palette] + InputOptions.all + OutputOptions.all + [ArticleRows.explain],
    examples: ["ridgeline ridge sample:weather -x temperature -b city -o ridge.svg"],
    run: drawRidge)

@MainActor
private func drawRidge(_ arguments: Arguments) throws(Failure) {
    let output = try OutputChoice(arguments)
    let maker = try PictureMaker(arguments)
    let rows = try ArticleRows(arguments, for: ridgeCommand, reporter: maker.reporter)
    let by = try rows.column(arguments.value("by"), [.text, .bool], option: "by")
    let height = try rows.column(arguments.value("height"), [], option: "height", isNeeded: false)
    let x = try rows.column(arguments.value("x"), [.number, .date], option: "x", except: [by, height])
    guard let x, let by, x.kind != .text else {
        throw Failure(
            status: .data, message: "“\(x?.name ?? "")” holds no numbers.",
            remedy: "Name a column of numbers or dates with -x.")
    }
    var series = try ridgeSeries(x, by, height, rows, maker.reporter)
    if rows.explains(arguments) { return }
    if arguments.value("sort") == "name" { series.sort { naturally($0.group.label, $1.group.label) } }
    let options = try ridgeOptions(arguments)
    let plot = RidgelinePlot(series: series, hasDates: x.kind == .date, options: options)
    maker.reporter.report(plot.notes.map { .init(code: $0.code, message: $0.message, remedy: $0.remedy) })
    let tall = CGFloat(min(2400, max(260, 46 * series.count + 120)))
    try maker.draw(
        plot.chartXAxisLabel(x.name), usualSize: CGSize(width: 640, height: tall), arguments, rows.timeZone,
        to: output)
}

private func ridgeOptions(_ arguments: Arguments) throws(Failure) -> RidgelineOptions {
    var options = RidgelineOptions()
    switch arguments.value("sort") {
    case "peak": options.order = .peak
    case "mean": options.order = .mean
    case "median": options.order = .median
    default: break
    }
    if let overlap = try number("overlap", from: 0.1, to: 20, arguments) { options.overlap = overlap }
    if let width = try number("bandwidth", from: .leastNormalMagnitude, to: 1e300, arguments) {
        options.bandwidth = .fixed(width)
    }
    if let list = arguments.value("quantiles") {
        let shares = list.split(separator: ",").map { Double($0.trimmed) ?? .nan }
        guard !shares.isEmpty, shares.allSatisfy({ $0 >= 0 && $0 <= 1 }) else {
            throw .usage("“\(list)” are no quantiles.", remedy: "Give shares from 0 to 1: --quantiles 0.25,0.5,0.75")
        }
        options.quantiles = shares
    }
    if let text = arguments.value("palette") { options.fill = .colors(try Palette(text).colors) }
    return options
}

/// A number that an option gives.
func number(
    _ name: String, from least: Double, to greatest: Double, _ arguments: Arguments
) throws(Failure) -> Double? {
    guard let text = arguments.value(name) else { return nil }
    if let value = Double(text), value >= least, value <= greatest { return value }
    throw .usage(
        "--\(name) takes a number, not “\(text)”.",
        remedy: "Give one from \(plainNumber(least)) to \(plainNumber(greatest)).")
}

extension PictureMaker {
    /// Draws a chart in the frame that all pictures of the command have.
    func draw(
        _ chart: some View, usualSize: CGSize, _ arguments: Arguments, _ timeZone: TimeZone, to output: OutputChoice
    ) throws(Failure) {
        var asked: CGSize?
        if let text = arguments.value("size") { asked = try pictureSize(text) }
        let looks = try PlotLooks(arguments)
        try draw(
            { size, terminalIsDark in
                var looks = looks
                if terminalIsDark == true { looks.isDark = true }
                return PictureFrame(words: PlotWords(arguments), looks: looks, timeZone: timeZone, size: size) { chart }
            }, size: asked ?? usualSize, isSizeAsked: asked != nil, to: output)
    }
}
