import Charts
import SwiftUI

/// Cards with a title, a figure and a chart.
struct Dashboard: View {
    private let week = ["M", "T", "W", "T ", "F", "S", "S "]
    private let steps = [8200, 10_400, 7600, 9900, 12_100, 6400, 5200]
    private let sleep = [7.1, 6.4, 7.8, 7.2, 6.9, 8.3, 8.0]

    var body: some View {
        HStack(spacing: 16) {
            card("Steps", "8,543", color: .orange) {
                Chart(week.indices, id: \.self) { day in
                    BarMark(x: .value("Day", week[day]), y: .value("Steps", steps[day]))
                        .foregroundStyle(.orange)
                }
                .chartYAxis(.hidden)
                .chartXAxis { AxisMarks { AxisValueLabel() } }
            }
            card("Sleep", "7 h 23 min", color: .indigo) {
                Chart(week.indices, id: \.self) { day in
                    LineMark(x: .value("Day", week[day]), y: .value("Hours", sleep[day]))
                        .foregroundStyle(.indigo)
                        .symbol(.circle)
                }
                .chartYScale(domain: 5...9)
                .chartYAxis { AxisMarks(values: [5, 7, 9]) { AxisGridLine() } }
                .chartXAxis { AxisMarks { AxisValueLabel() } }
            }
        }
    }

    private func card(
        _ title: String, _ figure: String, color: Color, @ViewBuilder chart: () -> some View
    ) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.subheadline).bold().foregroundStyle(color)
            Text(figure).font(.title2).bold().lineLimit(1).minimumScaleFactor(0.5)
            chart().frame(height: 110)
        }
        .padding()
        .background(Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
    }
}
