import Ridgeline
import SwiftUI

/// How warm the days of each month were; colour is temperature in every row.
struct TemperatureRidges: View {
    private let gradient = Gradient(colors: [.indigo, .blue, .teal, .yellow, .orange, .red])

    var body: some View {
        RidgelinePlot(
            SeattleWeather.days, samples: \.high, group: \.month,
            options: RidgelineOptions {
                $0.fill = .x(gradient)
                $0.overlap = 2.5
                $0.tails = .cutoff(0.01)
                $0.lineWidth = 1
            })
    }
}
