import Charts
import SwiftUI

/// Long names under narrow bars, turned.
struct TurnedLabels: View {
    private let visitors: KeyValuePairs = [
        "Forbidden City": 17, "Louvre": 8.9, "British Museum": 5.8, "Vatican Museums": 6.8, "Tate Modern": 4.7,
        "National Gallery": 3.1, "Prado": 3.2, "Uffizi": 2.7,
    ]

    var body: some View {
        Chart(visitors, id: \.key) { museum, millions in
            BarMark(x: .value("Museum", museum), y: .value("Millions", millions))
                .foregroundStyle(.purple)
        }
        .chartXAxis {
            AxisMarks { _ in
                AxisValueLabel(orientation: .verticalReversed)
            }
        }
    }
}
