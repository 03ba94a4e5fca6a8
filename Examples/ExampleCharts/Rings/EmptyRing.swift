import Ridgeline
import SwiftUI

/// Nights of frost in Seattle by year (NOAA), in January and in July: a total of 0 keeps its ring and legend.
struct EmptyRing: View {
    private func nights(_ month: Int) -> [RingSegment] {
        (2012...2015).map { year in
            let nights = SeattleWeather.days(of: year).count { $0.day.month == month && $0.low < 0 }
            return RingSegment(String(year), value: Double(nights))
        }
    }

    private var options: RingOptions {
        RingOptions {
            $0.colors = [.indigo, .blue, .cyan, .mint]
            $0.legend = .bottom
        }
    }

    var body: some View {
        HStack(spacing: 32) {
            SegmentedRing(nights(1), options: options) { _ in RingCenterText("January", size: 20) }
            SegmentedRing(nights(7), options: options) { _ in RingCenterText("July", size: 20) }
        }
    }
}
