import Ridgeline
import SwiftUI

/// Groups of none, one and equal values keep their rows: rain of four kinds of days.
struct OddGroupRidges: View {
    private var series: [RidgelineSeries] {
        let year = SeattleWeather.days(of: 2015)
        let summer = year.filter { $0.day.month == 7 }
        return [
            RidgelineSeries("Wind", samples: year.map(\.wind)),
            RidgelineSeries("Dry days", samples: summer.filter { $0.rain == 0 }.map(\.rain)),
            RidgelineSeries("Stormiest", samples: [year.map(\.wind).max() ?? 0]),
            RidgelineSeries("Snow", samples: []),
            RidgelineSeries("Wet days", samples: year.filter { $0.rain > 0 && $0.rain < 15 }.map(\.rain)),
        ]
    }

    var body: some View {
        RidgelinePlot(series: series, options: RidgelineOptions { $0.overlap = 1.2 })
    }
}
