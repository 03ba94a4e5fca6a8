import Drawing
import Foundation
import Testing

@testable import ChartEngine
@testable import Charts
@testable import SwiftUICore

/// What this library adds to the API. The R numbers are those of the field notes.
@MainActor
struct AdditionsTests {
    private func bars(_ names: [String]) -> some View {
        Chart(Array(names.enumerated()), id: \.offset) { offset, name in
            BarMark(x: .value("Name", name), y: .value("Value", offset + 1)).foregroundStyle(by: .value("Name", name))
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
    }

    @Test("R14: a registered name has its colour whatever else the chart shows, others take what is left")
    func registry() {
        let registry = ChartColorRegistry(["A", "B", "C", "D"])
        let all = picture(bars(["A", "B", "C", "D"]).chartColors(registry)).paths.compactMap(\.fill)
        let some = picture(bars(["D", "A", "C", "E"]).chartColors(registry)).paths.compactMap(\.fill)
        #expect(all.count == 4 && Set(all).count == 4)
        #expect(some.prefix(3) == [all[3], all[0], all[2]])
        #expect(!all.contains(some[3]))
        #expect(registry.color(for: "B") == ChartCycles.colors[1] && registry.color(for: "x") == nil)
        let own = ChartColorRegistry(["A", "B", "A"], colors: [.red])
        #expect(own.names == ["A", "B"] && own.color(for: "B") == .red)
    }

    @Test("R15: the published cycles are those that charts use")
    func cycles() {
        let fills = picture(bars(["A", "B", "C", "D", "E", "F", "G"])).paths.compactMap(\.fill)
        #expect(fills == ChartCycles.colors.map { $0.rgba(in: testContext().environment) })
        #expect(ChartCycles.pointSymbols.count == ChartEngine.pointSymbols.count)
        #expect(ChartCycles.lineSymbols.count == ChartEngine.lineSymbols.count)
        #expect(
            ChartCycles.pointSymbols.map(\.kind) == [
                .circle, .cross, .triangle, .square, .asterisk, .plus, .diamond, .pentagon,
            ])
    }

    @Test("R16: stacks follow the scale if asked to, legends can be read from the top down")
    func stackOrder() {
        let rows = [("Jan", "Open"), ("Jan", "Closed"), ("Feb", "Closed"), ("Feb", "Open")]
        let chart = Chart(Array(rows.enumerated()), id: \.offset) { _, row in
            BarMark(x: .value("Month", row.0), y: .value("Count", 1)).foregroundStyle(by: .value("State", row.1))
        }
        .chartForegroundStyleScale(["Open": Color.red, "Closed": .green])
        .chartXAxis(.hidden)
        func upper(_ view: some View) -> [Bool] {
            let drawing = picture(view.chartLegend(.hidden))
            return zip(drawing.fills(red), drawing.fills(green)).map { $0.minY > $1.minY }
        }
        #expect(upper(chart) == [true, false])
        #expect(upper(chart.chartStackOrder(.scale)) == [true, true])
        let usual = picture(chart.chartYAxis(.hidden)).texts
        #expect(usual == ["Open", "Closed"])
        #expect(picture(chart.chartYAxis(.hidden).chartLegendOrder(.topDown)).texts == ["Closed", "Open"])
    }

    @Test("R16: stacked areas follow the scale too")
    func areaOrder() {
        let chart = Chart {
            ForEach(["B", "A"], id: \.self) { name in
                ForEach(0..<3, id: \.self) { x in
                    AreaMark(x: .value("x", x), y: .value("y", 1)).foregroundStyle(by: .value("n", name))
                }
            }
        }
        .chartForegroundStyleScale(["A": Color.red, "B": .green])
        .chartLegend(.hidden)
        func redIsBelow(_ view: some View) -> Bool {
            let drawing = picture(view)
            return drawing.fills(red)[0].midY > drawing.fills(green)[0].midY
        }
        #expect(!redIsBelow(chart))
        #expect(redIsBelow(chart.chartStackOrder(.scale)))
    }

    @Test("R17: names are sorted with digits by value, an explicit domain wins")
    func naturalSort() {
        let chart = Chart(["W1", "W3", "W11", "w2"], id: \.self) { name in
            BarMark(x: .value("Week", name), y: .value("v", 1))
        }
        .chartYAxis(.hidden)
        #expect(picture(chart).texts == ["W1", "W3", "W11", "w2"])
        #expect(picture(chart.chartXSort(.natural)).texts == ["W1", "w2", "W3", "W11"])
        let domain = chart.chartXSort(.natural).chartXScale(domain: ["W11", "w2", "W3", "W1"])
        #expect(picture(domain).texts == ["W11", "w2", "W3", "W1"])
    }

