import Charts
import SwiftUI

/// No legend: each line carries its name at its end.
struct DirectLabels: View {
    private let lines: KeyValuePairs = [
        "Trains": [38.0, 41, 44, 43, 49, 55], "Trams": [22.0, 23, 21, 27, 29, 31], "Ferries": [9.0, 8, 10, 11, 10, 13],
    ]

    var body: some View {
        Chart(lines, id: \.key) { name, values in
            ForEach(Array(values.enumerated()), id: \.offset) { index, value in
                LineMark(x: .value("Year", Date.example(2018 + index, 1)), y: .value("Millions", value))
                    .foregroundStyle(by: .value("Means", name))
            }
            if let last = values.last {
                PointMark(x: .value("Year", Date.example(2023, 1)), y: .value("Millions", last))
                    .foregroundStyle(by: .value("Means", name))
                    .symbolSize(30)
                    .annotation(position: .trailing) {
                        Text(name).font(.caption).foregroundStyle(.secondary)
                    }
            }
        }
        .chartLegend(.hidden)
        .chartYAxis { AxisMarks(position: .leading) }
    }
}
