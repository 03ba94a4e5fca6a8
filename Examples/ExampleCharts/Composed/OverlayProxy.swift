import Charts
import SwiftUI

/// An overlay that finds its place through the proxy: a callout at the highest value.
struct OverlayProxy: View {
    private let power: [Double] = (0..<60).map { minute in
        let time = Double(minute)
        let sprint = exp(-pow((time - 44) / 4, 2))
        return 180 + 60 * sin(time / 8) + 45 * sprint
    }

    private var peak: (index: Int, value: Double) {
        power.enumerated().max { $0.element < $1.element }.map { ($0.offset, $0.element) } ?? (0, 0)
    }

    var body: some View {
        Chart(Array(power.enumerated()), id: \.offset) { minute, watts in
            LineMark(x: .value("Minute", minute), y: .value("Watts", watts))
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                if let anchor = proxy.plotFrame, let point = proxy.position(for: (x: peak.index, y: peak.value)) {
                    let plot = geometry[anchor]
                    Circle()
                        .stroke(.red, lineWidth: 2)
                        .frame(width: 12, height: 12)
                        .position(x: plot.minX + point.x, y: plot.minY + point.y)
                    Text("\(peak.value, specifier: "%.0f") W")
                        .font(.caption.bold())
                        .foregroundStyle(.red)
                        .position(x: plot.minX + point.x, y: plot.minY + point.y - 18)
                }
            }
        }
    }
}
