import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine

/// The two tables of Docs/invalid-values.md, drawn row by row.
struct InvalidValueTests {
    /// The cells of a table's rows below a heading.
    private static func rows(below heading: String) -> [[String]] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Docs/invalid-values.md")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let section = text.components(separatedBy: "## ").first { $0.hasPrefix(heading) } ?? ""
        return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
            line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func list(_ cell: String) -> [String] { cell.components(separatedBy: ", ") }

    struct Case: Sendable, CustomTestStringConvertible {
        var kind: MarkKind
        var channel = ""
        var value: String
        var drawn: String
        var codes: [String]

        var testDescription: String { "\(kind) \(channel) \(value)" }
    }

    private static let kinds = Dictionary(uniqueKeysWithValues: MarkKind.allCases.map { ("\($0)", $0) })

    static let singleCases: [Case] = rows(below: "One such value").flatMap { row in
        list(row[0]).flatMap { mark in
            list(row[1]).flatMap { channel in
                list(row[2]).map {
                    Case(
                        kind: kinds[mark] ?? .area, channel: channel, value: $0, drawn: row[3],
                        codes: row[4].isEmpty ? [] : [row[4]])
                }
            }
        }
    }

    static let wholeCases: [Case] = rows(below: "Whole charts").flatMap { row in
        list(row[0]).map {
            Case(kind: kinds[$0] ?? .area, value: row[1], drawn: row[2], codes: row[3].isEmpty ? [] : [row[3]])
        }
    }

    @Test("The tables are found and name every mark")
    func tables() {
        #expect(Self.singleCases.count > 80 && Self.wholeCases.count > 40)
        #expect(Set(Self.singleCases.map(\.kind)) == Set(MarkKind.allCases))
    }

    // MARK: - One bad value

    @Test("One such value among good ones", arguments: singleCases)
    func single(_ item: Case) {
        let isLog = item.value.hasSuffix("on log")
        var rows = [10.0, 20, 30].enumerated().map { row(item.kind, Double($0.offset + 1), $0.element, item.channel) }
        put(item.value, on: item.channel, of: &rows[1])
        let chart = LaidOut(rows, settings: settings { if isLog { $0.y.kind = .log } })
        #expect(chart.codes == item.codes)
        expectFinite(chart)
        let parts = parts(chart)
        let isSeries = item.kind == .line || item.kind == .area
        switch item.drawn {
        case "left out": #expect(parts == 2)
        case "gap": #expect(parts == 2 && isSeries)
        case "drawn": #expect(parts == (isSeries ? 1 : 3))
        case "stub":
            #expect(chart.marks.count == 3)
            let floor = chart.result.plot.maxY
            #expect(chart.boxes.contains { abs($0.height - 5) < 0.01 && abs($0.maxY - floor + 0.5) < 0.01 })
        default: Issue.record("“\(item.drawn)” is no outcome")
        }
    }

    private func row(_ kind: MarkKind, _ x: Double, _ y: Double, _ channel: String) -> MarkRow {
        var row = MarkRow(kind: kind)
        switch kind {
        case .sector: row.angle = number("angle", y)
        // A rule has one of them.
        case .rule: if channel == "x" { row.x = number("x", x) } else { row.y = number("y", y) }
        default: (row.x, row.y) = (number("x", x), number("y", y))
        }
        switch channel {
        case "foreground style": row.foreground = number("f", x)
        case "symbol size": row.symbolSize = number("s", x)
        case "series": row.series = number("n", x)
        case "position group": row.group = number("g", x)
        default: break
        }
        return row
    }

    private func put(_ value: String, on channel: String, of row: inout MarkRow) {
        let input: ChannelInput? =
            switch value {
            case "NaN": number(channel, .nan)
            case "∞": number(channel, .infinity)
            case "-∞": number(channel, -.infinity)
            case "other kind": category(channel, "word")
            case "missing": nil
            default: Double(value.replacing(" on log", with: "")).map { number(channel, $0) }
            }
        switch channel {
        case "x": row.x = input
        case "y": row.y = input
        case "angle": row.angle = input
        case "foreground style": row.foreground = input
        case "symbol size": row.symbolSize = input
        case "series": row.series = input
        case "position group": row.group = input
        default: Issue.record("“\(channel)” is no channel")
        }
    }

    // MARK: - Whole charts

    @Test("Whole charts", arguments: wholeCases)
    func whole(_ item: Case) {
        var values = [10.0, 20, 30]
        switch item.value {
        case "no rows": values = []
        case "one row": values = [10]
        case "equal values": values = [20, 20, 20]
        case "all zero": values = [0, 0, 0]
        case "nothing finite": values = [.nan, .infinity, -.infinity]
        default: break
        }
        let channel = item.kind == .rule ? "y" : ""
        let rows = values.enumerated().map { row(item.kind, Double($0.offset + 1), $0.element, channel) }
        func draw(_ bounds: [Double]?) -> LaidOut {
            LaidOut(
                rows,
                settings: settings {
                    if let bounds { $0.y.domain = .explicit(bounds.map(PlotValue.number)) }
                    if item.value.hasSuffix("on log") { $0.y.kind = .log }
                })
        }
        let domains: [String: [Double]] = [
            "reversed domain": [40, 0], "domain 5 to 5": [5, 5], "domain NaN to ∞": [.nan, .infinity],
            "domain -10 to 0 on log": [-10, 0],
        ]
        let chart = draw(domains[item.value])
        #expect(chart.codes == item.codes)
        expectFinite(chart)
        let all = item.kind == .line || item.kind == .area ? 1 : 3
        switch item.drawn {
        case "nothing": #expect(chart.paths.isEmpty)
        case "one mark": #expect(parts(chart) == 1 && chart.boxes.allSatisfy { !$0.isNull })
        case "all marks": #expect(parts(chart) == all)
        case "all marks, mirrored":
            #expect(parts(chart) == all)
            let height = chart.result.plot.height
            for (box, upright) in zip(chart.boxes, draw([0, 40]).boxes) {
                expectNear(box.midY, height - upright.midY)
            }
        default: Issue.record("“\(item.drawn)” is no outcome")
        }
    }

    // MARK: - Reading

    private func settings(_ change: (inout ChartSettings) -> Void) -> ChartSettings {
        chartSettings {
            $0.legend.visibility = .hidden
            change(&$0)
        }
    }

    /// Pieces of lines and areas, or marks.
    private func parts(_ chart: LaidOut) -> Int {
        chart.paths.reduce(0) { $0 + max(1, $1.outline.verbs.filter { $0 == .move }.count) }
    }

    private func expectFinite(_ chart: LaidOut) {
        let isFinite = (chart.paths + chart.gridPaths).allSatisfy { $0.outline.isFinite }
        #expect(isFinite)
        let spoken = chart.marks.map { "\($0.label) \($0.value)".lowercased() }
        #expect(!(spoken + chart.labelTexts).contains { $0.contains("nan") || $0.contains("inf") })
    }
}
