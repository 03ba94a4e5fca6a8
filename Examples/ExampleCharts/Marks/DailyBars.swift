import Charts
import SwiftUI

/// Dates with a unit: each bar stands in its day, the axis marks the weeks.
struct DailyBars: View {
    private struct Day: Identifiable {
        let date: Date
        let steps: Int
        var id: Date { date }
    }

    private let days = (0..<28).map { day in
        Day(
            date: Date.example(2024, 2, 5).adding(day, .day),
            steps: 7200 + (day % 7 < 5 ? 0 : 3400) + (day * 1237) % 2900)
    }

    var body: some View {
        Chart(days) { day in
            BarMark(
                x: .value("Date", day.date, unit: .day),
                y: .value("Steps", day.steps)
            )
            .foregroundStyle(.orange.gradient)
        }
    }
}
