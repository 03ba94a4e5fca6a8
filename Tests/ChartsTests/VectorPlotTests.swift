import Drawing
import Foundation
import Testing

@testable import ChartEngine
@testable import Charts
@testable import SwiftUICore

@MainActor
struct VectorPlotTests {
    private struct Sample {
        var x: Double
        var count: Int
        var name: String
        var day: Date
        var from: CGFloat = 1
        var to: CGFloat = 2
        var size: CGFloat = 5
        var tint = Color.red
        var isHidden = false
    }

    private let samples = [
        Sample(x: 1, count: 3, name: "a", day: Date(timeIntervalSinceReferenceDate: 3600)),
        Sample(
            x: 2, count: 4, name: "b", day: Date(timeIntervalSinceReferenceDate: 90_000), from: 10, to: 20, size: 9,
            tint: .blue, isHidden: true),
    ]

    @Test("a plot hands over the same rows as a loop of marks")
    func sameRows() {
        let plot = marks(
            of: PointPlot(samples, x: .value("x", \.x), y: .value("n", \.count))
                .foregroundStyle(by: .value("name", \.name)).symbolSize(30))
        let loop = marks(
            of: ForEach(samples, id: \.x) {
                PointMark(x: .value("x", $0.x), y: .value("n", $0.count)).foregroundStyle(by: .value("name", $0.name))
                    .symbolSize(30)
            })
        #expect(plot.x.values(2) == loop.x.values(2))
        #expect(plot.y.values(2) == loop.y.values(2))
        #expect(plot.foreground.values(2) == loop.foreground.values(2))
        #expect(plot.template(1) == loop.template(1))
        #expect(plot.x.label(1) == "x")
        #expect(plot.kinds == [.point, .point])
    }

    @Test("constants hold for every element, intervals have two columns, dates their calendar unit")
    func projections() {
        let table = marks(
            of: BarPlot(
                samples, xStart: .value("x", \.x), xEnd: .value("n", 9.0), y: .value("day", \.day, unit: .day)))
        #expect((table.x.low(1), table.x.high(1), table.x.form(1)) == (2, 9, .interval))
        #expect((table.y.low(1), table.y.high(1), table.y.form(1)) == (86_400, 172_800, .bin))
        let series = marks(
            of: LinePlot(
                samples, x: .value("day", \.day), y: .value("n", \.count), series: .value("name", \.name)))
        #expect(series.series.values(2) == [.category("a"), .category("b")])
        #expect(series.x.values(2) == [.date(3600), .date(90_000)])
    }

    @Test("places, sizes and styles at key paths differ from element to element")
    func perElement() {
        let table = marks(
            of: BarPlot(samples, x: .value("x", \.x), yStart: \.from, yEnd: \.to, width: .fixed(\.size))
                .foregroundStyle(\.tint).accessibilityHidden(\.isHidden).accessibilityLabel(\.name))
        #expect(table.fixed(.y, 0) == .interval(start: 1, end: 2))
        #expect(table.fixed(.y, 1) == .interval(start: 10, end: 20))
        #expect((0..<2).map { table.template($0).width } == [.fixed(5), .fixed(9)])
        #expect((0..<2).map { table.template($0).paint } == [.color(red), .color(blue)])
        #expect((0..<2).map { table.template($0).accessibilityHidden } == [false, true])
        #expect((0..<2).map { table.template($0).accessibilityLabel } == ["a", "b"])
        let points = marks(of: PointPlot(samples, x: \.from, y: .value("n", \.count)).opacity(\.size).opacity(0.5))
        #expect(points.fixed(.x, 1) == .single(10))
        #expect(points.template(1).opacity == 0.5)
    }

    @Test("an encoding further out holds for all elements of a plot")
    func outerEncoding() {
        let table = marks(
            of: LinePlot(samples, x: .value("x", \.x), y: .value("n", \.count)).foregroundStyle(by: .value("k", "all")))
        #expect(table.foreground.values(2) == [.category("all"), .category("all")])
    }

    @Test("sectors take their radii and insets per plot or per element")
    func sectors() {
        let shared = marks(
            of: SectorPlot(samples, angle: .value("n", \.count), innerRadius: .ratio(0.5), angularInset: 2))
        #expect(shared.angle.values(2) == [.number(3), .number(4)])
        #expect(shared.template(1).innerRadius == .ratio(0.5))
        #expect(shared.template(1).angularInset == 2)
        let own = marks(of: SectorPlot(samples, angle: .value("n", \.count), angularInset: \.size))
        #expect((0..<2).map { own.template($0).angularInset } == [5, 9])
    }

    @Test("functions become curves with their labels, domain and styles")
    func functions() throws {
        let table = marks(
            of: LinePlot(x: "t", y: "f", domain: 0...4) { $0 * 2 }.foregroundStyle(.red).opacity(0.5))
        let curve = try #require(table.functions.first)
        #expect((curve.xLabel, curve.yLabel) == ("t", "f"))
        #expect(curve.domain == 0...4)
        #expect(curve.template.paint == .color(red))
        #expect(curve.template.opacity == 0.5)
        #expect(curve.evaluate(3) == .init(x: 3, y: 6))
        let band = try #require(
            marks(of: AreaPlot(x: "x", yStart: "a", yEnd: "b") { (yStart: $0, yEnd: $0 + 1) }).functions.first)
        #expect(band.kind == .area)
        #expect(band.evaluate(1) == .init(x: 1, y: 1, yEnd: 2))
        let circle = try #require(
            marks(of: LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: cos($0), y: sin($0)) }).functions.first)
        #expect(circle.isParametric)
        #expect(circle.evaluate(0) == .init(x: 1, y: 0))
    }
}
