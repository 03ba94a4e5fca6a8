import Ridgeline
import SwiftUI

/// Rain of wet days: it cannot be less than nothing, so the densities are reflected at 0.
struct RainRidges: View {
    private var wet: [WeatherDay] { SeattleWeather.days.filter { $0.rain > 0 && $0.rain < 30 } }

    var body: some View {
        RidgelinePlot(
            wet, samples: \.rain, group: \.month,
            options: RidgelineOptions {
                $0.order = .mean
                $0.isReversed = true
                $0.lowerBound = 0
                $0.tails = .trimmed
                $0.overlap = 2
                $0.fill = .order(Gradient(colors: [.blue, .cyan]))
            })
    }
}
