import Charts
import SwiftUI

/// A legend of one's own views, with totals.
struct CustomLegend: View {
    private struct Channel: Identifiable {
        let name: String
        let color: Color
        let values: [Double]
        var id: String { name }
    }

    private let channels = [
        Channel(name: "Direct", color: .blue, values: [31, 34, 33, 39, 41, 47]),
        Channel(name: "Search", color: .green, values: [22, 26, 31, 30, 36, 38]),
        Channel(name: "Social", color: .pink, values: [9, 8, 13, 17, 15, 21]),
    ]

    var body: some View {
        Chart(channels) { channel in
            ForEach(Array(channel.values.enumerated()), id: \.offset) { week, value in
                LineMark(x: .value("Week", week + 1), y: .value("Visits", value))
            }
            .foregroundStyle(by: .value("Channel", channel.name))
        }
        .chartForegroundStyleScale(domain: channels.map(\.name), range: channels.map(\.color))
        .chartXScale(domain: 1...6)
        .chartLegend(position: .top, alignment: .leading, spacing: 12) {
            HStack(spacing: 16) {
                ForEach(channels) { channel in
                    HStack(spacing: 6) {
                        RoundedRectangle(cornerRadius: 2).fill(channel.color).frame(width: 4, height: 28)
                        VStack(alignment: .leading, spacing: 0) {
                            Text(channel.name).font(.caption2).foregroundStyle(.secondary)
                            Text(channel.values.reduce(0, +), format: .number).font(.headline)
                        }
                    }
                }
            }
        }
    }
}
