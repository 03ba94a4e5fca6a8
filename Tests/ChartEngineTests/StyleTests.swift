import Drawing
import Foundation
import Geometry
import ShapeKit
import Testing

@testable import ChartEngine

/// Style scales: what encoded values look like.
struct StyleTests {
    private func points(_ names: [String]) -> [MarkRow] {
        names.map { name in
            var row = mark(.point, x: number("x", 1), y: number("y", 1))
            row.symbol = category("n", name)
            return row
        }
    }

    @Test("S19 Points take circle, cross and triangle first, lines circle, square, triangle, diamond, pentagon")
    func symbolOrder() {
        let scales = LaidOut(points(["a", "b", "c"])).result.scales
        #expect(
            ["a", "b", "c"].map { scales.symbol(for: .category($0)) }
                == [.circle, .cross, .triangle].map { .basic($0) })
        let names = ["a", "b", "c", "d", "e", "f"]
        let lines = names.map { name -> MarkRow in
            var row = mark(.line, x: number("x", 1), y: number("y", 1))
            row.symbol = category("n", name)
            return row
        }
        let hollow = LaidOut(lines).result.scales
        let kinds: [SymbolKind] = [.circle, .square, .triangle, .diamond, .pentagon, .circle]
        #expect(names.map { hollow.symbol(for: .category($0)) } == kinds.map { .basic($0) })
    }

    @Test("S18 Categories take the palette's colours in order of appearance")
    func palette() {
        let rows = ["z", "a", "z", "m"].map { name -> MarkRow in
            var row = mark(.point, x: number("x", 1), y: number("y", 1))
            row.foreground = category("n", name)
            return row
        }
        let fills = LaidOut(rows).paths.map { $0.fill?.solidColor }
        #expect(fills == [0x007AFF, 0x34C759, 0x007AFF, 0xFF9500].map { RGBA(hex: $0) })
    }

    @Test("A style without data is the plain colour, a constant one wins over the scale")
    func plain() {
        var row = mark(.point, x: number("x", 1), y: number("y", 1))
        #expect(LaidOut([row]).paths[0].fill == .color(RGBA(hex: 0x007AFF)))
        row.foreground = category("n", "a")
        var template = MarkTemplate()
        template.paint = .color(.black)
        #expect(LaidOut([row], template: template).paths[0].fill == .color(.black))
    }

    @Test("S45 Areas are grouped by their colour's value; equal values join")
    func areas() {
        let rows = [(0.0, "a"), (1, "a"), (0, "b"), (1, "b")].map { x, name -> MarkRow in
            var row = mark(.area, x: number("x", x), y: number("y", 1))
            row.foreground = category("n", name)
            return row
        }
        #expect(LaidOut(rows).paths.count == 2)
    }

    @Test("S47 A line style replaces the default width, cap and join")
    func lineStyle() {
        var template = MarkTemplate()
        template.stroke = Stroke(width: 5, dash: [3, 1])
        let rows = [0.0, 1].map { mark(.line, x: number("x", $0), y: number("y", $0)) }
        #expect(LaidOut(rows, template: template).paths[0].stroke == Stroke(width: 5, dash: [3, 1]))
    }

    @Test("A ramp between two values of a range runs through OKLab")
    func okLab() {
        let (white, green) = (RGBA.white, RGBA(hex: 0x34C759))
        let rows = [0.0, 1, 2, 3, 4].map { value -> MarkRow in
            var row = mark(.point, x: number("x", value), y: number("y", 1))
            row.foreground = number("v", value)
            return row
        }
        let settings = chartSettings { $0.foreground.range = .values([.color(white), .color(green)]) }
        let fills = LaidOut(rows, settings: settings).paths.compactMap { $0.fill?.solidColor }
        // The measured quarter points between white and green.
        for (fill, hex) in zip(fills[1...3], [0xD4F2D7, 0xA8E5AE, 0x77D685] as [UInt32]) {
            let expected = RGBA(hex: hex)
            for (a, b) in [(fill.red, expected.red), (fill.green, expected.green), (fill.blue, expected.blue)] {
                #expect(abs(a - b) < 1.5 / 255)
            }
        }
    }

    @Test("A range of colours spreads over the domain's values")
    func piecewise() {
        let rows = [0.0, 50, 80, 100].map { value -> MarkRow in
            var row = mark(.point, x: number("x", value), y: number("y", 1))
            row.foreground = number("v", value)
            return row
        }
        let settings = chartSettings {
            $0.foreground.domain = [0, 80, 100].map(PlotValue.number)
            $0.foreground.range = .values([.color(.white), .color(.black), .color(RGBA(hex: 0xFF0000))])
        }
        let fills = LaidOut(rows, settings: settings).paths.compactMap { $0.fill?.solidColor }
        #expect(fills[2] == .black && fills[3] == RGBA(hex: 0xFF0000))
        #expect(fills[1].red > 0 && fills[1].red < 1)
    }

    @Test("A mapping decides for each category; what it leaves out takes a default and is reported")
    func mapping() {
        let rows = ["a", "b"].map { name -> MarkRow in
            var row = mark(.point, x: number("x", 1), y: number("y", 1))
            row.foreground = category("n", name)
            return row
        }
        let settings = chartSettings {
            $0.foreground.range = .mapping { $0 == .category("a") ? .color(.black) : nil }
        }
        let chart = LaidOut(rows, settings: settings)
        #expect(chart.paths.map { $0.fill?.solidColor } == [.black, RGBA(hex: 0x007AFF)])
        #expect(chart.codes == ["chart.style-missing"])
    }

    @Test("Symbol sizes of numbers are listed in the legend with the values they stand for")
    func sizeLegend() {
        let rows = [0.0, 50, 100].map { value -> MarkRow in
            var row = mark(.point, x: number("x", value), y: number("y", 1))
            row.symbolSize = number("size", value)
            return row
        }
        let chart = LaidOut(rows)
        #expect(chart.labelTexts.suffix(4) == ["25", "50", "75", "100"])
        expectNear(chart.guidePaths.last?.outline.controlBounds.width, 2 * CGFloat(200 / Double.pi).squareRoot())
    }

    @Test("A logarithmic axis writes each value with the decimals it needs")
    func logLabels() {
        let rows = [0.1, 1, 10, 1000].map { mark(.point, x: number("x", 1), y: number("y", $0)) }
        let settings = chartSettings {
            $0.y.kind = .log
            $0.xAxis.visibility = .hidden
        }
        let labels = LaidOut(rows, settings: settings).labelTexts
        #expect(labels == ["0.1", "1", "10", "100", "1,000"])
    }

    @Test("A hundred thousand categories measure no more labels than an axis can show")
    func manyCategories() {
        var columns = MarkColumns(kind: .point, count: 100_000)
        columns.x = ColumnInput(label: "x", .categories((0..<100_000).map { "c\($0)" }))
        columns.y = ColumnInput(label: "y", .numbers([Double](repeating: 1, count: 100_000)))
        var table = MarkTable()
        table.append(columns, template: MarkTemplate())
        let chart = LaidOut(table)
        #expect(chart.guides.texts.count < 600)
        #expect(chart.codes.contains("chart.axis-stride-widened"))
    }
}
