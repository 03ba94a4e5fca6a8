import Ridgeline
import SwiftUI

/// How many Mondays, Tuesdays and so on 2024 has, counted from the calendar: seven parts of 14 % would make 98, so two of
/// them have 15.
struct WeekdayRing: View {
    private let year = CivilDayRange(year: 2024)

    private var segments: [RingSegment] {
        let days = (0..<year.count).map { year.first.adding(days: $0).weekday }
        return [2, 3, 4, 5, 6, 7, 1].map { weekday in
            RingSegment(
                Calendar.examples.weekdaySymbols[weekday - 1], value: Double(days.count { $0 == weekday }))
        }
    }

    var body: some View {
        SegmentedRing(
            segments,
            options: RingOptions {
                $0.colors = [.red, .orange, .yellow, .green, .teal, .blue, .purple]
                $0.gap = 3
                $0.cornerRadius = 6
                $0.legend = .trailing
            }
        ) { _ in RingCenterText("\(year.count) days of 2024", short: "2024", size: 22) }
    }
}
