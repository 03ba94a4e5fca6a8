import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine

struct BarTests {
    private func hidden(_ change: (inout ChartSettings) -> Void = { _ in }) -> ChartSettings {
        chartSettings {
            $0.xAxis.visibility = .hidden
            $0.yAxis.visibility = .hidden
            change(&$0)
        }
    }

    private func bars(_ values: [(String, Double)]) -> [MarkRow] {
        values.map { mark(.bar, x: category("c", $0.0), y: number("y", $0.1)) }
    }

    @Test("S30 A bar is 0.7 of its band wide and stands on zero")
    func vertical() {
        let chart = LaidOut(bars([("A", 100), ("B", 50), ("C", -100)]), settings: hidden())
        #expect(chart.boxes.count == 3)
        expectNear(chart.boxes[0], CGRect(x: 15, y: 0, width: 70, height: 100))
        expectNear(chart.boxes[1], CGRect(x: 115, y: 50, width: 70, height: 50))
        expectNear(chart.boxes[2], CGRect(x: 215, y: 100, width: 70, height: 100))
    }

    @Test("S30 Swapping x and y turns a bar; the first category is on top")
    func horizontal() {
        let settings = hidden { $0.yAxis.visibility = .hidden }
        let rows = [("A", 100.0), ("B", 50)].map { mark(.bar, x: number("n", $0.1), y: category("c", $0.0)) }
        let chart = LaidOut(rows, settings: settings)
        expectNear(chart.boxes[0], CGRect(x: 0, y: 15, width: 300, height: 70))
        expectNear(chart.boxes[1], CGRect(x: 0, y: 115, width: 150, height: 70))
    }

    @Test("Beside labels in the plot a bar takes 0.7 of what they leave")
    func besideLabels() {
        let rows = (0..<6).map { mark(.bar, x: number("n", 8), y: category("c", "\($0)")) }
        let chart = LaidOut(rows, settings: chartSettings { $0.xAxis.visibility = .hidden })
        let band = CGFloat(200) / 6
        let rest = band - 52 / 3
        expectNear(chart.boxes[0].height, rest * 0.7)
        expectNear(chart.boxes[0].midY, 52 / 3 + rest / 2)
    }

    @Test("S31 Positive values stack up and negative values down, in data order")
    func stacks() {
        let chart = LaidOut(bars([("A", 40), ("A", -25), ("A", 10), ("A", -25)]), settings: hidden())
        #expect(chart.result.scales.yDomain == [.number(-50), .number(50)])
        expectNear(chart.boxes[0], CGRect(x: 45, y: 20, width: 210, height: 80))
        expectNear(chart.boxes[1], CGRect(x: 45, y: 100, width: 210, height: 50))
        expectNear(chart.boxes[2], CGRect(x: 45, y: 0, width: 210, height: 20))
        expectNear(chart.boxes[3], CGRect(x: 45, y: 150, width: 210, height: 50))
    }

    @Test("Only the value end of a bar is round, and of a stack only its outer ends")
    func corners() {
        let single = LaidOut(bars([("A", 1)]), settings: hidden()).paths
        #expect(single[0].outline.verbs.filter { $0 == .cubic }.count == 2)
        expectNear(single[0].outline.points[0].x, 45 + 2)
        let stack = LaidOut(bars([("A", 40), ("A", 10)]), settings: hidden()).paths
        #expect(stack[0].outline.verbs.filter { $0 == .cubic }.isEmpty)
        #expect(stack[1].outline.verbs.filter { $0 == .cubic }.count == 2)
        var row = MarkRow(kind: .bar)
        (row.x, row.y, row.yEnd) = (category("c", "A"), number("low", 1), number("high", 3))
        #expect(LaidOut([row], settings: hidden()).paths[0].outline.verbs.filter { $0 == .cubic }.count == 4)
    }

    @Test("S32 Normalized stacks reach from 0 to 100")
    func normalized() {
        var template = MarkTemplate()
        template.stacking = .normalized
        let chart = LaidOut(bars([("A", 1), ("A", 3), ("B", 5)]), template: template, settings: hidden())
        #expect(chart.result.scales.yDomain == [.number(0), .number(100)])
        expectNear(chart.boxes[0].height, 50)
        expectNear(chart.boxes[1].height, 150)
        expectNear(chart.boxes[2].height, 200)
    }

    @Test("S32 Centred stacks are symmetric about zero")
    func centred() {
        var template = MarkTemplate()
        template.stacking = .center
        let chart = LaidOut(bars([("A", 10), ("A", 30), ("B", 20)]), template: template, settings: hidden())
        #expect(chart.result.scales.yDomain == [.number(-20), .number(20)])
        expectNear(chart.boxes[0], CGRect(x: 22.5, y: 150, width: 105, height: 50))
        expectNear(chart.boxes[2], CGRect(x: 172.5, y: 50, width: 105, height: 100))
    }

    @Test("Unstacked bars all begin at zero")
    func unstacked() {
        var template = MarkTemplate()
        template.stacking = .unstacked
        let chart = LaidOut(bars([("A", 10), ("A", 20)]), template: template, settings: hidden())
        #expect(chart.result.scales.yDomain == [.number(0), .number(20)])
        expectNear(chart.boxes[0].maxY, 200)
        expectNear(chart.boxes[1].maxY, 200)
    }

