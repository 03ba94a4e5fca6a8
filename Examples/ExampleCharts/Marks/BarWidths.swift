import Charts
import SwiftUI

/// How thick bars are: by default, a ratio of the step, the step less an inset, points.
struct BarWidths: View {
    private let widths: KeyValuePairs<String, MarkDimension> = [
        "Automatic": .automatic, "Ratio 0.9": .ratio(0.9), "Inset 20": .inset(20), "Fixed 12": .fixed(12), "4": 4,
    ]

    var body: some View {
        Chart(widths, id: \.key) { name, width in
            BarMark(
                x: .value("Width", name),
                y: .value("Value", 10),
                width: width
            )
            .cornerRadius(5, style: .circular)
        }
        .chartYAxis(.hidden)
    }
}
