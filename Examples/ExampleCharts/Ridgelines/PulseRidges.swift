import Ridgeline
import SwiftUI

/// Lines alone: two years of wind, a row for each month.
struct PulseRidges: View {
    @Environment(\.colorScheme) private var scheme

    private var days: [WeatherDay] { SeattleWeather.days.filter { $0.year >= 2014 } }

    var body: some View {
        RidgelinePlot(
            days, x: { $0.day.day }, height: \.wind, group: { "\($0.month) \($0.year)" },
            options: RidgelineOptions {
                $0.overlap = 5
                $0.fill = .colors([scheme == .dark ? .black : .white])
                $0.lineColor = .primary
                $0.lineWidth = 1.2
                $0.lineOpacity = 1
                $0.showsBaselines = false
                $0.labels = .hidden
                $0.interpolation = .catmullRom
            })
    }
}
