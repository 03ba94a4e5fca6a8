import Charts
import SwiftUI

/// Room between the points and the ends of the plot.
struct PlotPadding: View {
    private let points: [(x: Int, y: Double)] = (1...12).map { month in
        (x: month, y: 50 + 40 * cos(Double(month - 1) / 11 * 2 * .pi))
    }

    var body: some View {
        Chart(points, id: \.x) { x, y in
            LineMark(x: .value("Month", x), y: .value("Level", y))
            PointMark(x: .value("Month", x), y: .value("Level", y))
                .symbolSize(120)
        }
        .chartXScale(domain: 1...12, range: .plotDimension(padding: 16))
        .chartYScale(domain: 0...100, range: .plotDimension(startPadding: 8, endPadding: 20))
        .chartXAxis { AxisMarks(values: Array(1...12)) { AxisValueLabel(anchor: .top) } }
        .chartPlotStyle { $0.background(.quaternary.opacity(0.5)).cornerRadius(8) }
    }
}
