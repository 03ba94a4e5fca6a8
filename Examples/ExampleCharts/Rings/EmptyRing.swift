import Ridgeline
import SwiftUI

/// Freshwater and the rest of the water on Earth, beside the Moon: a total of 0 keeps its ring and legend.
struct EmptyRing: View {
    private let water = [RingSegment("Salt", value: 97.5), RingSegment("Fresh", value: 2.5)]
    private let moon = [RingSegment("Salt", value: 0), RingSegment("Fresh", value: 0)]

    private var options: RingOptions {
        RingOptions {
            $0.colors = [.blue, .mint]
            $0.legend = .bottom
            $0.decimals = 1
        }
    }

    var body: some View {
        HStack(spacing: 32) {
            SegmentedRing(water, options: options) { _ in RingCenterText("Earth", size: 20) }
            SegmentedRing(moon, options: options) { _ in RingCenterText("Moon", size: 20) }
        }
    }
}
