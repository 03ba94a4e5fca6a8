import ChartEngine
import Drawing
import Foundation
import Testing

@testable import Charts
@testable import SwiftUICore

/// Rules of axes and legends, by their numbers in the catalogue.
@MainActor
struct RulesGuideTests {
    private let gridLine = RGBA(hex: 0x3C3C43, alpha: 0.3)

    private var chart: some View {
        Chart {
            LineMark(x: .value("x", 0), y: .value("y", 0)).foregroundStyle(.red)
            LineMark(x: .value("x", 10), y: .value("y", 10)).foregroundStyle(.red)
        }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
    }

    private func labels(_ chart: some View) -> [(string: String, origin: CGPoint)] { texts(of: picture(chart)) }

    @Test("S65 An extended y axis has its labels on its lines, which run under them")
    func extended() throws {
        let extended = chart.chartXAxis(.hidden).chartYAxis {
            AxisMarks(preset: .extended, position: .leading, values: [0, 5])
        }
        let drawing = picture(extended)
        let line = try #require(drawing.paths.first { $0.stroke == gridLine }?.bounds)
        let plot = try #require(drawing.paths.first { $0.stroke == red }?.bounds)
        #expect(line.minX == 0 && line.maxX == plot.maxX && plot.minX > 0)
        let label = try #require(texts(of: drawing).first { $0.string == "5" })
        #expect(label.origin.x == 0)
        #expect(label.origin.y < plot.midY - 6 && label.origin.y > plot.midY - 8)
    }

    @Test("S65 Aligned x labels stand under their lines, the first and last flush with the plot")
    func aligned() throws {
        let aligned = chart.chartYAxis(.hidden).chartXAxis { AxisMarks(preset: .aligned, values: [0, 5, 10]) }
        let found = labels(aligned)
        #expect(found.map(\.string) == ["0", "5", "10"])
        #expect(found[0].origin.x == 0)
        #expect(found[2].origin.x > 180 && found[2].origin.x < 200)
    }

    @Test("S65 Inset y labels take no room from the plot")
    func inset() throws {
        let inset = chart.chartXAxis(.hidden).chartYAxis {
            AxisMarks(preset: .inset, position: .leading, values: [0, 5])
        }
        let plot = try #require(picture(inset).paths.first { $0.stroke == red }?.bounds)
        #expect(plot.minX == 0 && plot.maxX == 200)
    }

    @Test("S68 Lines across x are dashed 2 on 2, those across y solid")
    func dashes() {
        func dashes(_ view: some View) -> Set<[CGFloat]> {
            Set(strokes(of: picture(view)).filter { $0.paint == gridLine }.map(\.stroke.dash))
        }
        #expect(dashes(chart.chartYAxis(.hidden)) == [[2, 2]])
        #expect(dashes(chart.chartXAxis(.hidden)) == [[]])
    }

    @Test("S73 An aspect ratio in the plot's style is the plot's, axes not counted")
    func aspectRatio() throws {
        let styled = chart.chartPlotStyle { $0.aspectRatio(1, contentMode: .fit) }
        let plot = try #require(picture(styled, width: 200, height: 120).paths.first { $0.stroke == red }?.bounds)
        #expect(abs(plot.width - plot.height) < 0.01 && plot.height < 120 && plot.height > 90)
    }
}
