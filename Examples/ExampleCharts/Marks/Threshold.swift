import Charts
import SwiftUI

/// Bars above a limit have another colour, and the limit is a rule with a note.
struct Threshold: View {
    private struct Hour: Identifiable {
        let hour: Int
        let level: Double
        var id: Int { hour }
    }

    private let limit = 65.0
    private let hours = (0..<24).map { hour in
        Hour(hour: hour, level: 46 + 30 * exp(-pow((Double(hour) - 15.5) / 4.5, 2)) + Double((hour * 7) % 5))
    }

    var body: some View {
        Chart {
            ForEach(hours) { hour in
                BarMark(
                    x: .value("Hour", Date.example(2024, 6, 1, hour: hour.hour), unit: .hour),
                    y: .value("Decibel", hour.level)
                )
                .foregroundStyle(hour.level > limit ? .orange : .blue)
            }
            RuleMark(y: .value("Limit", limit))
                .lineStyle(StrokeStyle(lineWidth: 2, dash: [6, 4]))
                .foregroundStyle(.red)
                .annotation(position: .top, alignment: .leading) {
                    Text("Limit 65 dB").font(.caption).foregroundStyle(.red)
                }
        }
    }
}
