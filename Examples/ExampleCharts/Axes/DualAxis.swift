import Charts
import SwiftUI

/// Two quantities in one plot: the temperatures are scaled to the rain's axis, their own labels stand at the other side.
struct DualAxis: View {
    private let months = (1...12).map { month in
        let season = -cos(Double(month - 1) / 12 * 2 * .pi)
        return (date: Date.example(2023, month), rain: 62 - 24 * season, temperature: 12 + 9 * season)
    }

    /// 0 to 30 degrees over 0 to 120 millimetres.
    private func scaled(_ temperature: Double) -> Double { temperature * 4 }

    var body: some View {
        Chart(months, id: \.date) { month in
            BarMark(x: .value("Month", month.date, unit: .month), y: .value("Rain", month.rain))
                .foregroundStyle(.blue.opacity(0.35))
            LineMark(x: .value("Month", month.date, unit: .month), y: .value("°C", scaled(month.temperature)))
                .foregroundStyle(.red)
                .interpolationMethod(.catmullRom)
        }
        .chartYScale(domain: 0...120)
        .chartXAxis { AxisMarks(format: .dateTime.month(.narrow), values: .stride(by: .month)) }
        .chartYAxis {
            AxisMarks(position: .leading, values: [0, 40, 80, 120]) { value in
                AxisGridLine()
                AxisValueLabel { Text("\(value.as(Int.self) ?? 0) mm").foregroundStyle(.blue) }
            }
            AxisMarks(position: .trailing, values: [0, 40, 80, 120]) { value in
                AxisValueLabel { Text("\((value.as(Int.self) ?? 0) / 4) °C").foregroundStyle(.red) }
            }
        }
    }
}
