import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine
@testable import Charts
@testable import SwiftUICore

@MainActor
struct ChartProxyTests {
    private final class Seen {
        var proxy: ChartProxy?
        var frame: CGRect?
    }

    private var chart: some View {
        Chart {
            PointMark(x: .value("x", 0.0), y: .value("y", 0.0))
            PointMark(x: .value("x", 10.0), y: .value("y", 20.0)).foregroundStyle(by: .value("k", "a"))
        }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...20)
    }

    private func proxy(of view: some View) -> Seen {
        let seen = Seen()
        _ = picture(
            view.chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = {
                        seen.proxy = proxy
                        seen.frame = proxy.plotFrame.map { geometry[$0] }
                    }()
                    Color.clear
                }
            })
        return seen
    }

    @Test("positions are in the plot, its frame in the view around it")
    func positions() throws {
        let seen = proxy(of: chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).padding(10))
        let proxy = try #require(seen.proxy)
        #expect(seen.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
        #expect(proxy.plotSize == CGSize(width: 180, height: 80))
        #expect(proxy.position(forX: 5.0) == 90)
        #expect(proxy.position(for: (x: 10.0, y: 20.0)) == CGPoint(x: 180, y: 0))
        #expect(proxy.positionRange(forX: 5.0) == 90...90)
        #expect(proxy.position(forX: "a") == nil)
    }

    @Test("values are the inverse of positions, beyond the plot too")
    func values() throws {
        let proxy = try #require(
            proxy(of: chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)).proxy)
        #expect(proxy.value(atX: 100) == 5.0)
        #expect(proxy.value(atX: -20, as: Double.self) == -1)
        #expect(proxy.value(atX: 96, as: Int.self) == 5)
        #expect(proxy.value(atX: 96, as: String.self) == nil)
        let pair = try #require(proxy.value(at: CGPoint(x: 200, y: 50), as: (Double, Double).self))
        #expect(pair == (10, 10))
    }

    @Test("domains and styles are those of the scales")
    func styles() throws {
        let proxy = try #require(proxy(of: chart).proxy)
        #expect(proxy.xDomain(dataType: Double.self) == [0, 10])
        #expect(proxy.foregroundStyleDomain(dataType: String.self) == ["a"])
        let style = try #require(proxy.foregroundStyle(for: "a"))
        #expect(resolveStyle(style, in: EnvironmentValues()).paint == .color(blue))
        #expect(proxy.symbol(for: "a") == nil)
    }

    @Test("angles run clockwise from the top about the plot's centre")
    func angles() throws {
        let pie = Chart {
            SectorMark(angle: .value("v", 30))
            SectorMark(angle: .value("v", 90))
        }
        let proxy = try #require(proxy(of: pie).proxy)
        let right = CGPoint(x: proxy.plotSize.width, y: proxy.plotSize.height / 2)
        #expect(abs(proxy.angle(at: right).degrees - 90) < 1e-9)
        #expect(proxy.value(atAngle: .degrees(90), as: Double.self) == 30)
    }

    @Test("without a chart a proxy knows nothing")
    func absent() throws {
        let proxy = try #require(proxy(of: Color.red).proxy)
        #expect(proxy.plotFrame == nil)
        #expect(proxy.plotSize == .zero)
        #expect(proxy.position(forX: 1) == nil)
        #expect(proxy.xDomain(dataType: Double.self).isEmpty)
    }

    @Test("selecting writes the unclamped value, or the range in order, into the binding")
    func selection() throws {
        final class Box {
            var value: Double?
            var range: ClosedRange<Double>?
        }
        let box = Box()
        let view = chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
            .chartXSelection(value: Binding(get: { box.value }, set: { box.value = $0 }))
            .chartXSelection(range: Binding(get: { box.range }, set: { box.range = $0 }))
        let proxy = try #require(proxy(of: view).proxy)
        proxy.selectXValue(at: 220)
        #expect(box.value == 11)
        proxy.selectXRange(from: 100, to: 20)
        #expect(box.range == 1...5)
    }

    @Test("scrolls come to rest at multiples of a unit and at the ends")
    func scrolling() throws {
        let proxy = try #require(
            proxy(of: chart.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)).proxy)
        func rest(
            _ wish: CGFloat, velocity: CGFloat = 0, _ behavior: ValueAlignedChartScrollTargetBehavior
        ) -> CGFloat {
            let base = ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(x: 0, y: 0, width: 40, height: 100)),
                velocity: CGVector(dx: velocity, dy: 0), contentSize: CGSize(width: 200, height: 100),
                containerSize: CGSize(width: 40, height: 100), axes: .horizontal, environment: EnvironmentValues())
            var target = ScrollTarget(rect: CGRect(x: wish, y: 0, width: 40, height: 100))
            behavior.updateTarget(
                &target, context: ChartScrollTargetBehaviorContext(base: base, chartProxy: proxy))
            return target.rect.minX
        }
        #expect(rest(33, .valueAligned(unit: 1)) == 40)
        #expect(rest(29, .valueAligned(unit: 1)) == 20)
        #expect(rest(500, .valueAligned(unit: 1)) == 160)
        #expect(rest(-5, .valueAligned(unit: 1)) == 0)
        #expect(rest(120, velocity: 900, .valueAligned(unit: 1, majorAlignment: .page)) == 40)
        #expect(rest(120, velocity: 900, .valueAligned(unit: 1, majorAlignment: .page, limitBehavior: .never)) == 120)
    }
}
