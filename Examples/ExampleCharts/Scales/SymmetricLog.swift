import Charts
import SwiftUI

/// Large gains and losses, and small ones near zero, on one axis.
struct SymmetricLog: View {
    private let profits: KeyValuePairs = [
        "2016": -5200.0, "2017": -310, "2018": -24, "2019": 3, "2020": 45, "2021": 820, "2022": 9100,
    ]

    var body: some View {
        Chart(profits, id: \.key) { year, profit in
            BarMark(x: .value("Year", year), y: .value("Profit", profit))
                .foregroundStyle(profit < 0 ? .red : .green)
        }
        .chartYScale(type: .symmetricLog)
        .chartYAxis {
            AxisMarks(values: [-10_000, -1000, -100, -10, 0, 10, 100, 1000, 10_000])
        }
    }
}
