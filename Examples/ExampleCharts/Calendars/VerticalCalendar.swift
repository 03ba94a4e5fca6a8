import Ridgeline
import SwiftUI

/// Weeks downwards, two years beside each other.
struct VerticalCalendar: View {
    private var days: [WeatherDay] { SeattleWeather.days.filter { $0.year >= 2014 } }

    var body: some View {
        CalendarHeatmap(
            days, day: \.day, value: { $0.high - $0.low },
            options: CalendarOptions {
                $0.direction = .vertical
                $0.arrangement = .years
                $0.colors = [.gray.opacity(0.15), .orange]
                $0.cellSize = .fixed(10)
            })
    }
}
