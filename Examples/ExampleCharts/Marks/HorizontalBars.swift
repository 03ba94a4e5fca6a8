import Charts
import SwiftUI

/// Categories on y: their labels stand in the bands, above the bars.
struct HorizontalBars: View {
    private let lengths: KeyValuePairs = [
        "Danube": 2850, "Dnieper": 2201, "Rhine": 1233, "Elbe": 1094, "Loire": 1006,
    ]

    var body: some View {
        Chart(lengths, id: \.key) { river, length in
            BarMark(
                x: .value("Length", length),
                y: .value("River", river)
            )
            .foregroundStyle(.teal)
        }
    }
}
