import Charts
import SwiftUI

/// Months and, at every third, the quarter and year below: conditional labels of two lines.
struct QuarterAxis: View {
    private let months = (0..<18).map { month in
        (date: Date.example(2023, 1).adding(month, .month), sales: 40 + 9 * sin(Double(month) / 3) + Double(month))
    }

    var body: some View {
        Chart(months, id: \.date) { month in
            BarMark(x: .value("Month", month.date, unit: .month), y: .value("Sales", month.sales))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .month)) { value in
                if let date = value.as(Date.self) {
                    let month = Calendar.examples.component(.month, from: date)
                    if month % 3 == 1 {
                        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5))
                        AxisTick(stroke: StrokeStyle(lineWidth: 0.5))
                        AxisValueLabel {
                            VStack(alignment: .leading) {
                                Text("Q\(month / 3 + 1)")
                                if month == 1 { Text(date, format: .dateTime.year()) }
                            }
                        }
                    } else {
                        AxisTick(length: 4)
                    }
                }
            }
        }
    }
}
