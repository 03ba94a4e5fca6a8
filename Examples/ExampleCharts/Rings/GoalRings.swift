import Ridgeline
import SwiftUI

/// Renewable energy of 2020 against national goals of the European Union: beyond the goal a second lap begins.
struct GoalRings: View {
    private let tracks = [
        RingTrack("Bulgaria", value: 23.3, of: 16, color: .green),
        RingTrack("Sweden", value: 60.1, of: 49, color: .blue),
        RingTrack("France", value: 19.1, of: 23, color: .orange),
    ]

    var body: some View {
        SegmentedRing(
            tracks: tracks,
            options: RingOptions {
                $0.innerRadius = 0.35
                $0.cornerRadius = 20
                $0.gap = 0
                $0.legend = .trailing
            })
    }
}
