import Charts
import SwiftUI

/// An estimate within its band: an area between two values behind a line.
struct ConfidenceBand: View {
    private struct Estimate: Identifiable {
        let year: Int
        let mean: Double
        let error: Double
        var id: Int { year }
    }

    private let estimates = (0...30).map { index in
        Estimate(
            year: 2020 + index, mean: 0.9 + 0.028 * Double(index) + 0.05 * sin(Double(index)),
            error: 0.04 + 0.016 * Double(index))
    }

    var body: some View {
        Chart(estimates) { estimate in
            AreaMark(
                x: .value("Year", Date.example(estimate.year, 1)),
                yStart: .value("Low", estimate.mean - estimate.error),
                yEnd: .value("High", estimate.mean + estimate.error)
            )
            .foregroundStyle(.purple.opacity(0.2))
            LineMark(
                x: .value("Year", Date.example(estimate.year, 1)),
                y: .value("Mean", estimate.mean)
            )
            .foregroundStyle(.purple)
        }
        .chartYAxisLabel("°C above 1900")
    }
}
