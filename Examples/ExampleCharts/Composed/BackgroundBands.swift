import Charts
import SwiftUI

/// A background laid out with the scales: zones of effort behind a heart rate.
struct BackgroundBands: View {
    private let zones: [(from: Double, to: Double, color: Color)] = [
        (60, 100, .gray), (100, 120, .blue), (120, 140, .green), (140, 160, .orange), (160, 180, .red),
    ]
    private let pulse: [Double] = (0..<120).map { second in
        let time = Double(second)
        let effort = 75 * (1 - exp(-time / 25))
        return 80 + effort + 9 * sin(time / 5) - max(0, time - 90)
    }

    var body: some View {
        Chart(Array(pulse.enumerated()), id: \.offset) { second, rate in
            LineMark(x: .value("Second", second), y: .value("Rate", rate))
                .foregroundStyle(.primary)
        }
        .chartYScale(domain: 60...180)
        .chartYAxis { AxisMarks(values: [60, 100, 120, 140, 160, 180]) { AxisValueLabel() } }
        .chartXAxis(.hidden)
        .chartBackground { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame {
                    let plot = geometry[anchor]
                    ForEach(zones, id: \.from) { zone in
                        if let top = proxy.position(forY: zone.to), let bottom = proxy.position(forY: zone.from) {
                            Rectangle()
                                .fill(zone.color.opacity(0.25))
                                .frame(width: plot.width, height: bottom - top)
                                .offset(x: plot.minX, y: plot.minY + top)
                        }
                    }
                }
            }
        }
    }
}
