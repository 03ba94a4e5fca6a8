import Charts
import SwiftUI

/// Rectangles from a collection: the sum of two waves.
struct VectorTiles: View {
    private struct Tile {
        let x: Int
        let y: Int
        let level: Double
        var right: Int { x + 1 }
        var top: Int { y + 1 }
    }

    private let tiles: [Tile] = (0..<48).flatMap { x in
        (0..<28).map { y in
            let (a, b) = (hypot(Double(x) - 10, Double(y) - 8), hypot(Double(x) - 34, Double(y) - 18))
            return Tile(x: x, y: y, level: cos(a / 2) + cos(b / 2))
        }
    }

    var body: some View {
        Chart {
            RectanglePlot(
                tiles, xStart: .value("Left", \.x), xEnd: .value("Right", \.right), yStart: .value("Bottom", \.y),
                yEnd: .value("Top", \.top)
            )
            .foregroundStyle(by: .value("Level", \.level))
        }
        .chartForegroundStyleScale(range: Gradient(colors: [.indigo, .cyan, .white]))
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
    }
}
