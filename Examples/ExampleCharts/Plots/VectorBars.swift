import Charts
import SwiftUI

/// Bars, areas and rules from collections.
struct VectorBars: View {
    private struct Week {
        let start: Date
        let rides: Int
        let low: Double
        let high: Double
    }

    private let weeks: [Week] = (0..<26).map { week in
        let rides = 120 + 60 * sin(Double(week) / 4)
        return Week(
            start: Date.example(2024, 1, 1).adding(week, .weekOfYear), rides: 100 + (week * 53) % 90, low: rides - 30,
            high: rides + 30)
    }

    var body: some View {
        Chart {
            AreaPlot(
                weeks, x: .value("Week", \.start, unit: .weekOfYear), yStart: .value("Low", \.low),
                yEnd: .value("High", \.high)
            )
            .foregroundStyle(.gray.opacity(0.3))
            BarPlot(weeks, x: .value("Week", \.start, unit: .weekOfYear), y: .value("Rides", \.rides))
                .foregroundStyle(.blue)
                .opacity(0.8)
            RulePlot(weeks.prefix(1), y: .value("Low", \.low))
                .foregroundStyle(.red)
        }
    }
}
