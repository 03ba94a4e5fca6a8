import Charts
import SwiftUI

/// Twelve orders of magnitude on one axis.
struct LogScale: View {
    private let transistors: [(year: Int, count: Double)] = [
        (1971, 2.3e3), (1978, 2.9e4), (1985, 2.75e5), (1993, 3.1e6), (2000, 4.2e7), (2006, 2.91e8), (2012, 3.1e9),
        (2017, 1.9e10), (2022, 1.14e11),
    ]

    var body: some View {
        Chart(transistors, id: \.year) { year, count in
            LineMark(x: .value("Year", Date.example(year, 1)), y: .value("Transistors", count))
                .foregroundStyle(.gray)
            PointMark(x: .value("Year", Date.example(year, 1)), y: .value("Transistors", count))
        }
        .chartYScale(type: .log)
        .chartYAxis {
            AxisMarks(values: [1e3, 1e5, 1e7, 1e9, 1e11]) { value in
                AxisGridLine()
                AxisValueLabel {
                    if let count = value.as(Double.self) {
                        Text(count, format: .number.notation(.compactName))
                    }
                }
            }
        }
    }
}
