import Charts
import SwiftUI

/// Bars on a logarithmic axis: the smallest begins a decade below its end.
struct LogBars: View {
    private let masses: KeyValuePairs = [
        "Mouse": 0.02, "Cat": 4.5, "Human": 70.0, "Horse": 500, "Elephant": 5000, "Whale": 120_000,
    ]

    var body: some View {
        Chart(masses, id: \.key) { animal, mass in
            BarMark(x: .value("Animal", animal), y: .value("Mass in kg", mass))
                .foregroundStyle(.brown.gradient)
        }
        .chartYScale(type: .log)
        .chartYAxisLabel("kg")
    }
}
