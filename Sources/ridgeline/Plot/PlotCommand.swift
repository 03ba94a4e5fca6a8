import Drawing
import Foundation
import SwiftUI
import TableData

/// `ridgeline plot`: a chart of a table.
let plotCommand = CommandSpec(
    name: "plot", summary: "Draw a chart of a table: CSV, JSON, SQLite or PostgreSQL.", operands: ["[DATA]"],
    options: PlotOptions.all,
    examples: [
        "seq 1 100 | ridgeline plot --mark line -o line.svg",
        "ridgeline plot sample:weather -y temperature --bin month -o w.png",
    ],
    notes: ["DATA: a file, an address, - or a pipe, or sample:weather. More: man ridgeline"],
    run: drawPlot)

@MainActor
private func drawPlot(_ arguments: Arguments) throws {
    let request = try PlotRequest(arguments)
    let output = try OutputChoice(arguments)
    let maker = try PictureMaker(arguments, remedies: chartRemedies)
    let source = try openTable(arguments, for: plotCommand)
    let plot = try makePlot(request, from: source, reporter: maker.reporter)
    if arguments.has("explain") {
        let text = explanation(plot.reasons)
        // Standard output is the picture's where that was asked for.
        if arguments.value("output") == "-" {
            Terminal.note(text.trimmingCharacters(in: .newlines))
        } else {
            Terminal.print(Terminal.withoutControls(text))
        }
        guard arguments.value("output") != nil || arguments.has("term") else { return try maker.reporter.check() }
    }
    try maker.draw(
        { size, terminalIsDark in
            var spec = plot.spec
            if terminalIsDark == true { spec.looks.isDark = true }
            return PlotPicture(spec: spec, size: size)
        }, size: plot.spec.size, isSizeAsked: request.pictureSize != nil, to: output)
}

/// From columns to a chart, with all reports made.
@MainActor
func makePlot(_ request: PlotRequest, from source: some RowSource, reporter: Reporter) throws(Failure) -> BuiltPlot {
    let table: TableDescription
    do throws(DataFailure) {
        table = try source.describe()
    } catch {
        throw Failure(error)
    }
    // Decisions about the whole input come first; what ails a column matters where it is drawn.
    reporter.report(table.notes.filter { $0.column == nil })
    let choice: PlotChoice
    do throws(Failure) {
        choice = try choosePlot(request, from: table)
    } catch {
        reporter.report(table.notes)
        throw error
    }
    let used = Set(choice.columns)
    reporter.report(table.notes.filter { $0.column.map(used.contains) ?? false })
    let loaded = try loadPlot(choice, request, from: source)
    reporter.report(loaded.notes)
    var plot = try buildPlot(loaded, request)
    if let database = source as? any QuerySource {
        plot.reasons += database.statements.map(PlotReason.init(statement:))
    }
    // Gaps of lines are the missing cells that the reader has counted.
    if plot.spec.data.y?.numbers?.contains(where: \.isNaN) ?? false { reporter.expected = ["chart.invalid-value"] }
    reporter.report(plot.reports)
    return plot
}
