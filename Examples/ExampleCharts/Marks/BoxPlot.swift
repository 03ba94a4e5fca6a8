import Charts
import SwiftUI

/// Quartiles as a box, the rest as whiskers, made into a content type of its own.
struct BoxPlot: View {
    private let samples: [(group: String, values: [Double])] = ["Control", "Low", "Medium", "High"].enumerated().map {
        var noise = ExampleNoise(seed: UInt64(11 + $0.offset))
        let center = 22.0 + Double($0.offset) * 4.5
        return ($0.element, (0..<60).map { _ in center + 5 * noise.normal() }.sorted())
    }

    var body: some View {
        Chart(samples, id: \.group) { sample in
            Box(group: sample.group, sorted: sample.values)
        }
        .chartYAxisLabel("Response in ms")
    }
}

private struct Box: ChartContent {
    let group: String
    let sorted: [Double]

    private func quantile(percent: Int) -> Double { sorted[min(sorted.count - 1, sorted.count * percent / 100)] }

    var body: some ChartContent {
        RuleMark(
            x: .value("Dose", group), yStart: .value("Least", quantile(percent: 0)),
            yEnd: .value("Greatest", quantile(percent: 100)))
        RectangleMark(
            x: .value("Dose", group), yStart: .value("First quartile", quantile(percent: 25)),
            yEnd: .value("Third quartile", quantile(percent: 75)), width: 36
        )
        .foregroundStyle(.blue)
        RectangleMark(x: .value("Dose", group), y: .value("Median", quantile(percent: 50)), width: 36, height: 2)
            .foregroundStyle(.white)
    }
}
