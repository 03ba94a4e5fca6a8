import Charts
import SwiftUI

/// The four presets of a y axis, on the same data.
struct AxisPresets: View {
    private let presets: [(name: String, preset: AxisMarkPreset)] = [
        ("Automatic", .automatic), ("Extended", .extended), ("Aligned", .aligned), ("Inset", .inset),
    ]
    private let values = [320.0, 480, 410, 690, 530]

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 20) { ForEach(presets[..<2], id: \.name) { panel($0, $1) } }
            HStack(spacing: 20) { ForEach(presets[2...], id: \.name) { panel($0, $1) } }
        }
    }

    private func panel(_ name: String, _ preset: AxisMarkPreset) -> some View {
        VStack(alignment: .leading) {
            Text(name).font(.caption).foregroundStyle(.secondary)
            Chart(Array(values.enumerated()), id: \.offset) { index, value in
                LineMark(x: .value("Index", index * 25), y: .value("Value", value))
            }
            .padding(.top, 10)
            .chartXAxis { AxisMarks(preset: .aligned) }
            .chartYAxis { AxisMarks(preset: preset, position: .leading) }
        }
    }
}
