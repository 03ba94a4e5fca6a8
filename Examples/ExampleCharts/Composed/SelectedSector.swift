import Charts
import SwiftUI

/// The selected slice stands out, its share in the middle: an angle is looked up in the running total.
struct SelectedSector: View {
    private let shares: [(name: String, hours: Double)] = [
        ("Sleep", 7.5), ("Work", 8), ("Travel", 1.2), ("Sport", 1.3), ("Family", 4), ("Other", 2),
    ]

    @State private var angle: Double? = 9

    private var selected: String? {
        var sum = 0.0
        return shares.first { share in
            sum += share.hours
            return (angle ?? -1) <= sum
        }?.name
    }

    var body: some View {
        Chart(shares, id: \.name) { share in
            SectorMark(
                angle: .value("Hours", share.hours),
                innerRadius: .ratio(0.65),
                outerRadius: .inset(share.name == selected ? 0 : 10),
                angularInset: 1
            )
            .cornerRadius(3)
            .foregroundStyle(by: .value("Name", share.name))
            .opacity(share.name == selected ? 1 : 0.4)
        }
        .chartAngleSelection(value: $angle)
        .chartLegend(.hidden)
        .chartBackground { _ in
            VStack {
                Text(selected ?? "").font(.headline)
                Text("8 h").font(.title).bold()
            }
        }
    }
}
