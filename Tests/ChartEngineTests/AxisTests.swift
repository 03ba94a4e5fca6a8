import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine

/// Automatic axes: sizes, lines and labels as measured.
struct AxisTests {
    /// Points at 0...100 and up to 125: the y axis rounds to 0...150, its widest label is 16.5 wide.
    private func points(_ change: (inout ChartSettings) -> Void = { _ in }) -> LaidOut {
        LaidOut(
            [0, 40, 100].map { mark(.point, x: number("x", $0), y: number("y", $0 * 1.25)) },
            settings: chartSettings(change))
    }

    @Test("An axis below takes 18 points: a gap of 4 and the label's 13.33 rounded up")
    func xArea() { expectNear(points().result.plot.height, 182) }

    @Test("An axis beside takes a gap of 4 and its widest label rounded up")
    func yArea() { expectNear(points().result.plot.width, 300 - 4 - 17) }

    @Test("S60 The y axis stands at the trailing edge and the x axis at the bottom")
    func edges() throws {
        let chart = points()
        expectNear(chart.result.plot.minX, 0)
        expectNear(chart.result.plot.minY, 0)
        let label = try #require(chart.label("150"))
        expectNear(label.origin.x, 279 + 4)
        expectNear(label.origin.y, -20 / 3)
    }

    @Test("S08 Bounds of inferred number domains round out to the axis's values")
    func rounding() {
        #expect(points().result.scales.yDomain == [.number(0), .number(150)])
    }

    @Test("S07 Number domains take in zero on both axes, unless told otherwise")
    func zero() {
        let rows = [166.4, 178.6].map { mark(.point, x: number("x", $0), y: number("y", $0)) }
        #expect(LaidOut(rows).result.scales.yDomain == [.number(0), .number(200)])
        #expect(LaidOut(rows).result.scales.xDomain == [.number(0), .number(200)])
        let without = chartSettings {
            $0.y.domain = .automatic(includesZero: false, reversed: false, modify: nil)
        }
        #expect(LaidOut(rows, settings: without).result.scales.yDomain == [.number(165), .number(180)])
    }

    @Test("With the axis hidden the domain is exactly the data and zero, and the plot takes the room")
    func hidden() {
        let chart = points {
            $0.yAxis.visibility = .hidden
            $0.xAxis.visibility = .hidden
        }
        #expect(chart.result.scales.yDomain == [.number(0), .number(125)])
        #expect(chart.result.plot == CGRect(x: 0, y: 0, width: 300, height: 200))
        #expect(chart.result.gridLines.isEmpty && chart.result.ticks.isEmpty && chart.result.labels.isEmpty)
    }

    @Test("S12 An explicit domain is taken exactly, reversed if it is given backwards")
    func explicit() {
        let chart = points { $0.y.domain = .explicit([.number(140), .number(-20)]) }
        #expect(chart.result.scales.yDomain == [.number(140), .number(-20)])
        expectNear(chart.result.scales.position(forY: .number(140)), 182)
        expectNear(chart.result.scales.position(forY: .number(-20)), 0)
    }

    @Test("S09 Explicit axis values widen an inferred domain without rounding it")
    func explicitValues() {
        let chart = points {
            var marks = AxisMarksSettings()
            marks.values = .explicit([.number(0), .number(131)])
            $0.yAxis.marks = [marks]
        }
        #expect(chart.result.scales.yDomain == [.number(0), .number(131)])
        #expect(chart.labelTexts.filter { ["0", "131"].contains($0) }.count == 3)
    }

    @Test("S11 A client's change of the inferred domain comes before the axis rounds it")
    func modified() {
        let chart = points {
            $0.y.domain = .automatic(includesZero: nil, reversed: true) { $0 + [.number(180)] }
        }
        #expect(chart.result.scales.yDomain == [.number(200), .number(0)])
    }

    @Test("Grid lines of y are solid, half a point wide, and end with the plot")
    func yGrid() throws {
        let chart = points()
        let grid = try #require(chart.gridPaths.first { $0.stroke?.dash == [] })
        #expect(grid.stroke?.width == 0.5)
        #expect(grid.strokePaint == .color(RGBA(hex: 0x3C3C43, alpha: 0.3)))
        expectNear(grid.outline.controlBounds, CGRect(x: 0, y: 0, width: 279, height: 182))
        #expect(grid.outline.points.count == 8)
        expectNear(grid.outline.points[2].y, 182 - 182 / 3)
    }

    @Test("Grid lines of x are dashed 2 on 2 off from the plot's top; their ticks go on for 17.33 in the same rhythm")
    func xGrid() throws {
        let chart = points()
        let dashed = chart.gridPaths.filter { $0.stroke?.dash == [2, 2] }
        #expect(dashed.count == 2)
        expectNear(dashed.first?.outline.controlBounds.maxY, 182)
        #expect(dashed.first?.stroke?.dashPhase == 0)
        let ticks = try #require(dashed.last)
        expectNear(ticks.outline.controlBounds.minY, 182)
        expectNear(ticks.outline.controlBounds.height, 4 + 40 / 3)
        expectNear(ticks.stroke?.dashPhase, 2)
    }

