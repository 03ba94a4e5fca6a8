import Ridgeline
import SwiftUI

/// December 2015 in Seattle had far more rain than Decembers have (NOAA, mean of 2012 to 2015): as a second lap, clamped,
/// and with a badge.
struct OverflowRings: View {
    private let choices: [(String, RingOptions.Overflow)] = [("Lap", .lap), ("Clamp", .clamp), ("Badge", .badge)]

    private func rain(_ days: [WeatherDay]) -> Double { days.reduce(0) { $0 + $1.rain } }

    private var track: RingTrack {
        let decembers = SeattleWeather.days.filter { $0.day.month == 12 }
        return RingTrack(
            "December 2015", value: rain(decembers.filter { $0.year == 2015 }), of: rain(decembers) / 4)
    }

    var body: some View {
        HStack(spacing: 24) {
            ForEach(choices, id: \.0) { title, overflow in
                VStack(spacing: 6) {
                    SegmentedRing(
                        tracks: [track],
                        options: RingOptions {
                            $0.overflow = overflow
                            $0.innerRadius = 0.7
                            $0.colors = [.blue]
                        }
                    ) { ring in RingCenterText(ring.doneText, size: 20) }
                    Text(title).font(.caption)
                }
            }
        }
    }
}
