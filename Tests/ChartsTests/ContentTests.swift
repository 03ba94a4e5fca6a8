import Drawing
import Foundation
import Testing

@testable import ChartEngine
@testable import Charts
@testable import SwiftUICore

@MainActor
struct ContentTests {
    private enum Species: String, Plottable, CaseIterable { case cat, dog }

    private struct Pair: ChartContent {
        let x: Double

        var body: some ChartContent {
            PointMark(x: .value("x", x), y: .value("y", 1))
            PointMark(x: .value("x", x + 1), y: .value("y", 2))
        }
    }

    @ChartContentBuilder
    private func branches(_ flag: Bool, _ name: String?, _ species: Species) -> some ChartContent {
        if flag { RuleMark(y: .value("y", 1)) } else { RuleMark(x: .value("x", 1)) }
        if let name { PointMark(x: .value("x", name), y: .value("y", 1)) }
        switch species {
        case .cat: BarMark(x: .value("x", "c"), y: .value("y", 1))
        case .dog: LineMark(x: .value("x", "d"), y: .value("y", 1))
        }
        if #available(iOS 17, *) { AreaMark(x: .value("x", "a"), y: .value("y", 1)) }
    }

    @Test("conditions, optionals, switches and availability hand over the marks of their branches in order")
    func branches() {
        #expect(marks(of: branches(true, "n", .cat)).kinds == [.rule, .point, .bar, .area])
        #expect(marks(of: branches(false, nil, .dog)).kinds == [.rule, .line, .area])
        #expect(marks(of: branches(true, nil, .dog)).y.value(0) == .number(1))
        #expect(marks(of: branches(false, nil, .dog)).x.value(0) == .number(1))
    }

    @Test("loops, custom content and erased content compose")
    func composition() {
        let loop = ForEach([0.0, 10, 20], id: \.self) { Pair(x: $0) }
        let table = marks(of: AnyChartContent(loop))
        #expect(table.x.values(6) == [0, 1, 10, 11, 20, 21].map { .number($0) })
        #expect(marks(of: AnyChartContent(erasing: AnyChartContent(loop))).count == 6)
    }

    @Test("more than ten statements are one block")
    func longBlock() {
        @ChartContentBuilder var content: some ChartContent {
            RuleMark(y: .value("y", 1))
            RuleMark(y: .value("y", 2))
            RuleMark(y: .value("y", 3))
            RuleMark(y: .value("y", 4))
            RuleMark(y: .value("y", 5))
            RuleMark(y: .value("y", 6))
            RuleMark(y: .value("y", 7))
            RuleMark(y: .value("y", 8))
            RuleMark(y: .value("y", 9))
            RuleMark(y: .value("y", 10))
            RuleMark(y: .value("y", 11))
        }
        #expect(marks(of: content).y.values(11) == (1...11).map { .number(Double($0)) })
    }

    @Test("each kind of value travels as its primitive")
    func primitives() {
        let date = Date(timeIntervalSinceReferenceDate: 86_400)
        func value<P: Plottable>(_ value: P) -> PlotValue? {
            marks(of: PointMark(x: .value("x", value), y: .value("y", 0))).x.value(0)
        }
        #expect(value(3) == .number(3))
        #expect(value(Float(0.5)) == .number(0.5))
        #expect(value(UInt8(200)) == .number(200))
        #expect(value(Decimal(string: "1.25") ?? 0) == .number(1.25))
        #expect(value("a") == .category("a"))
        #expect(value(Species.dog) == .category("dog"))
        #expect(value(date) == .date(86_400))
    }

    @Test("values come back from their primitives, whole numbers only from whole ones unless rounded")
    func inverse() {
        #expect(Int(plotValue: .number(3)) == 3)
        #expect(Int(plotValue: .number(2.5)) == nil)
        #expect(Int(plotValue: .number(2.6), rounding: true) == 3)
        #expect(UInt8(plotValue: .number(300), rounding: true) == nil)
        #expect(Double(plotValue: .category("a")) == nil)
        #expect(Species(plotValue: .category("cat")) == .cat)
        #expect(Date(plotValue: .date(10)) == Date(timeIntervalSinceReferenceDate: 10))
        #expect(Decimal(plotValue: .number(.nan)) == nil)
    }

