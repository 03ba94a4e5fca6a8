import Charts
import SwiftUI

/// Two lines with hollow symbols, told apart by colour and shape.
struct LineSeries: View {
    private struct Sales: Identifiable {
        let city: String
        let weekday: Date
        let sales: Int
        var id: String { "\(city) \(weekday)" }
    }

    private let sales: [Sales] = {
        let figures: KeyValuePairs = [
            "Cupertino": [54, 42, 88, 49, 42, 125, 67], "San Francisco": [81, 90, 52, 72, 84, 84, 137],
        ]
        return figures.flatMap { city, numbers in
            numbers.enumerated().map { day, number in
                Sales(city: city, weekday: Date.example(2022, 5, 2).adding(day, .day), sales: number)
            }
        }
    }()

    var body: some View {
        Chart(sales) { row in
            LineMark(
                x: .value("Day", row.weekday, unit: .day),
                y: .value("Sales", row.sales)
            )
            .foregroundStyle(by: .value("City", row.city))
            .symbol(by: .value("City", row.city))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { _ in
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
            }
        }
    }
}
