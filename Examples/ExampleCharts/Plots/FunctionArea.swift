import Charts
import SwiftUI

/// A normal distribution, and the part of it beyond a bound.
struct FunctionArea: View {
    var body: some View {
        Chart {
            AreaPlot(x: "x", y: "Density", function: density)
                .foregroundStyle(.blue.opacity(0.2))
            AreaPlot(x: "x", y: "Density", domain: 1.28...4, function: density)
                .foregroundStyle(.blue)
            LinePlot(x: "x", y: "Density", function: density)
            RuleMark(x: .value("Bound", 1.28))
                .foregroundStyle(.secondary)
                .annotation(position: .topTrailing) { Text("10 %").font(.caption) }
        }
        .chartXScale(domain: -4...4)
        .chartYAxis(.hidden)
    }
}

@Sendable private func density(_ x: Double) -> Double { exp(-x * x / 2) / (2 * .pi).squareRoot() }
