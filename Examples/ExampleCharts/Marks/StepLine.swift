import Charts
import SwiftUI

/// A price that changes from one day to the next: steps, with the last value as a dot.
struct StepLine: View {
    private struct Rate: Identifiable {
        let from: Date
        let percent: Double
        var id: Date { from }
    }

    private let rates = [
        Rate(from: .example(2022, 1, 1), percent: 0.25), Rate(from: .example(2022, 5, 4), percent: 1),
        Rate(from: .example(2022, 7, 27), percent: 2.5), Rate(from: .example(2022, 11, 2), percent: 4),
        Rate(from: .example(2023, 3, 22), percent: 5), Rate(from: .example(2023, 7, 26), percent: 5.5),
        Rate(from: .example(2024, 6, 1), percent: 5.5),
    ]

    var body: some View {
        Chart {
            ForEach(rates) { rate in
                LineMark(x: .value("From", rate.from), y: .value("Percent", rate.percent))
                    .interpolationMethod(.stepEnd)
            }
            if let last = rates.last {
                PointMark(x: .value("From", last.from), y: .value("Percent", last.percent))
                    .annotation(position: .bottomLeading) {
                        Text("\(last.percent, specifier: "%.1f") %").font(.caption).bold()
                    }
            }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month, count: 6)) { _ in
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: .dateTime.month(.abbreviated).year())
            }
        }
    }
}
