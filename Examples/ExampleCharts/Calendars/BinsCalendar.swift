import Ridgeline
import SwiftUI

/// Temperatures in bins with round bounds.
struct BinsCalendar: View {
    var body: some View {
        CalendarHeatmap(
            SeattleWeather.days, day: \.day, value: \.high, range: CivilDayRange(year: 2015),
            options: CalendarOptions {
                $0.scale = .bins([5, 10, 15, 20, 25, 30])
                $0.colors = [.blue, .cyan, .yellow, .orange, .red]
            })
    }
}
