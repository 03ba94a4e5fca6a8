import Charts
import SwiftUI

/// Titles on all four sides.
struct AxisTitles: View {
    private let points: [(x: Double, y: Double)] = (0..<24).map { index in
        (x: Double((index * 17) % 24), y: Double((index * 29) % 31))
    }

    var body: some View {
        Chart(points, id: \.x) { x, y in
            PointMark(x: .value("x", x), y: .value("y", y))
                .foregroundStyle(.teal)
        }
        .chartXAxis {
            AxisMarks(position: .bottom)
            AxisMarks(position: .top) {
                AxisTick(length: 4)
                AxisValueLabel()
            }
        }
        .chartXAxisLabel("Distance in km", position: .bottom, alignment: .center)
        .chartYAxis {
            AxisMarks(position: .leading)
        }
        .chartYAxisLabel("Height in m", position: .leading, alignment: .center)
    }
}
