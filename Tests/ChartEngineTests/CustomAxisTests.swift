import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine

/// Axis marks that a program lists itself, and titles.
struct CustomAxisTests {
    private let rows = [0.0, 100].map { mark(.point, x: number("x", $0), y: number("y", $0)) }

    private func custom(
        _ axis: ChartAxis, values: AxisMarksSettings.Values = .explicit([.number(0), .number(50), .number(100)]),
        _ elements: [AxisMarkElement], change: (inout AxisMarksSettings) -> Void = { _ in }
    ) -> LaidOut {
        let guides = FixedGuides()
        guides.customMarks[7] = { _, _, _ in elements }
        let settings = chartSettings {
            var marks = AxisMarksSettings()
            (marks.values, marks.content) = (values, .custom(id: 7))
            change(&marks)
            if axis == .x { $0.xAxis.marks = [marks] } else { $0.yAxis.marks = [marks] }
            if axis == .x { $0.yAxis.visibility = .hidden } else { $0.xAxis.visibility = .hidden }
        }
        return LaidOut(rows, settings: settings, guides: guides)
    }

    @Test("S61 Custom content replaces the default and leaves out what it does not list")
    func onlyGrid() {
        let chart = custom(.x, [AxisMarkElement(.gridLine(centered: nil, stroke: Stroke(width: 3)))])
        expectNear(chart.result.plot.height, 200)
        #expect(chart.result.labels.isEmpty)
        #expect(chart.gridPaths.map { $0.stroke?.width } == [3])
        #expect(chart.gridPaths[0].outline.points.count == 6)
    }

    @Test("S61 Several sets of axis marks add up")
    func several() {
        let settings = chartSettings {
            var fine = AxisMarksSettings()
            fine.values = .stride(10, roundLower: nil, roundUpper: nil)
            fine.content = .custom(id: 1)
            $0.yAxis.marks = [AxisMarksSettings(), fine]
            $0.xAxis.visibility = .hidden
        }
        let guides = FixedGuides()
        guides.customMarks[1] = { _, _, _ in [AxisMarkElement(.gridLine(centered: nil, stroke: Stroke(width: 0.2)))] }
        let chart = LaidOut(rows, settings: settings, guides: guides)
        #expect(chart.gridPaths.map(\.outline.points.count).sorted() == [10, 22])
        #expect(chart.labelTexts == ["0", "25", "50", "75", "100"])
    }

    @Test("S62 A desired count is a wish for as many values")
    func desiredCount() {
        for (count, expected) in [(3, ["0", "50", "100"]), (4, ["0", "25", "50", "75", "100"])] {
            let settings = chartSettings {
                var marks = AxisMarksSettings()
                marks.values = .automatic(minimumStride: nil, desiredCount: count, roundLower: nil, roundUpper: nil)
                $0.yAxis.marks = [marks]
                $0.xAxis.visibility = .hidden
            }
            #expect(LaidOut(rows, settings: settings).labelTexts == expected)
        }
    }

    @Test("S64 A stride of hours counts from the start of the data")
    func hourStride() {
        let rows = (1...13).map { mark(.line, x: date("t", seconds(2022, 5, 1, hour: $0)), y: number("y", 1)) }
        let settings = chartSettings {
            var marks = AxisMarksSettings()
            marks.values = .calendar(.hour, count: 3, calendar: nil, roundLower: nil, roundUpper: nil)
            $0.xAxis.marks = [marks]
            $0.yAxis.visibility = .hidden
        }
        let labels = LaidOut(rows, settings: settings, size: CGSize(width: 500, height: 200)).labelTexts
        #expect(labels == ["1 AM", "4 AM", "7 AM", "10 AM"])
    }

    @Test("Formatted labels replace the default text, a stroke the lines'")
    func formatted() {
        let settings = chartSettings {
            var marks = AxisMarksSettings()
            marks.values = .explicit([.number(0), .number(100)])
            marks.content = .standard(
                format: { if case .number(let value) = $0 { "\(value / 10)k" } else { nil } },
                stroke: Stroke(width: 2))
            $0.yAxis.marks = [marks]
            $0.xAxis.visibility = .hidden
        }
        let chart = LaidOut(rows, settings: settings)
        #expect(chart.labelTexts == ["0.0k", "10.0k"])
        #expect(chart.gridPaths.map { $0.stroke?.width } == [2])
    }

    @Test("S66 Marks asked to be centred stand between two values")
    func centred() throws {
        var label = AxisLabel(.automatic)
        label.centered = true
        let chart = custom(
            .x, [AxisMarkElement(.gridLine(centered: true, stroke: nil)), AxisMarkElement(.label(label))])
        expectNear(chart.gridPaths[0].outline.points[0].x, 75)
        let first = try #require(chart.label("0"))
        expectNear(first.origin.x + 5.5 / 2, 75)
    }

