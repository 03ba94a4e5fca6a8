import ChartEngine
import Charts
import Foundation
import SwiftUICore
import Testing

// What programs do with the API beyond calling it, written without access to its internals.

private enum City: String, Plottable, CaseIterable { case cupertino, tokyo }

private struct Weather: Identifiable {
    var id: Int { day }
    var city: City
    var day: Int
    var low: Double
    var high: Double
}

private let weather = [
    Weather(city: .cupertino, day: 1, low: 8, high: 17), Weather(city: .tokyo, day: 2, low: 4, high: 11),
]

/// A mark of the client's, generic over what it plots.
private struct BoxPlot<X: Plottable, Y: Plottable>: ChartContent {
    let x: PlottableValue<X>
    let low: PlottableValue<Y>
    let high: PlottableValue<Y>
    var isWide = false

    var body: some ChartContent {
        Plot {
            RuleMark(x: x, yStart: low, yEnd: high)
            BarMark(x: x, yStart: low, yEnd: high, width: isWide ? .ratio(0.8) : 4)
        }
        .foregroundStyle(isWide ? .red : .blue.opacity(0.5))
    }
}

/// A symbol of the client's.
private struct Kite: ChartSymbolShape, InsettableShape {
    var amount: CGFloat = 0

    var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY + amount))
            path.addLine(to: CGPoint(x: rect.maxX - amount, y: rect.maxY - amount))
            path.addLine(to: CGPoint(x: rect.minX + amount, y: rect.maxY - amount))
            path.closeSubpath()
        }
    }

    func inset(by amount: CGFloat) -> Kite { Kite(amount: self.amount + amount) }
}

/// Helpers need not be on the main actor to make marks.
private func threshold(_ value: Double) -> RuleMark { RuleMark(y: .value("Threshold", value)) }

extension View {
    fileprivate func tidy() -> some View { chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden) }
}

private struct WeatherChart: View {
    @State private var selected: Int?
    var title: String? = "Weather"
    let isDetailed: Bool

    @AxisContentBuilder
    private var axis: some AxisContent {
        AxisMarks(preset: .aligned, values: .automatic(desiredCount: 3)) { value in
            AxisGridLine(stroke: .init(lineWidth: 1, dash: [2]))
            if let day = value.as(Int.self), day > 0 { AxisValueLabel { Text("\(day, format: .number)") } }
        }
    }

    @ChartContentBuilder
    private var details: some ChartContent {
        let mean = weather.map(\.high).reduce(0, +) / Double(weather.count)
        threshold(mean)
            .lineStyle(.init(lineWidth: 2))
            .annotation(
                position: .top, alignment: .leading, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
            ) {
                if let title { Text(title).font(.caption) }
            }
    }

    var body: some View {
        Chart(weather) { row in
            let range = row.high - row.low
            switch row.city {
            case .cupertino:
                BoxPlot(x: .value("Day", row.day), low: .value("Low", row.low), high: .value("High", row.high))
            case .tokyo:
                LineMark(x: .value("Day", row.day), y: .value("Range", range), series: .value("City", row.city))
                    .symbol(Kite())
                    .interpolationMethod(isDetailed ? .catmullRom : .linear)
            }
            if isDetailed { details }
            if let selected { RuleMark(x: .value("Selected", selected)) }
        }
        .chartXAxis { axis }
        .chartYScale(domain: .automatic(includesZero: false))
        .chartForegroundStyleScale([City.cupertino: .green, .tokyo: .orange])
        .chartXSelection(value: $selected)
        .chartPlotStyle { plot in plot.background(.gray.opacity(0.1)) }
    }
}

@MainActor
struct ClientProgramTests {
    @Test("a program's own marks, symbols, axes and conditions draw")
    func draws() {
        #expect(picture(WeatherChart(isDetailed: true)).texts.contains("Weather"))
        #expect(!picture(WeatherChart(title: nil, isDetailed: true)).texts.contains("Weather"))
        #expect(!picture(WeatherChart(isDetailed: false).tidy()).paths.isEmpty)
    }

    @Test("content of existential and tuple data composes")
    func existentials() {
        let series: [(name: String, values: [Double])] = [("a", [1, 2]), ("b", [3])]
        let loop = ForEach(series, id: \.name) { name, values in
            ForEach(Array(values.enumerated()), id: \.offset) { offset, value in
                LineMark(x: .value("i", offset), y: .value("v", value)).foregroundStyle(by: .value("n", name))
            }
        }
        #expect(marks(of: loop).count == 3)
        let parts: [any ChartContent] = [threshold(1), loop]
        #expect(marks(of: ForEach(0..<2, id: \.self) { AnyChartContent(parts[$0]) }).count == 4)
        let direct = ChartContentBuilder.buildBlock(threshold(1), threshold(2), threshold(3))
        #expect(marks(of: direct).count == 3)
        let pairwise = ChartContentBuilder.buildPartialBlock(
            accumulated: ChartContentBuilder.buildPartialBlock(first: threshold(1)), next: threshold(2))
        #expect(marks(of: pairwise).count == 2)
    }

    @Test("literals are localised keys, variables plain strings")
    func labels() {
        let percent = "100%d"
        let table = marks(of: PointMark(x: .value("A %d", 1), y: .value(percent, 2)))
        #expect(table.x.label(0) == "A %d")
        #expect(table.y.label(0) == "100%d")
    }

    @Test("a type-erased plottable goes through a generic function")
    func anyPlottable() {
        func point<P: Plottable>(_ value: P) -> AnyChartContent {
            AnyChartContent(PointMark(x: .value("x", value), y: .value("y", 0)))
        }
        let values: [any Plottable] = [1, "a", City.tokyo]
        let kinds = values.map { marks(of: point($0)).x.kind }
        #expect(kinds == [.number, .category, .category])
    }
}
