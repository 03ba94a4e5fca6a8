import Drawing
import Foundation
import Testing

@testable import ChartEngine
@testable import Charts
@testable import SwiftUICore

@MainActor
struct ChartDrawingTests {
    private var bars: some View {
        Chart {
            BarMark(x: .value("x", "a"), y: .value("y", 10)).foregroundStyle(.red)
            BarMark(x: .value("x", "b"), y: .value("y", 20)).foregroundStyle(.blue)
        }
    }

    @Test("bars stand side by side in proportion, in the whole frame where the axes are hidden")
    func proportions() throws {
        let picture = picture(bars.chartXAxis(.hidden).chartYAxis(.hidden))
        let (first, second) = (try #require(picture.fills(red).first), try #require(picture.fills(blue).first))
        #expect(picture.size == CGSize(width: 200, height: 100))
        #expect(abs(second.height - 100) < 0.01)
        #expect(abs(first.height - 50) < 0.01)
        #expect(abs(first.midX - 50) < 0.01)
        #expect(abs(second.midX - 150) < 0.01)
        #expect(abs(first.width - 70) < 0.01)
    }

    @Test("a chart takes the size it is offered and has one of its own")
    func sizes() {
        #expect(picture(bars, width: 320, height: 90).size == CGSize(width: 320, height: 90))
        #expect(picture(bars, width: nil, height: nil).size == CGSize(width: 300, height: 200))
        #expect(picture(bars.frame(height: 50), width: nil, height: nil).size == CGSize(width: 300, height: 50))
    }

    @Test("charts draw at their place among other views")
    func placement() throws {
        let view = VStack(spacing: 0) {
            Color.green.frame(height: 30)
            bars.chartXAxis(.hidden).chartYAxis(.hidden)
        }
        let bar = try #require(picture(view).fills(blue).first)
        #expect(abs(bar.minY - 30) < 0.01)
        #expect(abs(bar.maxY - 100) < 0.01)
    }

    @Test("a plot style sets the plot's size and draws behind and in front of the marks")
    func plotStyle() throws {
        let view = bars.chartXAxis(.hidden).chartYAxis(.hidden).chartPlotStyle {
            $0.frame(width: 80, height: 40).background(.green)
        }
        let paths = picture(view).paths.filter { $0.fill != nil }
        let plot = try #require(paths.first)
        #expect(plot.fill == green)
        #expect(plot.bounds.size == CGSize(width: 80, height: 40))
        let bar = try #require(paths.last)
        #expect(bar.fill == blue)
        #expect(abs(bar.bounds.height - 40) < 0.01)
        #expect(plot.bounds.contains(bar.bounds))
    }

    @Test("one symbol view is drawn at every point")
    func symbolViews() {
        let chart = Chart {
            ForEach([0.0, 1, 2], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
                .symbol { Color.red.frame(width: 6, height: 6) }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        let boxes = picture(chart).fills(red)
        #expect(boxes.map(\.midX) == [0, 100, 200])
        #expect(boxes.map(\.midY) == [100, 50, 0])
    }

    @Test("annotations stand at their marks and read the environment")
    func annotations() throws {
        struct Scheme: View {
            @Environment(\.colorScheme) var scheme

            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let chart = Chart {
            BarMark(x: .value("x", "a"), y: .value("y", 1)).annotation { Scheme() }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(picture(chart.environment(\.colorScheme, .dark)).texts == ["dark"])
        #expect(picture(chart).texts == ["light"])
    }

    @Test("the accessible chart names its marks")
    func accessibility() {
        func roles(_ items: [DrawingItem]) -> [DrawnSemantics.Role] {
            items.flatMap { item -> [DrawnSemantics.Role] in
                switch item {
                case .semantics(let meaning): [meaning.role] + roles(meaning.items)
                case .group(let group): roles(group.items)
                case .path, .text, .image: []
                }
            }
        }
        let found = roles(picture(bars).items)
        #expect(found.first == .chart)
        #expect(found.filter { $0 == .mark }.count == 2)
    }

    @Test("an empty chart and values that are no numbers draw without a fault")
    func degenerate() {
        let empty = picture(Chart {})
        #expect(empty.size == CGSize(width: 200, height: 100))
        let broken = picture(
            Chart {
                LineMark(x: .value("x", 1), y: .value("y", Double.nan))
                LineMark(x: .value("x", Double.infinity), y: .value("y", 1))
                BarMark(x: .value("x", 1), y: .value("y", 2), width: .fixed(.nan))
            })
        #expect(broken.paths.allSatisfy { $0.bounds.minX.isFinite && $0.bounds.maxY.isFinite })
        #expect(picture(bars, width: 0, height: 0).size == .zero)
    }

    @Test("a series of more colours than the palette has begins again")
    func palette() {
        let chart = Chart {
            ForEach(0..<8, id: \.self) { index in
                BarMark(x: .value("x", "\(index)"), y: .value("y", 1)).foregroundStyle(by: .value("k", "\(index)"))
            }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
        #expect(picture(chart).fills(blue).count == 2)
        #expect(picture(chart).fills(green).count == 1)
    }

    @Test("axis styles wrap the labels of their axis")
    func axisStyles() throws {
        let view = bars.chartYAxis(.hidden).chartXAxisStyle { $0.background(.green) }
        let picture = picture(view)
        let box = try #require(picture.fills(green).first)
        let bar = try #require(picture.fills(blue).first)
        #expect(box.minY >= bar.maxY)
        #expect(picture.texts == ["a", "b"])
    }
}
