import Drawing
import Foundation
import ScaleKit
import TableData

/// What a chart of a table shows: what was asked for, and what was chosen where nothing was asked.
struct PlotChoice {
    var mark: PlotMark
    var x: ColumnDescription?
    /// Several are series: each row stands for one row of each.
    var y: [ColumnDescription] = []
    var y2: ColumnDescription?
    var by: ColumnDescription?
    var facet: ColumnDescription?
    var value: ColumnDescription?
    var size: ColumnDescription?
    var label: ColumnDescription?
    /// nil: every row is drawn by itself, unless rows share a place.
    var aggregate: AggregateFunction?
    /// Whether rows that share a place may be put together.
    var mayAggregate = true
    var binning = Binning.value
    /// Of y, where cells are counted over two columns of numbers.
    var yBinning = Binning.value
    var reasons: [PlotReason] = []
    /// What the choice leaves out.
    var reports: [Diagnostic] = []
    /// Of the table; nil where not known.
    var rowCount: Int?
    /// Whether only the largest categories are kept, without being asked to.
    var isCutToTop = false

    /// What rows at one place become together where nothing was asked: what adds up is added, other things averaged.
    /// Bars and areas of what is not known add up, because they are read as amounts.
    var usualFunction: AggregateFunction {
        if mark == .sector || y.contains(where: \.addsUp) { return .sum }
        if y.contains(where: \.isIntensive) { return .mean }
        return mark == .bar || mark == .area ? .sum : .mean
    }

    var isWide: Bool { y.count > 1 }

    /// Names of all columns whose cells are needed, each once.
    var columns: [String] {
        var names: [String] = []
        for column in [x] + y.map(Optional.some) + [y2, by, facet, value, size, label] {
            if let name = column?.name, !names.contains(name) { names.append(name) }
        }
        return names
    }
}

/// One decision, for `--explain`.
struct PlotReason: Equatable {
    /// Such as "mark".
    var what: String
    /// Such as "line".
    var choice: String
    /// Such as "x is a date".
    var why: String

    init(_ what: String, _ choice: String, _ why: String) { (self.what, self.choice, self.why) = (what, choice, why) }

    /// What a database was sent.
    init(statement: DatabaseStatement) {
        self.init("query", statement.sql, statement.rows == 1 ? "1 row sent" : "\(statement.rows) rows sent")
    }
}

/// The choices as a table of three columns.
func explanation(_ reasons: [PlotReason]) -> String {
    let first = reasons.map(\.what.count).max() ?? 0
    let second = min(40, reasons.map(\.choice.count).max() ?? 0)
    return reasons.map { reason in
        "\(HelpPage.padded(reason.what, to: first))  \(HelpPage.padded(reason.choice, to: second))  \(reason.why)\n"
    }.joined()
}
