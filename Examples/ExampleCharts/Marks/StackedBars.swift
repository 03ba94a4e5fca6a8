import Charts
import SwiftUI

/// Bars of one month pile up in the order of the data.
struct StackedBars: View {
    private struct Energy: Identifiable {
        let id = UUID()
        let month: Date
        let source: String
        let hours: Double
    }

    private let energies: [Energy] = (1...12).flatMap { month in
        let sun = 1 - cos(Double(month - 1) / 11 * 2 * .pi)
        return [
            Energy(month: .example(2023, month), source: "Wind", hours: 12.4 - 2.6 * sun),
            Energy(month: .example(2023, month), source: "Solar", hours: 1.1 + 3.9 * sun),
            Energy(month: .example(2023, month), source: "Biomass", hours: 3.6),
            Energy(month: .example(2023, month), source: "Hydro", hours: 1.2 + 0.3 * sun),
        ]
    }

    var body: some View {
        Chart(energies) { energy in
            BarMark(
                x: .value("Month", energy.month, unit: .month),
                y: .value("Terawatt hours", energy.hours)
            )
            .foregroundStyle(by: .value("Source", energy.source))
        }
    }
}
