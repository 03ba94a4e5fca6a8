import Charts
import SwiftUI

/// The y axis at the leading edge, with grid lines that reach under its labels.
struct LeadingAxis: View {
    private let rain: KeyValuePairs = [
        "Jan": 86, "Feb": 65, "Mar": 52, "Apr": 61, "May": 44, "Jun": 23, "Jul": 9, "Aug": 14, "Sep": 38, "Oct": 94,
        "Nov": 118, "Dec": 109,
    ]

    var body: some View {
        Chart(rain, id: \.key) { month, amount in
            BarMark(x: .value("Month", month), y: .value("Rain", amount))
                .foregroundStyle(.blue.gradient)
        }
        .chartYAxis {
            AxisMarks(preset: .extended, position: .leading, values: .automatic(desiredCount: 5))
        }
        .chartYAxisLabel("mm", position: .topLeading)
    }
}
