import Ridgeline
import SwiftUI

/// Rain up to its 95th percentile; the legend says that the last colour goes on.
struct ClippedCalendar: View {
    var body: some View {
        CalendarHeatmap(
            SeattleWeather.days, day: \.day, value: \.rain, range: CivilDayRange(year: 2012),
            options: CalendarOptions {
                $0.scale = .clipped(percentile: 95)
                $0.colors = [.gray.opacity(0.15), .indigo]
                $0.months = .outlined
            })
    }
}
