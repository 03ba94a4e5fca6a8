import Ridgeline
import SwiftUI

/// Dry days in Seattle by season (NOAA, 2012 to 2015), winter outermost: wet days are a part to do.
struct SeasonRings: View {
    private let seasons: [(name: String, months: Set<Int>)] = [
        ("Winter", [12, 1, 2]), ("Spring", [3, 4, 5]), ("Autumn", [9, 10, 11]), ("Summer", [6, 7, 8]),
    ]

    private var tracks: [RingTrack] {
        seasons.map { season in
            let days = SeattleWeather.days.filter { season.months.contains($0.day.month) }
            let dry = days.count { $0.rain == 0 }
            return RingTrack(
                season.name,
                segments: [
                    RingSegment("Dry", value: Double(dry)),
                    RingSegment("Wet", value: Double(days.count - dry), isDone: false),
                ])
        }
    }

    var body: some View {
        SegmentedRing(
            tracks: tracks,
            options: RingOptions {
                $0.innerRadius = 0.4
                $0.gap = 2
                $0.cornerRadius = 4
                $0.colors = [.orange]
            }
        ) { ring in
            RingCenterText(ring.doneTexts.last ?? "", caption: "of summer", size: 24)
        }
    }
}
