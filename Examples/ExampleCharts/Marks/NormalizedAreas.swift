import Charts
import SwiftUI

/// Shares over time: the areas always fill the plot.
struct NormalizedAreas: View {
    private struct Sale: Identifiable {
        let id = UUID()
        let year: Int
        let format: String
        let sales: Double
    }

    private let sales: [Sale] = [
        ("Vinyl", 1976.0, 7.0), ("Cassette", 1987, 6), ("CD", 2000, 7), ("Streaming", 2022, 9),
    ]
    .flatMap { format, peak, spread in
        stride(from: 1973, through: 2023, by: 2).map { year in
            Sale(
                year: year, format: format, sales: 1000 * exp(-pow((Double(year) - peak) / spread, 2)) + 4)
        }
    }

    var body: some View {
        Chart(sales) { sale in
            AreaMark(
                x: .value("Year", Date.example(sale.year, 1)),
                y: .value("Sales", sale.sales),
                stacking: .normalized
            )
            .foregroundStyle(by: .value("Format", sale.format))
        }
        .chartLegend(position: .top, alignment: .leading)
    }
}
