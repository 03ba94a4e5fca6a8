import Charts
import SwiftUI

/// One bar a category, with the chart's own axes and colour.
struct Bars: View {
    private struct Product: Identifiable {
        let name: String
        let sold: Int
        var id: String { name }
    }

    private let products = [
        Product(name: "Bread", sold: 916), Product(name: "Rolls", sold: 752), Product(name: "Cake", sold: 315),
        Product(name: "Tarts", sold: 204), Product(name: "Pie", sold: 148),
    ]

    var body: some View {
        Chart(products) { product in
            BarMark(
                x: .value("Product", product.name),
                y: .value("Sold", product.sold)
            )
        }
    }
}
