import Drawing
import Foundation
import Geometry
import Testing

@testable import ChartEngine
@testable import Charts
@testable import SwiftUICore

/// Rules of the proxy, selection, scrolling and bins, by their numbers in the catalogue.
@MainActor
struct RulesInteractionTests {
    private final class Seen {
        var proxy: ChartProxy?
        var whole: CGRect?
        var window: CGRect?
        var number: Double?
        var range: ClosedRange<String>?
        var writes = 0
    }

    private func look(at view: some View, _ seen: Seen) throws -> ChartProxy {
        _ = picture(
            view.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden).chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = {
                        seen.proxy = proxy
                        seen.whole = proxy.plotFrame.map { geometry[$0] }
                        seen.window = proxy.plotContainerFrame.map { geometry[$0] }
                    }()
                    Color.clear
                }
            })
        return try #require(seen.proxy)
    }

    private var points: some View {
        Chart(0..<11, id: \.self) { index in PointMark(x: .value("x", index), y: .value("y", index)) }
            .chartXScale(domain: 0...10)
    }

    private func binding(_ seen: Seen) -> Binding<Double?> {
        Binding(
            get: { seen.number },
            set: {
                seen.number = $0
                seen.writes += 1
            })
    }

    @Test("S82 The plot's frame has what is scrolled out of sight, its container's only the window")
    func frames() throws {
        let seen = Seen()
        _ = try look(at: points, seen)
        #expect(seen.whole == CGRect(x: 0, y: 0, width: 200, height: 100) && seen.window == seen.whole)
        let scrolled = points.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 4)
            .chartScrollPosition(initialX: 2)
        _ = try look(at: scrolled, seen)
        #expect(seen.window == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(seen.whole == CGRect(x: -100, y: 0, width: 500, height: 100))
    }

    @Test("S84 Selecting writes the plain inverse of the scale, neither clamped nor moved to a data point")
    func selection() throws {
        let seen = Seen()
        let proxy = try look(at: points.chartXSelection(value: binding(seen)), seen)
        proxy.selectXValue(at: 31)
        #expect(seen.number == 1.55)
        proxy.selectXValue(at: -30)
        #expect(seen.number == -1.5)
    }

    @Test("S86 Ranges are selected on axes of numbers and dates only")
    func ranges() throws {
        let seen = Seen()
        seen.range = "a"..."b"
        let categories = Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
            .chartXSelection(range: Binding(get: { seen.range }, set: { seen.range = $0 }))
        try look(at: categories, seen).selectXRange(from: 10, to: 150)
        #expect(seen.range == nil)
    }

    @Test("S87 A picture selects nothing by itself: the binding keeps its value")
    func untouched() throws {
        let seen = Seen()
        seen.number = 4
        _ = try look(at: points.chartXSelection(value: binding(seen)), seen)
        #expect(seen.number == 4 && seen.writes == 0)
    }

    @Test("S88 A selected angle is a place in the running total")
    func angles() throws {
        let seen = Seen()
        let pie = Chart([10, 20, 10], id: \.self) { SectorMark(angle: .value("v", $0)) }
            .chartAngleSelection(value: binding(seen))
        let proxy = try look(at: pie, seen)
        proxy.selectAngleValue(at: .degrees(180))
        #expect(abs((seen.number ?? 0) - 20) < 1e-9)
    }

    @Test("S91 A scroll ends at a matching date or at the end of the domain, a swipe a page on")
    func alignment() throws {
        let seen = Seen()
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let week = Chart(0..<15, id: \.self) { day in
            PointMark(x: .value("Day", start.addingTimeInterval(Double(day) * 86_400)), y: .value("y", day))
        }
        let proxy = try look(at: week, seen)
        func rest(_ wish: CGFloat, velocity: CGFloat = 0) -> CGFloat {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = .gmt
            var environment = EnvironmentValues()
            environment.calendar = calendar
            environment.timeZone = .gmt
            let base = ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: CGRect(x: 0, y: 0, width: 100, height: 100)),
                velocity: CGVector(dx: velocity, dy: 0), contentSize: CGSize(width: 200, height: 100),
                containerSize: CGSize(width: 100, height: 100), axes: .horizontal, environment: environment)
            var target = ScrollTarget(rect: CGRect(x: wish, y: 0, width: 100, height: 100))
            let behavior = ValueAlignedChartScrollTargetBehavior(matching: DateComponents(hour: 0))
            behavior.updateTarget(&target, context: ChartScrollTargetBehaviorContext(base: base, chartProxy: proxy))
            return target.rect.minX
        }
        // 14 days in 200 points.
        #expect(abs(rest(31) - 2 * 200 / 14) < 0.01)
        #expect(rest(-50) == 0 && rest(180) == 100)
        #expect(rest(20, velocity: 500) == 100)
    }

    @Test("S92 So many edges make one bin less; bins are half-open, the last one closed")
    func binEdges() throws {
        let bins = NumberBins(thresholds: [0.0, 10, 20])
        #expect(bins.count == 2)
        #expect(bins[0].contains(0) && !bins[0].contains(10) && bins[1].contains(10) && bins[1].contains(20))
    }

    @Test("S92 The number of bins follows Scott's rule and is at most 200")
    func scott() {
        // A thousand values spread evenly over 100: s = 28.9, width 3.49 · s / n^(1/3) = 10.1, so 10 bins of 10.
        let even = (0..<1000).map { Double($0) / 10 }
        #expect(NumberBins(data: even).count == 10)
        // One far value would ask for thousands.
        let far = (0..<10_000).map { Double($0 % 100) } + [1e7]
        #expect(NumberBins(data: far).count <= 200)
        #expect(NumberBins(range: 0...100.0).count == 10)
    }
}
