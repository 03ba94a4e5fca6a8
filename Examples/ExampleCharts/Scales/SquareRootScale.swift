import Charts
import SwiftUI

/// Areas of circles by their root: small counts stay visible.
struct SquareRootScale: View {
    private let counts = [412, 198, 96, 51, 23, 12, 6, 3, 1]

    var body: some View {
        Chart(Array(counts.enumerated()), id: \.offset) { index, count in
            BarMark(x: .value("Siblings", "\(index)"), y: .value("Families", count))
                .foregroundStyle(.indigo)
        }
        .chartYScale(type: .squareRoot)
        .chartYAxis { AxisMarks(values: [0, 10, 50, 100, 200, 400]) }
        .chartXAxisLabel("Siblings")
        .chartYAxisLabel("Families")
    }
}
