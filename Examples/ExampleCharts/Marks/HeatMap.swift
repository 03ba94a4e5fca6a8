import Charts
import SwiftUI

/// Dates by hours: each rectangle fills its bin, its colour is the number.
struct HeatMap: View {
    private struct Visit: Identifiable {
        let id = UUID()
        let day: Date
        let hour: Int
        let count: Double
    }

    private let visits: [Visit] = (0..<14).flatMap { day in
        (6..<22).map { hour in
            let noon = exp(-pow((Double(hour) - 12.5) / 3, 2))
            let evening = exp(-pow((Double(hour) - 18.5) / 2, 2))
            let weekend = day % 7 >= 5 ? 1.7 : 1
            return Visit(
                day: Date.example(2024, 4, 1).adding(day, .day), hour: hour,
                count: (40 * noon + 55 * evening) * weekend + Double((day * 5 + hour * 3) % 9))
        }
    }

    var body: some View {
        Chart(visits) { visit in
            RectangleMark(
                x: .value("Day", visit.day, unit: .day),
                yStart: .value("From", visit.hour),
                yEnd: .value("To", visit.hour + 1)
            )
            .foregroundStyle(by: .value("Visits", visit.count))
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.yellow, .orange, .red, .purple]))
        .chartYScale(domain: 6...22)
        .chartYAxis { AxisMarks(values: [6, 10, 14, 18, 22]) }
    }
}
