import Ridgeline
import SwiftUI

/// Four years with one scale that goes both ways from the mean.
struct YearsCalendar: View {
    private var mean: Double {
        SeattleWeather.days.reduce(0) { $0 + $1.high } / Double(max(1, SeattleWeather.days.count))
    }

    var body: some View {
        CalendarHeatmap(
            SeattleWeather.days, day: \.day, value: \.high,
            options: CalendarOptions {
                $0.arrangement = .years
                $0.scale = .diverging(middle: mean)
                $0.colors = [.blue, .gray.opacity(0.15), .red]
                $0.valueLabel = "°C"
            })
    }
}
