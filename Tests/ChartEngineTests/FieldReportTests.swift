import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine

/// Mistakes that people make again and again, and what the chart says about them. The numbers are those of the field
/// notes' rules.
@Suite("Field notes")
struct FieldReportTests {
    private func line(_ points: [(Double, Double)]) -> [MarkRow] {
        points.map { mark(.line, x: number("x", $0.0), y: number("y", $0.1)) }
    }

    @Test("R11: two lines in one loop without a series are reported, whichever way they alternate")
    func tangledLines() {
        let rowByRow = line([(1, 20), (1, 60), (2, 21), (2, 55), (3, 19), (3, 58)])
        #expect(LaidOut(rowByRow).codes == ["chart.tangled-line"])
        let oneAfterTheOther = line([(1, 20), (2, 21), (3, 19), (1, 60), (2, 55), (3, 58)])
        #expect(LaidOut(oneAfterTheOther).codes == ["chart.tangled-line"])
        let months = ["Jan", "Feb", "Mar", "Jan", "Feb", "Mar"].enumerated().map { index, month in
            mark(.line, x: category("month", month), y: number("y", Double(index)))
        }
        #expect(LaidOut(months).codes == ["chart.tangled-line"])
        // A step that is plotted by hand, a vertical stretch, a spiral.
        #expect(LaidOut(line([(1, 1), (2, 1), (2, 3), (3, 3), (3, 2), (4, 2)])).codes.isEmpty)
        #expect(LaidOut(line([(1, 1), (1, 2), (1, 3), (1, 4)])).codes.isEmpty)
        #expect(LaidOut(line([(0, 0), (2, 0), (1, 2), (3, 3)])).codes.isEmpty)
        var keyed = rowByRow
        for index in keyed.indices { keyed[index].series = category("s", index % 2 == 0 ? "a" : "b") }
        #expect(LaidOut(keyed).codes.isEmpty)
    }

    private func ranking(_ names: [String]) -> [MarkRow] {
        names.enumerated().map {
            mark(.bar, x: number("plays", Double($0.offset + 1)), y: category("song", $0.element))
        }
    }

    @Test("R12: a name that repeats among others is reported, categories that all repeat are not")
    func repeatedNames() {
        let chart = LaidOut(ranking(["Home", "Intro", "Rain", "Stay", "Intro"]))
        #expect(chart.codes == ["chart.repeated-category"])
        #expect(chart.result.diagnostics.first?.message.contains("“Intro”") == true)
        #expect(LaidOut(ranking(["Home", "Intro", "Rain", "Stay"])).codes.isEmpty)
        #expect(LaidOut(ranking(["a", "b", "c", "d", "a", "b", "c", "d"])).codes.isEmpty)
        var stacked = ranking(["Home", "Intro", "Rain", "Stay", "Intro"])
        for index in stacked.indices { stacked[index].foreground = category("kind", index == 4 ? "b" : "a") }
        #expect(LaidOut(stacked).codes.isEmpty)
    }

    @Test("R13: names that a colour table has no entry for are reported with the entries that nothing uses")
    func mismatchedColors() {
        let rows = ["A", "B"].map { name -> MarkRow in
            var row = mark(.bar, x: category("x", name), y: number("y", 1))
            row.foreground = category("kind", name)
            return row
        }
        let settings = chartSettings {
            $0.foreground.range = .pairs([
                (.category("A"), .color(.black)), (.category("b"), .color(.white)),
            ])
        }
        let chart = LaidOut(rows, settings: settings)
        #expect(chart.codes == ["chart.style-missing"])
        let message = chart.result.diagnostics.first?.message ?? ""
        #expect(message.contains("“B”") && message.contains("“b”"))
    }

