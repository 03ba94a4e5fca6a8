import Charts
import SwiftUI

/// A table with a small chart in each row.
struct SparklineTable: View {
    private struct Share: Identifiable {
        let id: String
        let prices: [Double]

        init(_ id: String, seed: UInt64, price: Double) {
            var noise = ExampleNoise(seed: seed)
            var price = price
            self.id = id
            prices = (0..<40).map { _ in
                price *= 1 + 0.012 * noise.normal()
                return price
            }
        }

        var change: Double { (prices.last ?? 1) / (prices.first ?? 1) - 1 }
    }

    private let shares = [
        Share("ALDR", seed: 5, price: 182), Share("BRCH", seed: 8, price: 64), Share("CEDR", seed: 23, price: 17.5),
        Share("ELMS", seed: 31, price: 240),
    ]

    var body: some View {
        VStack(spacing: 10) {
            ForEach(shares) { share in
                let color: Color = share.change < 0 ? .red : .green
                HStack(spacing: 16) {
                    Text(share.id).font(.headline).frame(width: 64, alignment: .leading)
                    Chart(Array(share.prices.enumerated()), id: \.offset) { day, price in
                        LineMark(x: .value("Day", day), y: .value("Price", price))
                            .lineStyle(StrokeStyle(lineWidth: 1.5, lineJoin: .round))
                            .foregroundStyle(color)
                    }
                    .chartXAxis(.hidden)
                    .chartYAxis(.hidden)
                    .chartYScale(domain: .automatic(includesZero: false))
                    Text(share.change, format: .percent.precision(.fractionLength(1)))
                        .font(.callout).monospacedDigit().foregroundStyle(color)
                        .frame(width: 64, alignment: .trailing)
                }
                .frame(height: 36)
            }
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
    }
}
