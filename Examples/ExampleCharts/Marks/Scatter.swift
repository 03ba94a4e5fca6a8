import Charts
import SwiftUI

/// Three kinds of points by colour and symbol.
struct Scatter: View {
    private struct Flower: Identifiable {
        let id = UUID()
        let kind: String
        let length: Double
        let width: Double
    }

    private let flowers: [Flower] = [
        ("Setosa", 1.5, 0.3, 0.15), ("Versicolor", 4.3, 1.3, 0.45), ("Virginica", 5.6, 2.0, 0.5),
    ]
    .flatMap { kind, length, width, spread in
        var noise = ExampleNoise(seed: UInt64(kind.utf8.count))
        return (0..<35).map { _ in
            let size = noise.normal()
            return Flower(
                kind: kind, length: length + spread * size,
                width: width + spread * (0.3 * size + 0.25 * noise.normal()))
        }
    }

    var body: some View {
        Chart(flowers) { flower in
            PointMark(
                x: .value("Length", flower.length),
                y: .value("Width", flower.width)
            )
            .foregroundStyle(by: .value("Kind", flower.kind))
            .symbol(by: .value("Kind", flower.kind))
        }
        .chartXAxisLabel("Petal length in cm")
        .chartYAxisLabel("Petal width in cm")
    }
}
