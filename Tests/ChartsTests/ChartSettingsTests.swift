import Drawing
import Foundation
import Testing

@testable import ChartEngine
@testable import Charts
@testable import SwiftUICore

@MainActor
struct ChartSettingsTests {
    private var chart: some View {
        Chart {
            PointMark(x: .value("x", 1), y: .value("y", 2)).foregroundStyle(by: .value("k", "b"))
            PointMark(x: .value("x", 3), y: .value("y", 4)).foregroundStyle(by: .value("k", "a"))
        }
    }

    @Test("what is said nearer to the chart wins, and what is left out leaves what was said further out")
    func innerWins() {
        let settings = settings(
            of: chart.chartXScale(domain: 0...5).chartXScale(domain: 1...2, type: .log)
                .chartXScale(range: .plotDimension(padding: 4)))
        guard case .explicit(let domain) = settings.x.domain, case .plotDimension(let start, let end) = settings.x.range
        else {
            Issue.record("domain and range are explicit")
            return
        }
        #expect(domain == [.number(0), .number(5)])
        #expect(settings.x.kind == .log)
        #expect((start, end) == (4, 4))
    }

    @Test("modifiers on a container reach all charts in it, but no chart in an annotation of them")
    func containers() {
        let inner = Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).annotation { chart } }
        let node = testContext().node(
            of: HStack {
                chart; inner
            }.chartLegend(.hidden))
        node.place(at: .zero, proposal: ProposedViewSize(width: 300, height: 100))
        func charts(_ node: LayoutNode) -> [GuideVisibility] {
            let own = ((node as? HostedNode)?.behavior as? ChartDrawing).map { $0.chart.settings.legend.visibility }
            return (own.map { [$0] } ?? []) + node.children.flatMap(charts)
        }
        #expect(charts(node) == [.hidden, .hidden, .automatic])
    }

    @Test("domains are categories in order, two bounds, or inferred and then edited")
    func domains() {
        let sorted = settings(
            of: chart.chartForegroundStyleScale(
                domain: .automatic(dataType: String.self) { $0.sort() }, range: [Color.red, .blue]))
        #expect(sorted.foreground.domain == [.category("a"), .category("b")])
        let reversed = settings(of: chart.chartForegroundStyleScale(domain: .automatic(reversed: true)))
        #expect(reversed.foreground.domain == [.category("a"), .category("b")])
        #expect(settings(of: chart.chartForegroundStyleScale(domain: .automatic)).foreground.domain == nil)
        guard
            case .automatic(let zero, let isReversed, let modify) = settings(
                of: chart.chartYScale(
                    domain: .automatic(includesZero: false, reversed: true, dataType: Double.self) { $0.append(9) })
            ).y.domain
        else {
            Issue.record("the domain is inferred")
            return
        }
        #expect(zero == false)
        #expect(isReversed)
        #expect(modify?([.number(1)]) == [.number(1), .number(9)])
        #expect(modify?([.category("a")]) == [.category("a")])
    }

    @Test("style tables keep their order, mappings answer for values of their type")
    func styleScales() {
        let table = settings(of: chart.chartForegroundStyleScale(["b": Color.red, "a": .blue]))
        guard case .pairs(let pairs) = table.foreground.range else {
            Issue.record("a table is pairs")
            return
        }
        #expect(pairs.map(\.0) == [.category("b"), .category("a")])
        #expect(pairs.map(\.1) == [.color(red), .color(blue)])
        let mapped = settings(of: chart.chartForegroundStyleScale { (name: String) in name == "a" ? Color.red : .blue })
        guard case .mapping(let mapping) = mapped.foreground.range else {
            Issue.record("a function is a mapping")
            return
        }
        #expect(mapping(.category("a")) == .color(red))
        #expect(mapping(.number(1)) == nil)
        guard
            case .ramp(let ramp) = settings(
                of: chart.chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
            ).foreground.range
        else {
            Issue.record("a gradient is a ramp")
            return
        }
        #expect(ramp(0) == .color(red))
        #expect(ramp(1) == .color(blue))
        #expect(ramp(0.5) != .color(red))
    }

    @Test("symbols, sizes and line styles have scales too")
    func otherScales() {
        let settings = settings(
            of: chart.chartSymbolScale(range: [BasicChartSymbolShape.plus, .cross])
                .chartSymbolSizeScale(range: 10...20, type: .squareRoot)
                .chartLineStyleScale(["b": StrokeStyle(lineWidth: 3)]))
        guard case .values(let symbols) = settings.symbol.range, case .values(let sizes) = settings.symbolSize.range,
            case .pairs(let strokes) = settings.lineStyle.range
        else {
            Issue.record("all ranges are given")
            return
        }
        #expect(symbols == [.basic(.plus), .basic(.cross)])
        #expect(sizes == [10, 20])
        #expect(settings.symbolSize.kind == .squareRoot)
        #expect(strokes.map(\.1.width) == [3])
        let mixed: [any ChartSymbolShape] = [Circle(), BasicChartSymbolShape.plus]
        guard case .values(let any) = self.settings2(chart.chartSymbolScale(range: mixed)) else {
            Issue.record("mixed symbols are values")
            return
        }
        #expect(any.last == .basic(.plus))
    }

    private func settings2(_ view: some View) -> StyleScaleSettings<SymbolTemplate>.Range? {
        settings(of: view).symbol.range
    }

    @Test("axes are hidden, replaced or emptied")
    func axes() {
        #expect(settings(of: chart.chartXAxis(.hidden)).xAxis.visibility == .hidden)
        let replaced = settings(
            of: chart.chartYAxis {
                AxisMarks(preset: .aligned, position: .leading, values: [1, 2])
                AxisMarks(values: .stride(by: .month, count: 3)) { AxisGridLine() }
            })
        #expect(replaced.yAxis.marks.count == 2)
        #expect(replaced.yAxis.marks.first?.position == .leading)
        #expect(replaced.yAxis.marks.first?.preset == .aligned)
        guard case .explicit(let values)? = replaced.yAxis.marks.first?.values,
            case .calendar(.month, count: 3, _, _, _)? = replaced.yAxis.marks.last?.values
        else {
            Issue.record("values are as given")
            return
        }
        #expect(values == [.number(1), .number(2)])
        let isShown = false
        #expect(settings(of: chart.chartXAxis { if isShown { AxisMarks() } }).xAxis.visibility == .hidden)
        #expect(settings(of: chart.chartXAxis { AxisMarks() }.chartXAxis(.hidden)).xAxis.visibility == .automatic)
    }

    @Test("titles and legends are views with their places")
    func titles() throws {
        let settings = settings(
            of: chart.chartXAxisLabel("Title", position: .top, alignment: .trailing, spacing: 3)
                .chartLegend(position: .leading, spacing: -2) { Text("own") })
        let title = try #require(settings.xAxis.title)
        #expect(title.position == .top)
        #expect(title.alignment == UnitPosition(x: 1, y: 0.5))
        #expect(title.spacing == 3)
        #expect(settings.legend.position == .leading)
        #expect(settings.legend.spacing == -2)
        #expect(settings.legend.content != nil)
    }

    @Test("scrolling is as bindings and lengths say")
    func scrolling() {
        let position = Binding<Double>.constant(12)
        let settings = settings(
            of: chart.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 30).chartScrollPosition(x: position)
                .chartScrollPosition(initialY: "a"))
        #expect(settings.scroll.axes == [.x])
        #expect(settings.scroll.visibleX == 30)
        #expect(settings.scroll.positionX == .number(12))
        #expect(settings.scroll.positionY == .category("a"))
    }
}