    @Test("a calendar unit is a bin of the environment's calendar and time zone")
    func calendarUnits() throws {
        // 1 January 2001, 23:30 UTC is already 2 January in Berlin.
        let date = Date(timeIntervalSinceReferenceDate: 23.5 * 3600)
        let bar = BarMark(x: .value("Day", date, unit: .day), y: .value("y", 1))
        let utc = marks(of: bar).x
        #expect((utc.low(0), utc.high(0)) == (0, 86_400))
        #expect(utc.form(0) == .bin)
        let berlin = marks(of: bar) { $0.timeZone = TimeZone(identifier: "Europe/Berlin") ?? $0.timeZone }.x
        #expect((berlin.low(0), berlin.high(0)) == (82_800, 169_200))
        // A calendar given with the value wins.
        var tokyo = Calendar(identifier: .gregorian)
        tokyo.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        let own = BarMark(x: .value("Day", date, unit: .day, calendar: tokyo), y: .value("y", 1))
        #expect(marks(of: own).x.low(0) == 15 * 3600)
    }

    @Test("ranges give a mark its own ends, bins a step")
    func rangesAndBins() {
        let range = marks(of: BarMark(x: .value("x", 2..<5), y: .value("y", "a"))).x
        #expect((range.form(0), range.low(0), range.high(0)) == (.range, 2, 5))
        let bins = NumberBins(thresholds: [0, 10, 20])
        let bin = marks(of: BarMark(x: .value("x", bins[1]), y: .value("y", 3))).x
        #expect((bin.form(0), bin.low(0), bin.high(0)) == (.bin, 10, 20))
    }

    @Test("labels name the channels, whatever they are given as")
    func labels() {
        let name = "Variable"
        let table = marks(
            of: PointMark(x: .value("Literal \(1 + 1)%", 1), y: .value(name, 2)).foregroundStyle(
                by: .value(Text("Text"), "a")))
        #expect(table.x.label(0) == "Literal 2%")
        #expect(table.y.label(0) == "Variable")
        #expect(table.foreground.label(0) == "Text")
    }

    @Test("fixed places are kept in points, without a channel")
    func fixedPlaces() {
        let table = marks(of: RectangleMark(xStart: 1, xEnd: nil, yStart: .value("y", 2), yEnd: .value("y", 3)))
        #expect(table.fixed(.x, 0) == .interval(start: 1, end: nil))
        #expect(table.x.form(0) == .absent)
        #expect((table.y.low(0), table.y.high(0)) == (2, 3))
        #expect(marks(of: PointMark(x: .value("x", 1))).fixed(.y, 0) == .single(nil))
        #expect(marks(of: RuleMark(x: .value("x", 1))).fixed(.y, 0) == .interval(start: nil, end: nil))
    }

    @Test("sizes and stacking of the initialisers reach the template")
    func sizes() {
        let bar = BarMark(
            x: .value("x", "a"), y: .value("y", 1), width: 20, height: .inset(3), stacking: .normalized)
        let template = marks(of: bar).template(0)
        #expect(template.width == .fixed(20))
        #expect(template.height == .inset(3))
        #expect(template.stacking == .normalized)
        let slice = SectorMark(angle: .value("a", 1), innerRadius: .ratio(0.5), outerRadius: 40, angularInset: 2)
        let sector = marks(of: slice).template(0)
        #expect(sector.innerRadius == .ratio(0.5))
        #expect(sector.outerRadius == .fixed(40))
        #expect(sector.angularInset == 2)
        #expect(marks(of: slice).angle.value(0) == .number(1))
    }
}