    @Test("R18: elements that share an identifier are all drawn, and reported; equal ones of other loops are not")
    func repeatedIdentifiers() {
        func loop(_ ids: [Int]) -> some ChartContent {
            ForEach(ids, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
        }
        let repeated = marks(of: loop([1, 2, 2, 1]))
        #expect(repeated.count == 4)
        let codes = prepareChart(table: repeated, settings: ChartSettings()).diagnostics.map(\.code)
        #expect(codes == ["chart.repeated-identifier"])
        let two = ForEach(0..<2, id: \.self) { _ in loop([1, 2]) }
        #expect(marks(of: two).count == 4)
        #expect(prepareChart(table: marks(of: two), settings: ChartSettings()).diagnostics.isEmpty)
    }

    @Test("R19: a line takes its colours by value, changing exactly where it crosses")
    func colorByValue() throws {
        let chart = Chart([0, 10, 0].enumerated().map { ($0.offset, $0.element) }, id: \.0) { x, y in
            LineMark(x: .value("x", x), y: .value("y", y)).colorByValue(.blue, above: [5: .red])
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        let paint = try #require(strokes(picture(chart)).first)
        guard case .linear(let stops, let from, let to) = paint else {
            Issue.record("the colours are stops")
            return
        }
        #expect(from.x == to.x && stops.count == 2)
        #expect(stops.map(\.color) == [red, blue])
        #expect(stops[0].location == stops[1].location)
        let crossing = from.y + (to.y - from.y) * stops[0].location
        #expect(abs(crossing - 50) < 0.01)
    }

    private func strokes(_ drawing: Drawing) -> [Paint] {
        func walk(_ items: [DrawingItem]) -> [Paint] {
            items.flatMap { item -> [Paint] in
                switch item {
                case .path(let path): path.strokePaint.map { [$0] } ?? []
                case .group(let group): walk(group.items)
                case .semantics(let meaning): walk(meaning.items)
                case .text, .image: []
                }
            }
        }
        return walk(drawing.items)
    }

    @Test("R44: weekdays come in the order and with the names of the locale", arguments: ["en_US", "en_GB", "ar_EG"])
    func weekdays(_ identifier: String) {
        let bins = CalendarNameBins(.weekday, calendar: calendar(identifier))
        let start = Date(timeIntervalSinceReferenceDate: 0)  // a Monday
        let dates = (0..<10).map { start.addingTimeInterval(Double($0) * 86_400) }
        #expect(bins.names.count == 7 && Set(bins.names).count == 7)
        let monday = ["en_US": 1, "en_GB": 0, "ar_EG": 2][identifier]
        #expect(bins.index(of: start) == monday)
        #expect(bins.counts(of: dates).map(\.count).reduce(0, +) == 10)
        #expect(bins.counts(of: dates).first { $0.name == bins.name(of: start) }?.count == 2)
    }

    private func calendar(_ identifier: String) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: identifier)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        calendar.firstWeekday = ["en_US": 1, "en_GB": 2, "ar_EG": 7][identifier] ?? 1
        return calendar
    }

    @Test("R44: hours and months are binned in the calendar's own time zone")
    func hoursAndMonths() throws {
        var calendar = calendar("en_US")
        calendar.timeZone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
        let hours = CalendarNameBins(.hour, calendar: calendar)
        #expect(hours.names.count == 24)
        #expect(hours.index(of: Date(timeIntervalSinceReferenceDate: 0)) == 5)
        let months = CalendarNameBins(.month, calendar: calendar)
        #expect(months.names.count == 12)
        #expect(months.index(of: Date(timeIntervalSinceReferenceDate: -18_000)) == 0)
        #expect(months.counts(of: []).allSatisfy { $0.count == 0 })
    }

    @Test("R49: long names go on in further lines or are turned if asked to, and none is lost")
    func labelFit() {
        let names = ["North", "Upper Valley and Lakes", "South", "East coast ports", "West"]
        let chart = Chart(names, id: \.self) { BarMark(x: .value("n", $0), y: .value("v", 1)) }.chartYAxis(.hidden)
        func texts(_ width: CGFloat) -> [String] { picture(chart.chartXLabelFit(.wrap), width: width).texts }
        #expect(texts(2000) == names)
        let wrapped = texts(400)
        #expect(wrapped.count > names.count)
        #expect(wrapped.joined(separator: " ").contains("Upper"))
        #expect(!wrapped.contains { $0.contains("…") })
        let turned = texts(120)
        #expect(turned == names)
        #expect(picture(chart, width: 400).texts.contains { $0.contains("…") })
    }
}
