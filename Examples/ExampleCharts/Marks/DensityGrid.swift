import Charts
import SwiftUI

/// A histogram over two dimensions: bins on both axes.
struct DensityGrid: View {
    private struct Bin: Identifiable {
        let x: ChartBinRange<Double>
        let y: ChartBinRange<Double>
        let count: Int
        var id: String { "\(x.lowerBound) \(y.lowerBound)" }
    }

    private let bins: [Bin] = {
        var noise = ExampleNoise(seed: 21)
        let points = (0..<3000).map { _ in
            let x = noise.normal()
            return (x: 60 + 12 * x, y: 20 + 4 * (0.6 * x + 0.8 * noise.normal()))
        }
        let (xBins, yBins) = (
            NumberBins(data: points.map(\.x), desiredCount: 20), NumberBins(data: points.map(\.y), desiredCount: 15)
        )
        let groups = Dictionary(grouping: points) { xBins.index(for: $0.x) * 1000 + yBins.index(for: $0.y) }
        return xBins.indices.flatMap { x in
            yBins.indices.compactMap { y in groups[x * 1000 + y].map { Bin(x: xBins[x], y: yBins[y], count: $0.count) }
            }
        }
    }()

    var body: some View {
        Chart(bins) { bin in
            RectangleMark(x: .value("Age", bin.x), y: .value("Score", bin.y))
                .foregroundStyle(by: .value("Count", bin.count))
        }
        .chartXScale(domain: .automatic(includesZero: false))
        .chartYScale(domain: .automatic(includesZero: false))
        .chartForegroundStyleScale(range: Gradient(colors: [.blue.opacity(0.1), .blue, .indigo]))
    }
}
