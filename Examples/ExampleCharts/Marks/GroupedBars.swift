import Charts
import SwiftUI

/// Bars of a category side by side.
struct GroupedBars: View {
    private struct Sales: Identifiable {
        let city: String
        let weekday: String
        let sales: Int
        var id: String { city + weekday }
    }

    private let sales: [Sales] = {
        let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        let figures = [
            "Cupertino": [54, 42, 88, 49, 42, 125, 67], "San Francisco": [81, 90, 52, 72, 84, 84, 137],
        ]
        return ["Cupertino", "San Francisco"].flatMap { city in
            zip(days, figures[city] ?? []).map { Sales(city: city, weekday: $0, sales: $1) }
        }
    }()

    var body: some View {
        Chart(sales) { row in
            BarMark(
                x: .value("Weekday", row.weekday),
                y: .value("Sales", row.sales)
            )
            .foregroundStyle(by: .value("City", row.city))
            .position(by: .value("City", row.city))
        }
    }
}