    @Test("S69 A tick is as long as asked, or reaches along the label and an extra")
    func ticks() {
        let fixed = custom(.x, [AxisMarkElement(.tick(centered: nil, length: .points(7), stroke: nil))])
        expectNear(fixed.gridPaths[0].outline.controlBounds, CGRect(x: 0, y: 193, width: 300, height: 7))
        let along = custom(
            .x,
            [
                AxisMarkElement(.tick(centered: nil, length: .label(extra: 3), stroke: nil)),
                AxisMarkElement(.label(AxisLabel(.automatic))),
            ])
        expectNear(along.gridPaths[0].outline.controlBounds.height, 4 + 40 / 3 + 3)
    }

    @Test("An anchor puts that point of the label at the line")
    func anchor() throws {
        var label = AxisLabel(.automatic)
        label.anchor = UnitPosition(x: 0.5, y: 0)
        let chart = custom(.x, [AxisMarkElement(.label(label))])
        expectNear(try #require(chart.label("50")).origin.x, 150 - 5.5)
    }

    @Test("A turned label takes its height along the axis and keeps its unturned box in the middle")
    func orientation() throws {
        var label = AxisLabel(.text("vertical"))
        label.orientation = .verticalReversed
        let chart = custom(.x, [AxisMarkElement(.label(label))])
        expectNear(chart.result.plot.height, 200 - 4 - 44)
        let view = try #require(chart.result.labels.first)
        expectNear(view.rotation, -.pi / 2)
        // Turned about its middle, the box begins 4 right of the line and 4 below the plot.
        expectNear(view.origin.x + 44 / 2, 4 + 20 / 3)
        expectNear(view.origin.y + 20 / 3, 156 + 44 / 2)
    }

    @Test("S67 Greedy labels keep the ones of higher priority, disabled ones all")
    func collisions() {
        func labels(_ collision: AxisLabel.Collision) -> Int {
            var label = AxisLabel(.text("a very long label indeed"))
            label.collision = collision
            return custom(.x, [AxisMarkElement(.label(label))]).result.labels.count
        }
        #expect(labels(.disabled) == 3)
        // 132 points long, 150 apart: the second one comes too near to the first, the third one does not.
        #expect(labels(.greedy(priority: 0, minimumSpacing: 20)) == 2)
        #expect(labels(.greedy(priority: 0, minimumSpacing: 10)) == 3)
    }

    @Test("Too many categories keep every label that fits, and the rest is reported")
    func crowded() {
        let rows = (0..<60).map { mark(.bar, x: category("c", "Category \($0)"), y: number("y", 1)) }
        let chart = LaidOut(rows)
        let labels = chart.result.labels.filter { $0.origin.y > chart.result.plot.maxY }.map(\.origin.x)
        #expect(labels.count > 2 && labels.count < 7)
        for (a, b) in zip(labels, labels.dropFirst()) { #expect(b - a >= 10 * 5.5) }
        #expect(chart.codes == ["chart.axis-labels-dropped"])
    }

    @Test("S72 Titles stand where they are put and take their room from the plot")
    func titles() throws {
        let guides = FixedGuides()
        guides.sizes[-1] = CGSize(width: 60, height: 13)
        guides.sizes[-2] = CGSize(width: 40, height: 13)
        let settings = chartSettings {
            $0.xAxis.title = AxisTitle(
                position: .bottom, alignment: UnitPosition(x: 0.5, y: 0.5), spacing: nil, content: ViewID(-1))
            $0.yAxis.title = AxisTitle(position: .leading, alignment: nil, spacing: 6, content: ViewID(-2))
        }
        let chart = LaidOut(rows, settings: settings, guides: guides)
        // Below: the axis (18), 4 and 13; at the left: 13 and 6.
        expectNear(chart.result.plot.maxY, 200 - 18 - 17)
        expectNear(chart.result.plot.minX, 19)
        let x = try #require(chart.result.labels.first { $0.view == ViewID(-1) })
        expectNear(x.origin.x + 30, chart.result.plot.midX)
        expectNear(x.origin.y, 187)
        let y = try #require(chart.result.labels.first { $0.view == ViewID(-2) })
        expectNear(y.rotation, -.pi / 2)
        expectNear(y.origin.x + 20, 6.5)
        expectNear(y.origin.y + 6.5, chart.result.plot.midY)
    }

    @Test("Without a position the title of y stands above its axis")
    func topTitle() throws {
        let guides = FixedGuides()
        guides.sizes[-2] = CGSize(width: 40, height: 13)
        let settings = chartSettings {
            $0.yAxis.title = AxisTitle(position: .automatic, alignment: nil, spacing: nil, content: ViewID(-2))
        }
        let chart = LaidOut(rows, settings: settings, guides: guides)
        let title = try #require(chart.result.labels.first { $0.view == ViewID(-2) })
        expectNear(title.origin.x + 40, 300)
        expectNear(title.origin.y, 0)
        expectNear(chart.result.plot.minY, 13 + 6.67)
    }

    @Test("A plot of fixed size keeps it, with its axes beside it")
    func fixedPlot() throws {
        let guides = FixedGuides()
        guides.plotOverride = CGSize(width: 100, height: 50)
        let chart = LaidOut(rows, guides: guides)
        #expect(chart.result.plot == CGRect(x: 0, y: 0, width: 100, height: 50))
        expectNear(chart.result.labels.first?.origin.y, 54)
    }

}
