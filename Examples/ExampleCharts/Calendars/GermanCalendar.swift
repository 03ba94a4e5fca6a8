import Ridgeline
import SwiftUI

/// Names and the first weekday of another language.
struct GermanCalendar: View {
    var body: some View {
        CalendarHeatmap(
            SeattleWeather.days, day: \.day, value: \.high, range: CivilDayRange(year: 2013),
            options: CalendarOptions {
                $0.colors = [.gray.opacity(0.15), .red]
                $0.weekdayLabels = .rows([1, 3, 5, 7])
                $0.valueLabel = "°C"
            }
        )
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
}
