import Charts
import SwiftUI

/// A curve by a parameter: a rose with seven petals.
struct ParametricCurve: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "y", t: "t", domain: 0...2 * .pi) { t in
                let radius = 1 + 0.6 * cos(7 * t)
                return (x: radius * cos(t), y: radius * sin(t))
            }
            .foregroundStyle(.pink)
        }
        .chartXScale(domain: -2...2)
        .chartYScale(domain: -2...2)
        .chartPlotStyle { $0.aspectRatio(1, contentMode: .fit) }
    }
}
