import Charts
import SwiftUI

/// Slices in data order from 12 o'clock, clockwise, with a legend.
struct Pie: View {
    private let shares: KeyValuePairs = ["Train": 42, "Bicycle": 27, "Car": 19, "On foot": 12]

    var body: some View {
        Chart(shares, id: \.key) { means, share in
            SectorMark(angle: .value("Share", share), angularInset: 1)
                .foregroundStyle(by: .value("Means", means))
                .annotation(position: .overlay) {
                    Text("\(share) %").font(.caption).bold().foregroundStyle(.white)
                }
        }
    }
}