    @Test("Labels of numbers on x begin 4 right of their line and 4 below the plot; at the upper bound there is none")
    func xLabels() throws {
        let chart = points()
        let label = try #require(
            chart.result.labels.first { chart.guides.text(of: $0.view) == "50" && $0.origin.y > 182 })
        expectNear(label.origin.x, 279 / 2 + 4)
        expectNear(label.origin.y, 186)
        #expect(!chart.result.labels.contains { chart.guides.text(of: $0.view) == "100" && $0.origin.y > 182 })
    }

    @Test("The last label of x is cut where the plot ends")
    func cutLabel() throws {
        let rows = [0.0, 1].map {
            mark(.line, x: date("t", seconds(2022, 5, 1) + $0 * 30.5 * 86_400), y: number("y", $0))
        }
        let chart = LaidOut(rows, size: CGSize(width: 320, height: 200))
        let last = try #require(chart.result.labels.last { $0.origin.y > 182 })
        let line = try #require(last.width)
        expectNear(last.origin.x + line, chart.result.plot.maxX)
    }

    @Test("S63 A day of hours is labelled every six hours")
    func hours() {
        let rows = (0...24).map { mark(.line, x: date("t", seconds(2022, 5, 1, hour: $0)), y: number("y", 1)) }
        let labels = LaidOut(rows).labelTexts
        #expect(labels.prefix(4) == ["12 AM", "6 AM", "12 PM", "6 PM"])
    }

    @Test("S66 Category labels are centred in their bands and lines stand on the borders")
    func categories() throws {
        let rows = ["A", "B", "C"].map { mark(.bar, x: category("c", $0), y: number("y", 8)) }
        let chart = LaidOut(rows)
        let plot = chart.result.plot
        let label = try #require(chart.label("B"))
        expectNear(label.origin.x + 5.5 / 2, plot.width / 2)
        let grid = try #require(chart.gridPaths.first { $0.stroke?.dash == [2, 2] })
        #expect(grid.outline.points.count == 8)
        for index in 0...3 { expectNear(grid.outline.points[index * 2].x, plot.width / 3 * CGFloat(index)) }
    }

    @Test("A category label wider than its band is cut to the band less 4")
    func wideCategories() throws {
        let name = "A rather long category"
        let rows = [name, "B", "C", "D"].map { mark(.bar, x: category("c", $0), y: number("y", 8)) }
        let chart = LaidOut(rows)
        let band = chart.result.plot.width / 4
        let label = try #require(chart.label(name))
        expectNear(label.width, band - 4)
        expectNear(label.origin.x, 2)
    }

    @Test("In large text some names of categories are whole instead of all being cut to an ellipsis")
    func largeCategories() throws {
        let guides = FixedGuides()
        guides.textScale = 3
        let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        let rows = days.map { mark(.bar, x: category("c", $0), y: number("y", 8)) }
        let chart = LaidOut(rows, guides: guides)
        let whole = days.filter { day in chart.label(day).map { $0.width == nil } ?? false }
        #expect(whole == ["Mon", "Wed", "Fri", "Sun"])
        #expect(days.compactMap { chart.label($0) }.count == whole.count)
        #expect(chart.label("Mon")?.origin.x == chart.result.plot.minX)
    }

    @Test("Categories of y are labelled inside of the plot, at the top of each band")
    func insetCategories() throws {
        let rows = ["A", "B", "C", "D", "E", "F"].map { mark(.bar, x: number("n", 8), y: category("c", $0)) }
        let chart = LaidOut(rows)
        expectNear(chart.result.plot, CGRect(x: 0, y: 0, width: 300, height: 182))
        let label = try #require(chart.label("B"))
        expectNear(label.origin.x, 4)
        expectNear(label.origin.y, 182 / 6 + 4)
    }

    @Test("An axis at the leading edge moves the plot, and its labels end 4 before it")
    func leading() throws {
        let chart = points {
            var marks = AxisMarksSettings()
            marks.position = .leading
            $0.yAxis.marks = [marks]
        }
        expectNear(chart.result.plot, CGRect(x: 21, y: 0, width: 279, height: 182))
        let label = try #require(
            chart.result.labels.first { chart.guides.text(of: $0.view) == "50" && $0.origin.x < 21 })
        expectNear(label.origin.x, 21 - 4 - 11)
    }

    @Test("An extended leading axis is 13 wider than its labels, which stand on their lines")
    func extended() throws {
        let chart = points {
            var marks = AxisMarksSettings()
            (marks.position, marks.preset) = (.leading, .extended)
            $0.yAxis.marks = [marks]
        }
        expectNear(chart.result.plot.minX, 30)
        let label = try #require(chart.label("150"))
        expectNear(label.origin.x, 0)
        expectNear(label.origin.y + 31 / 3, -20 / 3)
        let grid = try #require(chart.gridPaths.first { $0.stroke?.dash == [] })
        expectNear(grid.outline.controlBounds.minX, 0)
    }

    @Test("An aligned x axis centres its labels, the first and last flush with the plot")
    func aligned() throws {
        let chart = points {
            var marks = AxisMarksSettings()
            marks.preset = .aligned
            $0.xAxis.marks = [marks]
        }
        let labels = chart.result.labels.filter { $0.origin.y > 182 }
        #expect(labels.count == 5)
        expectNear(labels.first?.origin.x, 0)
        expectNear(labels[2].origin.x + 5.5, chart.result.plot.width / 2)
        expectNear((labels.last?.origin.x ?? 0) + 16.5, chart.result.plot.width)
    }
}
