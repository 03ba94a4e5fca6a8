/// The file that `ridgeline render --new` writes.
enum FirstSource {
    static let text = """
        import Charts
        import SwiftUI

        struct Sale: Identifiable {
            let month: String
            let region: String
            let count: Int
            var id: String { month + region }
        }

        struct SalesChart: View {
            let sales: [Sale]

            var body: some View {
                Chart(sales) { sale in
                    BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
                        .foregroundStyle(by: .value("Region", sale.region))
                }
                .padding()
            }
        }

        #Preview("Sales", traits: .fixedLayout(width: 420, height: 280)) {
            SalesChart(sales: [
                Sale(month: "Jan", region: "North", count: 4), Sale(month: "Jan", region: "South", count: 3),
                Sale(month: "Feb", region: "North", count: 7), Sale(month: "Feb", region: "South", count: 5),
                Sale(month: "Mar", region: "North", count: 5), Sale(month: "Mar", region: "South", count: 8),
            ])
        }

        """
}
