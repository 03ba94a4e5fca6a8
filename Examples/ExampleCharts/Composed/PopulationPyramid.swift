import Charts
import SwiftUI

/// Two sides from one baseline: the left one has negative values and positive labels.
struct PopulationPyramid: View {
    private let ages: [(age: String, women: Double, men: Double)] = [
        ("80+", 3.6, 2.3), ("70–79", 4.1, 3.5), ("60–69", 5.9, 5.6), ("50–59", 6.4, 6.4), ("40–49", 5.3, 5.4),
        ("30–39", 5.4, 5.7), ("20–29", 4.7, 5.2), ("10–19", 3.8, 4.0), ("0–9", 3.7, 3.9),
    ]

    var body: some View {
        Chart(ages, id: \.age) { row in
            BarMark(x: .value("Women", -row.women), y: .value("Age", row.age))
                .foregroundStyle(by: .value("Sex", "Women"))
            BarMark(x: .value("Men", row.men), y: .value("Age", row.age))
                .foregroundStyle(by: .value("Sex", "Men"))
        }
        .chartForegroundStyleScale(["Women": .purple, "Men": .teal])
        .chartXScale(domain: -8...8)
        .chartXAxis {
            AxisMarks(preset: .aligned, values: [-8, -4, 0, 4, 8]) { value in
                AxisGridLine()
                AxisValueLabel { Text(abs(value.as(Double.self) ?? 0), format: .number) }
            }
        }
        .chartYAxis { AxisMarks(preset: .aligned, position: .leading) { AxisValueLabel(centered: true) } }
        .chartXAxisLabel("Million people", alignment: .center)
        .chartLegend(position: .top, alignment: .center)
    }
}
