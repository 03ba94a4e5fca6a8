import Charts
import SwiftUI

/// A smooth line over a fading area, and nothing else.
struct LineOverArea: View {
    private let speeds = [11.2, 14.8, 13.1, 18.4, 24.9, 22.3, 27.6, 31.2, 28.8, 21.5, 19.7, 24.1, 29.9, 26.4, 17.8]

    var body: some View {
        Chart(Array(speeds.enumerated()), id: \.offset) { minute, speed in
            AreaMark(
                x: .value("Minute", minute),
                y: .value("Speed", speed)
            )
            .interpolationMethod(.catmullRom)
            .foregroundStyle(
                .linearGradient(colors: [.mint.opacity(0.6), .mint.opacity(0)], startPoint: .top, endPoint: .bottom))

            LineMark(
                x: .value("Minute", minute),
                y: .value("Speed", speed)
            )
            .interpolationMethod(.catmullRom)
            .foregroundStyle(.mint)
            .lineStyle(StrokeStyle(lineWidth: 3, lineCap: .round))
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
    }
}
