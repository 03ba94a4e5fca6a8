import Ridgeline
import SwiftUI

/// Rain of three years in Seattle (NOAA) against the mean of the four from 2012 to 2015: beyond it a second lap begins.
struct GoalRings: View {
    private let years: [(year: Int, color: Color)] = [(2014, .blue), (2015, .teal), (2013, .orange)]

    private func rain(_ days: [WeatherDay]) -> Double { days.reduce(0) { $0 + $1.rain } }

    var body: some View {
        SegmentedRing(
            tracks: years.map { year, color in
                RingTrack(
                    String(year), value: rain(SeattleWeather.days(of: year)), of: rain(SeattleWeather.days) / 4,
                    color: color)
            },
            options: RingOptions {
                $0.innerRadius = 0.35
                $0.cornerRadius = 20
                $0.gap = 0
                $0.legend = .trailing
            })
    }
}
