import Charts
import SwiftUI

/// Names beside the plot, values at the ends of the bars, no x axis.
struct RankedBars: View {
    private struct Country: Identifiable {
        let name: String
        let share: Double
        var id: String { name }
    }

    private let countries = [
        Country(name: "Iceland", share: 0.81), Country(name: "Norway", share: 0.71),
        Country(name: "Sweden", share: 0.53), Country(name: "Brazil", share: 0.47),
        Country(name: "Denmark", share: 0.40), Country(name: "Portugal", share: 0.30),
    ]

    var body: some View {
        Chart(countries) { country in
            BarMark(
                x: .value("Share", country.share),
                y: .value("Country", country.name)
            )
            .foregroundStyle(country.share > 0.5 ? Color.green : Color.gray)
            .annotation(position: .trailing) {
                Text(country.share, format: .percent).font(.caption2).foregroundStyle(.secondary)
            }
        }
        .chartXAxis(.hidden)
        .chartYAxis {
            AxisMarks(position: .leading) { AxisValueLabel() }
        }
    }
}
