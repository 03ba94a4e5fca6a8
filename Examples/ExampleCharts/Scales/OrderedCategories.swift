import Charts
import SwiftUI

/// An explicit domain orders categories, and keeps a place for one without data.
struct OrderedCategories: View {
    private let sizes: KeyValuePairs = ["L": 31, "S": 24, "XL": 12, "M": 46]

    var body: some View {
        Chart(sizes, id: \.key) { size, count in
            BarMark(x: .value("Size", size), y: .value("Sold", count))
                .annotation { Text(count, format: .number).font(.caption2) }
        }
        .chartXScale(domain: ["XS", "S", "M", "L", "XL"])
        .chartYAxis(.hidden)
    }
}
