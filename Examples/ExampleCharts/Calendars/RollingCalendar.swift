import Ridgeline
import SwiftUI

/// The last 26 weeks, and what is still to come of the month.
struct RollingCalendar: View {
    private let today = CivilDay(year: 2015, month: 10, day: 14)

    private var range: CivilDayRange? {
        guard let today, let end = CivilDay(year: 2015, month: 10, day: 31) else { return nil }
        return CivilDayRange(CivilDayRange(weeks: 26, endingAt: today, firstWeekday: 1).first, end)
    }

    private var known: [WeatherDay] {
        SeattleWeather.days.filter { day in today.map { day.day <= $0 } ?? true }
    }

    var body: some View {
        CalendarHeatmap(
            known, day: \.day, value: \.rain, range: range,
            options: CalendarOptions {
                $0.today = today
                $0.scale = .logarithmic
                $0.colors = [.gray.opacity(0.15), .teal]
            })
    }
}
