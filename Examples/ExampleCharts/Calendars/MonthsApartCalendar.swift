import Ridgeline
import SwiftUI

/// Each month by itself, in colours of equal numbers of days.
struct MonthsApartCalendar: View {
    var body: some View {
        CalendarHeatmap(
            SeattleWeather.days, day: \.day, value: \.wind, range: CivilDayRange(year: 2013),
            options: CalendarOptions {
                $0.months = .apart(8)
                $0.scale = .quantiles(5)
                $0.colors = [.gray.opacity(0.15), .purple]
                $0.cellSize = .fixed(10)
            })
    }
}
