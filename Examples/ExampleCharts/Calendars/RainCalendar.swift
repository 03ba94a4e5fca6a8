import Ridgeline
import SwiftUI

/// A year of rain; a root keeps the wettest days from washing out the others.
struct RainCalendar: View {
    var body: some View {
        CalendarHeatmap(
            SeattleWeather.days, day: \.day, value: \.rain, range: CivilDayRange(year: 2014),
            options: CalendarOptions {
                $0.scale = .squareRoot
                $0.months = .outlined
                $0.firstWeekday = 2
                $0.valueLabel = "mm"
                $0.colors = [.gray.opacity(0.15), .blue]
            })
    }
}
