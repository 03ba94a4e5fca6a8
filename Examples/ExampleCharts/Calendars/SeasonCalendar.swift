import Ridgeline
import SwiftUI

/// Degrees above 25, on the days that had them; months without are left out.
struct SeasonCalendar: View {
    private var hot: [WeatherDay] { SeattleWeather.days.filter { $0.high >= 25 && $0.year >= 2014 } }

    var body: some View {
        CalendarHeatmap(
            hot, day: \.day, value: { $0.high - 25 },
            options: CalendarOptions {
                $0.arrangement = .years
                $0.months = .apart(8)
                $0.hidesEmptyMonths = true
                $0.colors = [.yellow.opacity(0.4), .red]
            })
    }
}
