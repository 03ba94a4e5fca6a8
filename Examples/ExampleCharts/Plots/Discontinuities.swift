import Charts
import SwiftUI

/// Poles are not joined, and not-a-number is a gap.
struct Discontinuities: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "tan x") { tan($0) }
                .foregroundStyle(.orange)
            LinePlot(x: "x", y: "Root") { abs($0) < 1 ? .nan : ($0 * $0 - 1).squareRoot() }
                .foregroundStyle(.blue)
        }
        .chartXScale(domain: -5...5)
        .chartYScale(domain: -5...5)
        .chartPlotStyle { $0.clipped() }
    }
}
