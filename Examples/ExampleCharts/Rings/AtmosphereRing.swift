import Ridgeline
import SwiftUI

/// Dry air by volume: the smallest parts stay visible, and the legend says what they are.
struct AtmosphereRing: View {
    private let gases = [
        RingSegment("Nitrogen", value: 78.084), RingSegment("Oxygen", value: 20.946),
        RingSegment("Argon", value: 0.934), RingSegment("Carbon dioxide", value: 0.042),
    ]

    var body: some View {
        SegmentedRing(
            gases,
            options: RingOptions {
                $0.colors = [.blue, .teal, .orange, .red]
                $0.minimumAngle = .degrees(3)
                $0.gap = 2
                $0.cornerRadius = 4
                $0.legend = .trailing
                $0.decimals = 1
            }
        ) { _ in RingCenterText("Dry air", size: 20) }
    }
}
