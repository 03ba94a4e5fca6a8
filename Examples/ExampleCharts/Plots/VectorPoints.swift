import Charts
import SwiftUI

/// Thousands of points from columns, each with its size and colour.
struct VectorPoints: View {
    private struct Star {
        let color: Double
        let magnitude: Double
        let size: CGFloat
    }

    private let stars: [Star] = {
        var noise = ExampleNoise(seed: 2)
        return (0..<3000).map { index in
            let t = Double(index) / 3000
            let isGiant = index % 9 == 0
            let color = isGiant ? 1.1 + 0.25 * noise.normal() : -0.2 + 1.9 * t + 0.04 * noise.normal()
            let magnitude = isGiant ? 0.8 + 0.9 * noise.normal() : 0.5 + 5.5 * color + 0.45 * noise.normal()
            return Star(color: color, magnitude: magnitude, size: isGiant ? 9 : 4)
        }
    }()

    var body: some View {
        Chart {
            PointPlot(stars, x: .value("Colour", \.color), y: .value("Magnitude", \.magnitude))
                .symbolSize(\.size)
                .foregroundStyle(by: .value("Colour", \.color))
                .opacity(0.7)
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.blue, .cyan, .yellow, .orange, .red]))
        .chartYScale(domain: .automatic(reversed: true))
        .chartLegend(.hidden)
        .chartXAxisLabel("B − V")
        .chartYAxisLabel("Magnitude")
    }
}
