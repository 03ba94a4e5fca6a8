import Charts
import SwiftUI

/// Names of very different lengths: those too long for their band end in an ellipsis.
struct LongCategories: View {
    private let regions: KeyValuePairs = [
        "North": 31, "Upper Valley and Lakes": 46, "South": 22, "East coast": 38, "West": 27,
    ]

    var body: some View {
        Chart(regions, id: \.key) { region, orders in
            BarMark(x: .value("Region", region), y: .value("Orders", orders))
                .foregroundStyle(.pink)
        }
    }
}
