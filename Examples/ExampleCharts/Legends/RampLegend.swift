import Charts
import SwiftUI

/// The ramp of a continuous colour scale beside a map of heights.
struct RampLegend: View {
    private let cells: [(x: Int, y: Int, height: Double)] = (0..<24).flatMap { x in
        (0..<14).map { y in
            let (u, v) = (Double(x) / 4, Double(y) / 4)
            return (x, y, 260 + 130 * sin(u) * cos(v) + 60 * sin(2 * u + v))
        }
    }

    var body: some View {
        Chart(cells.indices, id: \.self) { index in
            let (x, y, height) = cells[index]
            RectangleMark(
                xStart: .value("x", x), xEnd: .value("x", x + 1), yStart: .value("y", y), yEnd: .value("y", y + 1)
            )
            .foregroundStyle(by: .value("Height", height))
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.teal, .green, .yellow, .orange, .brown]))
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(position: .top, alignment: .trailing)
    }
}
