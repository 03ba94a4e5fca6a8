import Charts
import SwiftUI

/// Counts of values in bins; each bar fills its bin but for a gap of a point.
struct Histogram: View {
    private let bins: [(range: ChartBinRange<Double>, count: Int)] = {
        var noise = ExampleNoise(seed: 7)
        let heights = (0..<600).map { _ in 171 + 8.5 * noise.normal() }
        let bins = NumberBins(data: heights, desiredCount: 20)
        let groups = Dictionary(grouping: heights, by: bins.index)
        return bins.indices.map { (bins[$0], groups[$0]?.count ?? 0) }
    }()

    var body: some View {
        Chart(bins, id: \.range.lowerBound) { bin in
            BarMark(
                x: .value("Height", bin.range),
                y: .value("People", bin.count),
                width: .inset(0.5)
            )
        }
        .chartXScale(domain: .automatic(includesZero: false))
        .chartXAxisLabel("Height in centimetres", alignment: .center)
    }
}
