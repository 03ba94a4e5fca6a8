import Charts
import SwiftUI

/// Before and after on one line each: a rule between two points.
struct Dumbbells: View {
    private let lives: [(country: String, before: Double, after: Double)] = [
        ("Japan", 67.8, 84.7), ("Chile", 57.2, 81.2), ("Türkiye", 45.4, 78.5), ("India", 41.4, 72.0),
        ("Mali", 28.2, 60.4),
    ]

    var body: some View {
        Chart(lives, id: \.country) { country, before, after in
            RuleMark(
                xStart: .value("1960", before), xEnd: .value("2023", after), y: .value("Country", country)
            )
            .lineStyle(StrokeStyle(lineWidth: 4, lineCap: .round))
            .foregroundStyle(.quaternary)
            PointMark(x: .value("Years", before), y: .value("Country", country))
                .foregroundStyle(by: .value("Year", "1960"))
            PointMark(x: .value("Years", after), y: .value("Country", country))
                .foregroundStyle(by: .value("Year", "2023"))
        }
        .chartXScale(domain: 20...90)
        .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
        .chartXAxisLabel("Life expectancy")
    }
}
