import Charts
import SwiftUI

/// The range of a day's temperatures over a year, coloured by height with the plot's own gradient.
struct RangeArea: View {
    private let days = stride(from: 0, to: 365, by: 5).map { day in
        let season = -cos(Double(day - 20) / 365 * 2 * .pi)
        let spread = 4 + 1.5 * season + 1.2 * sin(Double(day) / 9)
        return (
            date: Date.example(2023, 1, 1).adding(day, .day), low: 10 + 9 * season - spread,
            high: 10 + 9 * season + spread
        )
    }

    var body: some View {
        Chart(days, id: \.date) { day in
            AreaMark(
                x: .value("Day", day.date),
                yStart: .value("Low", day.low),
                yEnd: .value("High", day.high)
            )
            .interpolationMethod(.monotone)
            .foregroundStyle(
                .linearGradient(colors: [.red, .yellow, .cyan, .blue], startPoint: .top, endPoint: .bottom)
            )
            .alignsMarkStylesWithPlotArea()
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month, count: 3)) { _ in
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: .dateTime.month(.wide))
            }
        }
    }
}
