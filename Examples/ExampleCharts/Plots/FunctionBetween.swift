import Charts
import SwiftUI

/// The area between two functions.
struct FunctionBetween: View {
    var body: some View {
        Chart {
            AreaPlot(x: "x", yStart: "Lower", yEnd: "Upper", domain: 0...10) { x in
                (yStart: x * x / 12, yEnd: 4 + 2 * sin(x))
            }
            .foregroundStyle(.teal.opacity(0.4))
            LinePlot(x: "x", y: "Lower") { $0 * $0 / 12 }
                .foregroundStyle(.teal)
            LinePlot(x: "x", y: "Upper") { 4 + 2 * sin($0) }
                .foregroundStyle(.indigo)
        }
        .chartXScale(domain: 0...10)
    }
}
