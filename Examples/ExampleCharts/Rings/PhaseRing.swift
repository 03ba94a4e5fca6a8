import Ridgeline
import SwiftUI

/// The article's release in phases, on its fourth day: the shares are its own numbers, not measured ones.
struct PhaseRing: View {
    private let portions = [0.01, 0.01, 0.03, 0.05, 0.1, 0.3, 0.5]

    var body: some View {
        SegmentedRing(
            portions.enumerated().map { RingSegment("Day \($0 + 1)", value: $1, isDone: $0 < 4) },
            options: RingOptions { $0.colors = [.purple] }
        ) { ring in
            RingCenterText(ring.doneText, caption: "Day 4 out of 7", weight: .heavy)
        }
    }
}
