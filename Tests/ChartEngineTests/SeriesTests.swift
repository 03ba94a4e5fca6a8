import Drawing
import Foundation
import Geometry
import ShapeKit
import Testing

@testable import ChartEngine

/// Lines and areas: which rows belong together, how they are stacked, and how they break.
struct SeriesTests {
    private let bare = chartSettings {
        $0.xAxis.visibility = .hidden
        $0.yAxis.visibility = .hidden
        $0.legend.visibility = .hidden
    }

    private func row(_ kind: MarkKind, _ x: Double, _ y: Double, _ name: String? = nil) -> MarkRow {
        var row = mark(kind, x: number("x", x), y: number("y", y))
        row.foreground = name.map { category("name", $0) }
        return row
    }

    @Test("S44 Lines without a series are one line, whatever their constant colours")
    func oneLine() {
        var table = MarkTable()
        var red = MarkTemplate()
        red.paint = .color(RGBA(hex: 0xFF0000))
        for x in [0.0, 1, 2] {
            table.append(row(.line, x, x), template: MarkTemplate())
            table.append(row(.line, x, 2 - x), template: red)
        }
        let chart = LaidOut(table, settings: bare)
        #expect(chart.paths.count == 1)
        #expect(chart.paths[0].outline.points.count == 6)
        #expect(chart.paths[0].strokePaint == .color(RGBA(hex: 0x007AFF)))
    }

    @Test("S43 Equal values of foregroundStyle(by:) join, different ones split")
    func byStyle() {
        let chart = LaidOut(
            [row(.line, 0, 0, "a"), row(.line, 0, 1, "b"), row(.line, 1, 1, "a"), row(.line, 1, 0, "b")],
            settings: bare)
        #expect(chart.paths.map(\.outline.points.count) == [2, 2])
        #expect(chart.paths.map { $0.strokePaint?.solidColor } == [RGBA(hex: 0x007AFF), RGBA(hex: 0x34C759)])
    }

    @Test("S43 An explicit series always decides")
    func bySeries() {
        var rows = [row(.line, 0, 0, "a"), row(.line, 1, 1, "b")]
        for index in rows.indices { rows[index].series = category("s", "one") }
        #expect(LaidOut(rows, settings: bare).paths.count == 1)
    }

    @Test("A line that restarts again and again is reported as tangled")
    func tangled() {
        let rows = [0.0, 1, 2, 3, 0, 1, 2, 3].map { row(.line, $0, $0) }
        #expect(LaidOut(rows, settings: bare).codes == ["chart.tangled-line"])
    }

    @Test("Invalid values break a line, do not touch the domain, and are reported once")
    func gap() {
        let rows = [(1.0, 10.0), (2, Double.nan), (3, 20), (4, Double.infinity), (5, 12), (6, 14)].map {
            row(.line, $0.0, $0.1)
        }
        let chart = LaidOut(rows, settings: bare)
        #expect(chart.result.scales.yDomain == [.number(0), .number(20)])
        #expect(chart.paths[0].outline.verbs == [.move, .line, .move, .line, .move, .line])
        #expect(chart.codes == ["chart.invalid-value"])
        #expect(chart.result.diagnostics[0].message.contains("2 values on y of line marks"))
    }

    @Test("A line of one point is a dot as wide as the line")
    func dot() {
        var butt = MarkTemplate()
        butt.stroke = Stroke(width: 6)
        let chart = LaidOut([row(.line, 1, 5)], template: butt, settings: bare)
        #expect(chart.paths[0].stroke?.cap == .round)
        #expect(chart.paths[0].outline.points.count == 2)
    }

