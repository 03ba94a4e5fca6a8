import Charts
import SwiftUI

/// Areas stacked around the middle, without a y axis.
struct CenteredAreas: View {
    private struct Play: Identifiable {
        let id = UUID()
        let week: Int
        let band: String
        let hours: Double
    }

    private let plays: [Play] = ["The Alders", "Kitewing", "Nocturne", "Pale Harbour", "Seven Mills"].enumerated()
        .flatMap { index, band in
            (0..<40).map { week in
                let phase = Double(week) / 40 * 2 * .pi
                let hours = 3 + 2 * sin(phase + Double(index) * 1.3) + 1.2 * sin(3 * phase + Double(index * index))
                return Play(week: week, band: band, hours: max(0.2, hours))
            }
        }

    var body: some View {
        Chart(plays) { play in
            AreaMark(
                x: .value("Week", play.week),
                y: .value("Hours", play.hours),
                stacking: .center
            )
            .foregroundStyle(by: .value("Band", play.band))
            .interpolationMethod(.catmullRom)
        }
        .chartYAxis(.hidden)
        .chartXScale(domain: 0...39)
    }
}
