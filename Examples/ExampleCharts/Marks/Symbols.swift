import Charts
import SwiftUI

/// The eight built-in symbols, filled, as outlines and in three sizes.
struct Symbols: View {
    private let shapes: [(name: String, shape: BasicChartSymbolShape)] = [
        ("circle", .circle), ("square", .square), ("triangle", .triangle), ("diamond", .diamond),
        ("pentagon", .pentagon), ("plus", .plus), ("cross", .cross), ("asterisk", .asterisk),
    ]

    var body: some View {
        Chart(shapes, id: \.name) { name, shape in
            PointMark(x: .value("Shape", name), y: .value("Row", "50")).symbol(shape)
            PointMark(x: .value("Shape", name), y: .value("Row", "200")).symbol(shape).symbolSize(200)
            PointMark(x: .value("Shape", name), y: .value("Row", "400")).symbol(shape).symbolSize(400)
            PointMark(x: .value("Shape", name), y: .value("Row", "outline"))
                .symbol(shape.strokeBorder(lineWidth: 1.5))
                .symbolSize(200)
        }
        .chartXAxis {
            AxisMarks {
                AxisGridLine()
                AxisValueLabel(collisionResolution: .disabled).font(.system(size: 9))
            }
        }
        .chartYAxis { AxisMarks(position: .leading) }
    }
}
