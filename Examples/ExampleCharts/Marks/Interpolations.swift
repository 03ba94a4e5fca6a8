import Charts
import SwiftUI

/// The same points joined in six ways.
struct Interpolations: View {
    private let rows: [[(name: String, method: InterpolationMethod)]] = [
        [("Linear", .linear), ("Monotone", .monotone), ("Catmull–Rom", .catmullRom)],
        [("Cardinal", .cardinal), ("Step centre", .stepCenter), ("Step end", .stepEnd)],
    ]
    private let values = [2.0, 7, 6.5, 1, 1.5, 8, 4]

    var body: some View {
        VStack(spacing: 12) {
            ForEach(rows.indices, id: \.self) { row in
                HStack(spacing: 12) {
                    ForEach(rows[row], id: \.name) { name, method in
                        VStack(alignment: .leading, spacing: 4) {
                            Text(name).font(.caption).foregroundStyle(.secondary)
                            chart(method)
                        }
                    }
                }
            }
        }
    }

    private func chart(_ method: InterpolationMethod) -> some View {
        Chart(Array(values.enumerated()), id: \.offset) { index, value in
            LineMark(x: .value("Index", index), y: .value("Value", value))
                .interpolationMethod(method)
            PointMark(x: .value("Index", index), y: .value("Value", value))
                .symbolSize(20)
                .foregroundStyle(.orange)
        }
        .chartXAxis(.hidden)
        .chartYAxis { AxisMarks(values: [0, 4, 8]) { _ in AxisGridLine() } }
    }
}
