import Charts
import SwiftUI

/// All values of a group, pale and moved apart, and their mean as a line.
struct StripPlot: View {
    private let groups: [(name: String, values: [Double])] = ["Spring", "Summer", "Autumn", "Winter"].enumerated().map {
        var noise = ExampleNoise(seed: UInt64(100 + $0.offset))
        let mean = [12.0, 21, 13, 4][$0.offset]
        return ($0.element, (0..<50).map { _ in mean + 3.2 * noise.normal() })
    }

    var body: some View {
        Chart(groups, id: \.name) { name, values in
            ForEach(Array(values.enumerated()), id: \.offset) { index, value in
                PointMark(x: .value("Season", name), y: .value("Temperature", value))
                    .offset(x: CGFloat((index * 7) % 20) - 10)
                    .opacity(0.35)
                    .symbolSize(30)
            }
            RectangleMark(
                x: .value("Season", name),
                y: .value("Mean", values.reduce(0, +) / Double(values.count)),
                width: .ratio(0.6), height: 2
            )
            .foregroundStyle(.primary)
        }
    }
}
