import Charts
import SwiftUI

/// A rectangle behind the line marks a stretch of time.
struct HighlightedRange: View {
    private let readings = (0...96).map { quarter in
        let hour = Double(quarter) / 4
        return (
            time: Date.example(2024, 5, 6).adding(quarter * 15, .minute),
            load: 310 + 90 * sin((hour - 8) / 24 * 2 * .pi)
                + 70 * exp(-pow((hour - 18.5) / 1.6, 2))
        )
    }

    var body: some View {
        Chart {
            RectangleMark(
                xStart: .value("From", Date.example(2024, 5, 6, hour: 17)),
                xEnd: .value("To", Date.example(2024, 5, 6, hour: 21))
            )
            .foregroundStyle(.orange.opacity(0.18))
            .annotation(position: .overlay, alignment: .top, spacing: 0) {
                Text("Peak").font(.caption2).foregroundStyle(.orange).padding(.top, 4)
            }
            ForEach(readings, id: \.time) { reading in
                LineMark(x: .value("Time", reading.time), y: .value("Load", reading.load))
            }
        }
        .chartYAxisLabel("MW")
    }
}
