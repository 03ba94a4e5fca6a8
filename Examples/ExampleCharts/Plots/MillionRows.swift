import Charts
import SwiftUI

/// A million rows by a formula, as one vectorised line: every extreme is drawn, nothing that no pixel shows.
struct MillionRows: View {
    private struct Sample {
        let second: Double
        let level: Double
    }

    private let samples: [Sample] = (0..<1_000_000).map { index in
        let t = Double(index) / 1_000_000
        let spike = index == 654_321 ? 3.0 : 0
        return Sample(second: t * 1000, level: sin(t * 40) * exp(-3 * t) + 0.2 * sin(Double(index) * 0.7) + spike)
    }

    var body: some View {
        Chart {
            LinePlot(samples, x: .value("Second", \.second), y: .value("Level", \.level))
                .lineStyle(StrokeStyle(lineWidth: 0.5))
        }
    }
}
