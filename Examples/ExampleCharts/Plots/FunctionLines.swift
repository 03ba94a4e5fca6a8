import Charts
import SwiftUI

/// Functions as lines, sampled over the visible x.
struct FunctionLines: View {
    var body: some View {
        Chart {
            LinePlot(x: "x", y: "sin x") { sin($0) }
                .foregroundStyle(by: .value("Function", "sin x"))
            LinePlot(x: "x", y: "cos x") { cos($0) }
                .foregroundStyle(by: .value("Function", "cos x"))
            LinePlot(x: "x", y: "sin x / x", domain: -6...6) { $0 == 0 ? 1 : sin($0) / $0 }
                .foregroundStyle(by: .value("Function", "sin x / x"))
                .lineStyle(StrokeStyle(lineWidth: 2, dash: [4, 3]))
        }
        .chartXScale(domain: -6.5...6.5)
        .chartYScale(domain: -1.25...1.25)
    }
}
