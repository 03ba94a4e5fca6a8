import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine

struct LegendTests {
    private func bars(
        _ names: [String], _ change: (inout ChartSettings) -> Void = { _ in },
        size: CGSize = CGSize(width: 300, height: 200)
    ) -> LaidOut {
        let rows = names.map { name -> MarkRow in
            var row = mark(.bar, x: category("c", "x"), y: number("y", 1))
            row.foreground = category("name", name)
            return row
        }
        return LaidOut(rows, settings: chartSettings(change), size: size)
    }

    @Test("S70 A style encoded from data makes a legend below the plot: 4 points of gap and a line of text")
    func place() throws {
        let chart = bars(["one", "two"])
        expectNear(chart.result.plot.height, 200 - 18 - 4 - 40 / 3)
        let label = try #require(chart.label("one"))
        expectNear(label.origin.x, 8 + 5)
        expectNear(label.origin.y, 200 - 40 / 3)
        let second = try #require(chart.label("two"))
        expectNear(second.origin.x, 13 + 16.5 + 8 + 13)
    }

    @Test("Its symbols are circles of 8 points, centred on their text, in the palette's order")
    func symbols() {
        let paths = bars(["one", "two", "three"]).guidePaths
        #expect(paths.count == 3)
        expectNear(paths[0].outline.controlBounds, CGRect(x: 0, y: 200 - 20.0 / 3 - 4, width: 8, height: 8))
        #expect(paths.map { $0.fill?.solidColor } == [0x007AFF, 0x34C759, 0xFF9500].map { RGBA(hex: $0) })
    }

    @Test("S18 Colours repeat after the palette's last one")
    func cycle() {
        let names = (0..<9).map { "\($0)" }
        let fills = bars(names).guidePaths.map { $0.fill?.solidColor }
        #expect(fills[7] == fills[0] && fills[8] == fills[1])
        #expect(Set(fills).count == 7)
    }

    @Test("S70 Constant styles make none, and a hidden legend takes no room")
    func none() {
        let plain = LaidOut([mark(.bar, x: category("c", "x"), y: number("y", 1))])
        expectNear(plain.result.plot.height, 182)
        expectNear(bars(["a", "b"]) { $0.legend.visibility = .hidden }.result.plot.height, 182)
    }

    @Test("An explicit spacing is taken exactly")
    func spacing() {
        expectNear(bars(["a"]) { $0.legend.spacing = -8 }.result.plot.height, 200 - 18 + 8 - 40 / 3)
    }

    @Test("On top and centred it stands above the plot in the middle of the chart")
    func top() throws {
        let chart = bars(["ab", "cd"]) {
            $0.legend.position = .top
            $0.legend.alignment = UnitPosition(x: 0.5, y: 0.5)
        }
        let width: CGFloat = 2 * (8 + 5 + 11) + 8
        let label = try #require(chart.label("ab"))
        expectNear(label.origin.x, (300 - width) / 2 + 13)
        expectNear(label.origin.y, 0)
        expectNear(chart.result.plot.minY, 40 / 3 + 6.67)
    }

    @Test("Entries wrap to further rows")
    func wrapping() throws {
        let chart = bars((0..<6).map { "a longer name \($0)" })
        let tops = Set(chart.result.labels.filter { $0.origin.y > chart.result.plot.maxY + 18 }.map(\.origin.y))
        #expect(tops.count == 3)
    }

    @Test("A legend that would take the chart's place is shortened and reported")
    func tooMany() {
        let chart = bars((0..<60).map { "a longer name \($0)" })
        #expect(chart.result.plot.height > 100)
        #expect(chart.codes == ["chart.legend-shortened"])
    }

    @Test("S20 S71 Numbers make a ramp of 120 by 12 with ticks at nice values")
    func ramp() throws {
        let rows = [10, 20, 29.4].enumerated().map { index, value -> MarkRow in
            var row = mark(.rectangle, x: category("c", "\(index)"), y: category("d", "x"))
            row.foreground = number("v", value)
            return row
        }
        let chart = LaidOut(rows)
        let paths = chart.guidePaths
        let bar = try #require(paths.first)
        expectNear(bar.outline.controlBounds, CGRect(x: 5.5, y: 200 - 32, width: 120, height: 12))
        expectNear(chart.result.plot.height, 200 - 18 - 8 - 32)
        #expect(chart.labelTexts.suffix(5) == ["10", "15", "20", "25", "30"])
        let tick = try #require(paths.last)
        expectNear(tick.outline.controlBounds.height, 4)
        expectNear(tick.outline.points[0].x, 5)
        let label = try #require(chart.label("15"))
        expectNear(label.origin.x, 5.5 + 30 - 5.5)
        // Colours beyond the data stay those of its bounds.
        let fills = chart.paths.compactMap { $0.fill?.solidColor }
        #expect(fills.first == RGBA(hex: 0x007AFF, alpha: 0.2))
        #expect(fills.last == RGBA(hex: 0x007AFF))
    }

    @Test("Symbols encoded with the same categories join the colours' entries")
    func joined() {
        let rows = ["a", "b"].map { name -> MarkRow in
            var row = mark(.point, x: number("x", 1), y: number("y", 1))
            row.foreground = category("n", name)
            row.symbol = category("n", name)
            return row
        }
        let chart = LaidOut(rows)
        #expect(chart.guidePaths.count == 2)
        #expect(chart.guidePaths[1].outline.verbs.count > chart.guidePaths[0].outline.verbs.count)
    }

    @Test("Given colours win, others take the next free default, and both are reported")
    func pairs() {
        let chart = bars(["A", "B", "C"]) {
            $0.foreground.range = .pairs([
                (.category("A"), .color(RGBA(hex: 0x34C759))), (.category("b"), .color(.black)),
            ])
        }
        #expect(
            chart.guidePaths.map { $0.fill?.solidColor } == [0x34C759, 0x007AFF, 0xFF9500].map { RGBA(hex: $0) })
        #expect(chart.codes == ["chart.style-missing"])
        #expect(!chart.labelTexts.contains("b"))
    }

    @Test("Labels of a ramp stay apart: of long ones every n-th, up to the last where that is a rhythm")
    func rampLabels() {
        let rows = [2750.0, 5800].map { value -> MarkRow in
            var row = mark(.point, x: number("x", value), y: number("y", value))
            row.foreground = number("mass", value)
            return row
        }
        let guides = FixedGuides()
        let chart = LaidOut(rows, guides: guides)
        let labels = chart.result.legendLabels
        let texts = labels.map { guides.text(of: $0.view) }
        #expect(texts.first == "2,000" && texts.last == "6,000")
        for (a, b) in zip(labels, labels.dropFirst()) {
            let width = guides.size(of: a.view, width: nil, height: nil).width
            #expect(a.origin.x + width + 3.9 <= b.origin.x)
        }
    }
}
