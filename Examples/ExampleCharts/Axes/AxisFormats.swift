import Charts
import SwiftUI

/// Format styles for labels: currency on y, weekdays on x.
struct AxisFormats: View {
    private let takings = [1240.5, 980.25, 1105, 1391.75, 1820, 2304.5, 1986]

    var body: some View {
        Chart(Array(takings.enumerated()), id: \.offset) { day, amount in
            BarMark(
                x: .value("Day", Date.example(2024, 6, 3).adding(day, .day), unit: .day),
                y: .value("Takings", amount)
            )
            .foregroundStyle(.mint.gradient)
        }
        .chartXAxis {
            AxisMarks(format: .dateTime.weekday(.abbreviated), values: .stride(by: .day))
        }
        .chartYAxis {
            AxisMarks(
                format: .currency(code: "EUR").precision(.fractionLength(0)), values: .automatic(desiredCount: 4))
        }
    }
}
