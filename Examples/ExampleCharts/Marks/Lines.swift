import Charts
import SwiftUI

/// One line over dates.
struct Lines: View {
    private struct Sample: Identifiable {
        let day: Date
        let pulse: Double
        var id: Date { day }
    }

    private let samples: [Sample] = (0..<90).map { day in
        let week = sin(Double(day) / 7 * 2 * .pi)
        return Sample(
            day: Date.example(2024, 1, 1).adding(day, .day),
            pulse: 64 - Double(day) / 15 + 2.2 * week + Double((day * 37) % 11) / 4)
    }

    var body: some View {
        Chart(samples) { sample in
            LineMark(
                x: .value("Day", sample.day),
                y: .value("Pulse", sample.pulse)
            )
        }
        .chartYScale(domain: 50...75)
    }
}
