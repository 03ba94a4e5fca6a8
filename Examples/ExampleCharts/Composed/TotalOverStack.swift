import Charts
import SwiftUI

/// Stacked bars with their total above.
struct TotalOverStack: View {
    private let quarters = ["Q1", "Q2", "Q3", "Q4"]
    private let products = ["Desks", "Chairs", "Lamps"]
    private let sales = [[120.0, 90, 60], [140, 85, 75], [110, 120, 50], [160, 130, 95]]

    var body: some View {
        Chart {
            ForEach(quarters.indices, id: \.self) { quarter in
                ForEach(products.indices, id: \.self) { product in
                    BarMark(x: .value("Quarter", quarters[quarter]), y: .value("Sales", sales[quarter][product]))
                        .foregroundStyle(by: .value("Product", products[product]))
                        .annotation(position: .overlay) {
                            Text(sales[quarter][product], format: .number).font(.caption2).foregroundStyle(.white)
                        }
                }
                PointMark(
                    x: .value("Quarter", quarters[quarter]), y: .value("Total", sales[quarter].reduce(0, +))
                )
                .symbolSize(0)
                .annotation(position: .top, spacing: 2) {
                    Text(sales[quarter].reduce(0, +), format: .number).font(.caption).bold()
                }
            }
        }
        .chartYAxis(.hidden)
    }
}