    @Test("S31 Areas stack series by series from the bottom")
    func stackedAreas() {
        let chart = LaidOut(
            [row(.area, 0, 10, "a"), row(.area, 10, 20, "a"), row(.area, 0, 30, "b"), row(.area, 10, 20, "b")],
            settings: bare)
        #expect(chart.result.scales.yDomain == [.number(0), .number(40)])
        #expect(
            chart.paths[0].outline.points == [
                // A point under the area on top.
                CGPoint(x: 0, y: 149), CGPoint(x: 300, y: 99), CGPoint(x: 300, y: 200), CGPoint(x: 0, y: 200),
            ])
        #expect(
            chart.paths[1].outline.points == [
                CGPoint(x: 0, y: 0), CGPoint(x: 300, y: 0), CGPoint(x: 300, y: 100), CGPoint(x: 0, y: 150),
            ])
    }

    @Test("S32 A stream graph is centred on zero with both borders of each band curved alike")
    func streamGraph() {
        var template = MarkTemplate()
        (template.stacking, template.curve) = (.center, .catmullRom)
        let rows = ["a", "b"].flatMap { name in
            [(0.0, 10.0), (5, 40), (10, 20)].map { row(.area, $0.0, $0.1, name) }
        }
        let chart = LaidOut(rows, template: template, settings: bare)
        #expect(chart.result.scales.yDomain == [.number(-40), .number(40)])
        #expect(chart.paths.count == 2)
        #expect(chart.paths[0].outline.verbs.filter { $0 == .cubic }.count == 4)
        expectNear(chart.paths[0].outline.points[0].y, 99)
        expectNear(chart.paths[1].outline.points[0].y, 75)
        // The upper border of the first band is the lower border of the second one, and a point under it.
        let (upper, lower) = (chart.paths[0].outline.points.prefix(7), chart.paths[1].outline.points.suffix(7))
        for (a, b) in zip(upper, lower.reversed()) {
            expectNear(a.x, b.x)
            expectNear(a.y, b.y - 1)
        }
    }

    @Test("A series that skips a place counts as zero there, for the bands above it too")
    func missingPlace() {
        let rows =
            [1.0, 2, 3, 4].map { row(.area, $0, 10, "a") } + [1.0, 4].map { row(.area, $0, 10, "b") }
        let chart = LaidOut(rows, settings: bare)
        let upper = chart.paths[1].outline.points.prefix(4).map(\.y)
        #expect(upper == [0, 100, 100, 0])
    }

    @Test("Explicit ends are a band and never stack")
    func band() {
        let rows = [0.0, 1].map { x -> MarkRow in
            var row = MarkRow(kind: .area)
            (row.x, row.y, row.yEnd) = (number("x", x), number("low", 1), number("high", 4))
            return row
        }
        let chart = LaidOut(rows, settings: bare)
        #expect(chart.result.scales.yDomain == [.number(0), .number(4)])
        expectNear(chart.boxes[0], CGRect(x: 0, y: 0, width: 300, height: 150))
    }

    @Test("S51 A gradient spans the mark's own bounds, control points included, or the plot where asked")
    func gradients() {
        var template = MarkTemplate()
        template.paint = .linear(
            stops: [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
            from: UnitPosition(x: 0.5, y: 0), to: UnitPosition(x: 0.5, y: 1))
        let rows = [row(.line, 0, 50), row(.line, 100, 100)]
        guard case .linear(_, let from, let to) = LaidOut(rows, template: template, settings: bare).paths[0].strokePaint
        else {
            Issue.record("the paint is no gradient")
            return
        }
        #expect((from.y, to.y) == (0, 100))
        template.alignsStyleWithPlot = true
        guard case .linear(_, _, let end) = LaidOut(rows, template: template, settings: bare).paths[0].strokePaint
        else {
            Issue.record("the paint is no gradient")
            return
        }
        #expect(end.y == 200)
    }

    @Test("S53 A higher z index is drawn later, equal ones in the order of declaration")
    func zIndex() {
        var table = MarkTable()
        for (index, depth) in [1.0, 0, 1, -1].enumerated() {
            var template = MarkTemplate()
            template.zIndex = depth
            table.append(row(.point, Double(index), 1), template: template)
        }
        #expect(LaidOut(table, settings: bare).marks.map(\.markID) == ["point-3", "point-1", "point-0", "point-2"])
    }

    @Test("Symbols of a line are outlined, and the line is cut away inside them")
    func hollowSymbols() throws {
        let rows = [0.0, 1].map { x -> MarkRow in
            var row = row(.line, x, 1)
            row.symbol = category("s", "a")
            return row
        }
        let chart = LaidOut(rows, settings: bare)
        let items = try #require(chart.marks.first?.items)
        guard case .group(let group) = items[0] else {
            Issue.record("the line is not clipped")
            return
        }
        #expect(group.clip?.evenOdd == true)
        let symbols = try #require(chart.paths.last)
        let diameter = 2 * CGFloat(50 / Double.pi).squareRoot()
        expectNear(
            symbols.outline.controlBounds,
            CGRect(x: 0, y: 0, width: 300, height: 0).insetBy(dx: -diameter / 2, dy: -diameter / 2))
        #expect(symbols.fill != nil)
    }

    @Test("A line of a hundred thousand vertices is reduced, keeps its spike, and says so")
    func reduction() {
        var columns = MarkColumns(kind: .line, count: 100_000)
        var ys = [Double](repeating: 0, count: 100_000)
        ys[54_321] = 1
        columns.x = ColumnInput(label: "x", .numbers((0..<100_000).map(Double.init)))
        columns.y = ColumnInput(label: "y", .numbers(ys))
        var table = MarkTable()
        table.append(columns, template: MarkTemplate())
        let chart = LaidOut(table, settings: bare)
        #expect(chart.paths[0].outline.points.count < 3000)
        expectNear(chart.paths[0].outline.points.map(\.y).min(), 0)
        #expect(chart.codes == ["chart.reduced"])
    }

    @Test("S57 A function is sampled over the x scale, gaps included, and each is a line of its own")
    func functions() {
        var table = MarkTable()
        for sign in [1.0, -1] {
            table.append(
                FunctionPlot(
                    kind: .line, xLabel: "x", yLabel: "y", domain: -2...2, template: MarkTemplate(),
                    evaluate: { FunctionPlot.Sample(x: $0, y: abs($0) < 0.5 ? .nan : sign * $0 * $0) }))
        }
        let chart = LaidOut(table, settings: bare)
        #expect(chart.paths.count == 2)
        #expect(chart.paths[0].outline.verbs.filter { $0 == .move }.count == 2)
        #expect(chart.result.scales.xDomain == [.number(-2), .number(2)])
        #expect(chart.result.scales.yDomain == [.number(-4), .number(4)])
        #expect(!chart.codes.contains("chart.invalid-value"))
    }
}

extension SeriesTests {
    @Test("A function in a mask is sampled over the same scale as the marks")
    func maskedFunction() throws {
        var mask = MarkTable()
        mask.append(
            FunctionPlot(
                kind: .area, xLabel: "x", yLabel: "y", domain: nil, template: MarkTemplate(),
                evaluate: { FunctionPlot.Sample(x: $0, y: $0) }))
        var table = MarkTable()
        var template = MarkTemplate()
        template.masks = [table.addMask(mask)]
        for value in [0.0, 8] {
            table.append(mark(.point, x: number("x", value), y: number("y", 4)), template: template)
        }
        let settings = chartSettings {
            $0.xAxis.visibility = .hidden
            $0.yAxis.visibility = .hidden
        }
        guard case .items(let items)? = LaidOut(table, settings: settings).result.marks.first,
            case .group(let group)? = items.first
        else {
            Issue.record("no group")
            return
        }
        let shape = try #require(group.mask?.flatMap(paths).first)
        expectNear(shape.outline.controlBounds, CGRect(x: 0, y: 0, width: 300, height: 200))
    }
}