    @Test("R27: a line and an area of the same rows with different curves are reported")
    func differingCurves() {
        func chart(_ curve: MarkTemplate) -> LaidOut {
            var table = MarkTable()
            for row in line([(1, 1), (2, 4), (3, 2)]) { table.append(row, template: curve) }
            for point in line([(1, 1), (2, 4), (3, 2)]) {
                var row = point
                row.kind = .area
                table.append(row, template: MarkTemplate())
            }
            return LaidOut(table)
        }
        var smooth = MarkTemplate()
        smooth.curve = .monotone
        #expect(chart(smooth).codes == ["chart.curves-differ"])
        #expect(chart(MarkTemplate()).codes.isEmpty)
    }

    @Test("R34: axis values that the domain does not hold are reported")
    func droppedValues() {
        let rows = line([(0, 0), (1, 10)])
        let settings = chartSettings {
            var marks = AxisMarksSettings()
            marks.values = .explicit([0, 5, 10, 15].map(PlotValue.number))
            $0.yAxis.marks = [marks]
            $0.y.domain = .explicit([.number(0), .number(10)])
        }
        let chart = LaidOut(rows, settings: settings)
        #expect(chart.codes == ["chart.axis-values-outside"])
        #expect(chart.labelTexts.contains("10") && !chart.labelTexts.contains("15"))
        // The third sum of 0.4 is a little more than 1.2 and stays.
        let sums = chartSettings {
            var marks = AxisMarksSettings()
            marks.values = .explicit([0, 0.4, 0.8, 0.4 + 0.4 + 0.4].map(PlotValue.number))
            $0.yAxis.marks = [marks]
            $0.y.domain = .explicit([.number(0), .number(1.2)])
        }
        let tolerant = LaidOut(line([(0, 0), (1, 1)]), settings: sums)
        #expect(tolerant.codes.isEmpty)
    }

    private func logBars(_ values: [Double]) -> LaidOut {
        LaidOut(
            values.enumerated().map { mark(.bar, x: category("x", "\($0.offset)"), y: number("y", $0.element)) },
            settings: chartSettings { $0.y.kind = .log })
    }

    @Test("R37: bars of zero and below are hatched stubs on the floor of a logarithmic scale")
    func stubs() throws {
        let chart = logBars([400, 0, 7])
        #expect(chart.codes == ["chart.nonpositive-on-log"])
        let stub = try #require(chart.marks.first { $0.label.contains("1") })
        let paths = stub.items.flatMap { ChartEngineTests.paths($0) }
        #expect(!paths.isEmpty && paths.allSatisfy { $0.fill == nil && $0.stroke != nil })
        let border = try #require(paths.last?.outline.controlBounds)
        expectNear(border.maxY, chart.result.plot.maxY - 0.5)
        expectNear(border.height, 5)
        #expect(stub.value.contains("0"))
    }

    @Test("R37: where no value has a place on a logarithmic scale, the scale is linear")
    func nothingPositive() {
        let zeros = logBars([0, 0])
        #expect(zeros.codes == ["chart.nonpositive-on-log"])
        #expect(zeros.result.scales.yDomain == [.number(0), .number(1)])
        let negative = logBars([-5, -2])
        #expect(negative.boxes.allSatisfy { $0.height > 10 })
    }

    @Test("R48: marks beyond an explicit domain are drawn and reported, unless the plot is styled or scrolled")
    func outside() {
        let rows = [5.0, 15, 25].map { mark(.point, x: number("x", $0), y: number("y", $0)) }
        func chart(_ change: (inout ChartSettings) -> Void) -> LaidOut {
            LaidOut(
                rows,
                settings: chartSettings {
                    $0.y.domain = .explicit([.number(0), .number(20)])
                    change(&$0)
                })
        }
        let open = chart { _ in }
        #expect(open.codes == ["chart.outside-domain"])
        #expect(open.result.diagnostics.first?.message.hasPrefix("1 mark reaches") == true)
        #expect(open.boxes.contains { $0.maxY < open.result.plot.minY })
        #expect(chart { $0.plotIsStyled = true }.codes.isEmpty)
        #expect(chart { $0.y.domain = .explicit([.number(0), .number(25)]) }.codes.isEmpty)
    }
}
