import Charts
import SwiftUI

/// A year of days, of which the chart shows four weeks from its scroll position on.
struct Scrolling: View {
    @State private var position = Date.example(2024, 3, 11)

    private let days = (0..<366).map { day in
        (
            date: Date.example(2024, 1, 1).adding(day, .day),
            distance: 4 + 3 * abs(sin(Double(day) / 5.3)) + Double(day % 7) / 2
        )
    }

    var body: some View {
        Chart(days, id: \.date) { day in
            BarMark(x: .value("Day", day.date, unit: .day), y: .value("Kilometres", day.distance))
                .foregroundStyle(.green)
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 28 * 86_400)
        .chartScrollPosition(x: $position)
        .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
        .chartXAxis {
            AxisMarks(values: .stride(by: .weekOfYear)) { _ in
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: .dateTime.month(.abbreviated).day())
            }
        }
    }
}
