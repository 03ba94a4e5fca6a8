import Ridgeline
import SwiftUI

/// Sweden's 123 % of a goal: as a second lap, clamped, and with a badge.
struct OverflowRings: View {
    private let choices: [(String, RingOptions.Overflow)] = [("Lap", .lap), ("Clamp", .clamp), ("Badge", .badge)]

    var body: some View {
        HStack(spacing: 24) {
            ForEach(choices, id: \.0) { title, overflow in
                VStack(spacing: 6) {
                    SegmentedRing(
                        tracks: [RingTrack("Sweden", value: 60.1, of: 49)],
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
