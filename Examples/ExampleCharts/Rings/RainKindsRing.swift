import Ridgeline
import SwiftUI

/// Days in Seattle by how much it rained (NOAA, 2012 to 2015): the smallest parts stay visible, and the legend says what
/// they are.
struct RainKindsRing: View {
    private let kinds: [(String, ClosedRange<Double>)] = [
        ("Dry", 0...0), ("Up to 5 mm", 0.1...5), ("Up to 20 mm", 5.1...20), ("Up to 40 mm", 20.1...40),
        ("More", 40.1...1000),
    ]

    private var segments: [RingSegment] {
        kinds.map { name, range in
            RingSegment(name, value: Double(SeattleWeather.days.count { range.contains($0.rain) }))
        }
    }

    var body: some View {
        SegmentedRing(
            segments,
            options: RingOptions {
                $0.colors = [.yellow, .mint, .teal, .blue, .indigo]
                $0.minimumAngle = .degrees(3)
                $0.gap = 2
                $0.cornerRadius = 4
                $0.legend = .trailing
                $0.decimals = 1
            }
        ) { _ in RingCenterText("1 461 days", size: 20) }
    }
}
