import Charts
import SwiftUI

/// Depth grows downwards: a reversed domain, and the x axis on top.
struct ReversedScale: View {
    private let dive: [(minute: Double, depth: Double)] = [
        (0, 0), (2, 9), (5, 18), (9, 27), (14, 29), (20, 24), (27, 17), (33, 12), (38, 5), (41, 5), (43, 0),
    ]

    var body: some View {
        Chart(dive, id: \.minute) { minute, depth in
            AreaMark(x: .value("Minute", minute), y: .value("Depth", depth))
                .foregroundStyle(.linearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
                .interpolationMethod(.monotone)
        }
        .chartYScale(domain: .automatic(reversed: true))
        .chartXAxis { AxisMarks(position: .top) }
        .chartYAxisLabel("Depth in m", position: .trailing)
    }
}
