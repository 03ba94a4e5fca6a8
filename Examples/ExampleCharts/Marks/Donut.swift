import Charts
import SwiftUI

/// A ring with round corners and its total in the middle.
struct Donut: View {
    private struct Sale: Identifiable {
        let name: String
        let sales: Int
        var id: String { name }
    }

    private let sales = [
        Sale(name: "Cachapa", sales: 4916), Sale(name: "Injera", sales: 3150), Sale(name: "Crêpe", sales: 2225),
        Sale(name: "Jian Bing", sales: 1110), Sale(name: "Dosa", sales: 900), Sale(name: "American", sales: 710),
    ]

    var body: some View {
        Chart(sales) { sale in
            SectorMark(
                angle: .value("Sales", sale.sales),
                innerRadius: .ratio(0.618),
                angularInset: 1.5
            )
            .cornerRadius(4)
            .foregroundStyle(by: .value("Name", sale.name))
        }
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame {
                    VStack {
                        Text("Most sold").font(.caption).foregroundStyle(.secondary)
                        Text("Cachapa").font(.title2).bold()
                    }
                    .dynamicTypeSize(...DynamicTypeSize.xLarge)
                    .position(x: geometry[anchor].midX, y: geometry[anchor].midY)
                }
            }
        }
    }
}