    @Test("S33 A quantity alone stacks into one bar over the whole height")
    func oneDimensional() {
        let rows = [30.0, 10].map { mark(.bar, x: number("n", $0)) }
        let chart = LaidOut(rows, settings: hidden())
        expectNear(chart.boxes[0], CGRect(x: 0, y: 0, width: 225, height: 200))
        expectNear(chart.boxes[1], CGRect(x: 225, y: 0, width: 75, height: 200))
    }

    @Test("S34 A width is a ratio of the step, the step less an inset on each side, or points")
    func widths() {
        for (width, expected) in [(MarkDimension.ratio(0.5), 50.0), (.inset(10), 80), (.fixed(12), 12)] {
            var template = MarkTemplate()
            template.width = width
            let chart = LaidOut(bars([("A", 1), ("B", 1), ("C", 1)]), template: template, settings: hidden())
            expectNear(chart.boxes[1].width, CGFloat(expected))
            expectNear(chart.boxes[1].midX, 150)
        }
    }

    @Test("S37 Without a unit or a band a bar is 8 points wide")
    func fixedWidth() {
        let rows = [0.0, 50, 100].map { mark(.bar, x: number("n", $0), y: number("y", 1)) }
        let chart = LaidOut(rows, settings: hidden())
        expectNear(chart.boxes[0], CGRect(x: -4, y: 0, width: 8, height: 200))
        expectNear(chart.boxes[1].midX, 150)
    }

    @Test("S36 S38 A bar with a unit is 0.7 of its calendar bin, which is as long as it really is")
    func units() {
        let months = [(1, 31.0), (2, 28), (3, 31)].map { month, _ in
            var row = MarkRow(kind: .bar)
            row.x = ChannelInput(
                label: "m", .bin(lower: .date(seconds(2021, month)), upper: .date(seconds(2021, month + 1))))
            row.y = number("y", 1)
            return row
        }
        let chart = LaidOut(months, settings: hidden())
        #expect(chart.result.scales.xDomain == [.date(seconds(2021, 1)), .date(seconds(2021, 4))])
        let day = 300 / CGFloat(90)
        expectNear(chart.boxes[0].width, 31 * day * 0.7)
        expectNear(chart.boxes[1].width, 28 * day * 0.7)
        expectNear(chart.boxes[1].midX, (31 + 14) * day)
    }

    @Test("Groups share the band's inner 0.7 evenly, each bar is 0.7 of its share")
    func groups() {
        let rows = [("A", "x"), ("A", "y"), ("B", "x"), ("B", "y")].map { name, group in
            var row = mark(.bar, x: category("c", name), y: number("y", 1))
            row.group = category("g", group)
            return row
        }
        let chart = LaidOut(rows, settings: hidden())
        let share = 150 * CGFloat(0.7) / 2
        expectNear(chart.boxes[0].width, share * 0.7)
        expectNear(chart.boxes[0].midX, 75 - share / 2)
        expectNear(chart.boxes[1].midX, 75 + share / 2)
        expectNear(chart.boxes[3].midX, 225 + share / 2)
    }

    @Test("S39 An explicit range on the position axis gives a bar its two ends")
    func range() {
        var row = MarkRow(kind: .bar)
        row.x = ChannelInput(label: "r", .range(lower: .number(20), upper: .number(60)))
        row.y = number("y", 1)
        let chart = LaidOut([row, mark(.point, x: number("x", 100), y: number("y", 1))], settings: hidden())
        expectNear(chart.boxes[0].minX, 60)
        expectNear(chart.boxes[0].maxX, 180)
    }

    @Test("S40 Open fixed ends are the plot's edges")
    func fixedEnds() {
        var row = MarkRow(kind: .bar)
        row.x = category("c", "A")
        row.fixedY = .interval(start: nil, end: 50)
        let chart = LaidOut([row], settings: hidden())
        expectNear(chart.boxes[0], CGRect(x: 45, y: 0, width: 210, height: 50))
    }

    @Test("On a logarithmic axis bars begin a decade below the smallest; what is not positive is reported")
    func logarithmic() {
        let settings = hidden { $0.y.kind = .log }
        let chart = LaidOut(bars([("A", 1), ("B", 10), ("C", 100), ("D", 0)]), settings: settings)
        #expect(chart.result.scales.yDomain == [.number(0.1), .number(100)])
        expectNear(chart.boxes[0].height, 200 / 3)
        expectNear(chart.boxes[2].height, 200)
        expectNear(chart.boxes[3].height, 6)
        #expect(chart.codes == ["chart.nonpositive-on-log"])
    }

    @Test("A ratio without a step takes the smallest gap between values, and says so")
    func noStep() {
        var template = MarkTemplate()
        template.width = .ratio(0.5)
        let rows = [0.0, 1, 3, 10].map { mark(.bar, x: number("n", $0), y: number("y", 1)) }
        let chart = LaidOut(rows, template: template, settings: hidden())
        expectNear(chart.boxes[1].width, 15)
        #expect(chart.codes == ["chart.no-step"])
    }

    @Test("Offsets move the two ends of a bar separately")
    func offsets() {
        var template = MarkTemplate()
        (template.offsetXStart, template.offsetXEnd) = (5, 5)
        (template.offsetYStart, template.offsetYEnd) = (-10, -4)
        let chart = LaidOut(bars([("A", 1)]), template: template, settings: hidden())
        expectNear(chart.boxes[0], CGRect(x: 50, y: -4, width: 210, height: 194))
    }
}
