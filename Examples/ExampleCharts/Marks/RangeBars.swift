import Charts
import SwiftUI

/// Bars from the lowest to the highest temperature of a month, round at both ends.
struct RangeBars: View {
    private struct Climate: Identifiable {
        let month: Int
        let low: Double
        let high: Double
        var id: Int { month }
    }

    private let climate = (1...12).map { month in
        let season = -cos(Double(month - 1) / 12 * 2 * .pi)
        return Climate(month: month, low: 4.5 + 9 * season, high: 13 + 11.5 * season)
    }

    var body: some View {
        Chart(climate) { row in
            BarMark(
                x: .value("Month", Date.example(2023, row.month), unit: .month),
                yStart: .value("Low", row.low),
                yEnd: .value("High", row.high),
                width: .ratio(0.5)
            )
            .foregroundStyle(.linearGradient(colors: [.blue, .orange], startPoint: .bottom, endPoint: .top))
            .cornerRadius(6)
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { _ in
                AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
            }
        }
        .chartYAxis {
            AxisMarks(format: Decimal.FormatStyle().precision(.fractionLength(0)))
        }
    }
}
