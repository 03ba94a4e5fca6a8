import Charts
import SwiftUI

/// Rules with a dot at the end, where bars would be too heavy.
struct Lollipops: View {
    private let elements: KeyValuePairs = [
        "Osmium": 22.6, "Gold": 19.3, "Lead": 11.3, "Silver": 10.5, "Copper": 9.0, "Iron": 7.9, "Titanium": 4.5,
    ]

    var body: some View {
        Chart(elements, id: \.key) { name, density in
            RuleMark(
                xStart: .value("Zero", 0),
                xEnd: .value("Density", density),
                y: .value("Element", name)
            )
            .foregroundStyle(.gray)
            PointMark(
                x: .value("Density", density),
                y: .value("Element", name)
            )
            .symbolSize(80)
            .annotation(position: .trailing, spacing: 2) {
                Text(density, format: .number).font(.caption2)
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading) { AxisValueLabel() }
        }
        .chartXAxisLabel("g/cm³")
    }
}
