import Charts
import SwiftUI

/// No axes at all: the plot is the whole frame, with a border of its own.
struct HiddenAxes: View {
    private let heights: [Double] = (0..<80).map { index in
        let place = Double(index)
        return 20 + 12 * sin(place / 9) + 5 * sin(place / 3.3)
    }

    var body: some View {
        Chart(Array(heights.enumerated()), id: \.offset) { index, height in
            AreaMark(x: .value("Place", index), y: .value("Height", height))
                .foregroundStyle(.green.gradient)
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartYScale(domain: 0...50)
        .chartXScale(domain: 0...79)
        .chartPlotStyle { plot in
            plot
                .background(
                    LinearGradient(
                        colors: [.cyan.opacity(0.5), .white.opacity(0.1)], startPoint: .top, endPoint: .bottom)
                )
                .clipShape(RoundedRectangle(cornerRadius: 12))
                .overlay { RoundedRectangle(cornerRadius: 12).stroke(.secondary, lineWidth: 1) }
        }
    }
}
