import Ridgeline
import SwiftUI

/// Wet days in Seattle (NOAA, 2012 to 2015), on a gauge that runs against the clock.
struct WaterGauge: View {
    private var wet: Int { SeattleWeather.days.count { $0.rain > 0 } }

    var body: some View {
        SegmentedRing(
            tracks: [RingTrack("Wet days", value: Double(wet), of: Double(SeattleWeather.days.count), color: .blue)],
            options: RingOptions {
                $0.start = .degrees(135)
                $0.sweep = .degrees(270)
                $0.isClockwise = false
                $0.innerRadius = 0.75
                $0.cornerRadius = 20
            }
        ) { ring in
            RingCenterText(ring.doneText, caption: "wet days", size: 30)
        }
    }
}
