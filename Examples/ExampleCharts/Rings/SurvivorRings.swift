import Ridgeline
import SwiftUI

/// Who was saved from the Titanic, by class from the outside: a part to do for those who were not.
struct SurvivorRings: View {
    private let classes: [(String, Double, Double)] = [
        ("First class", 203, 325), ("Second class", 118, 285), ("Third class", 178, 706), ("Crew", 212, 885),
    ]

    var body: some View {
        SegmentedRing(
            tracks: classes.map { name, saved, all in
                RingTrack(
                    name,
                    segments: [
                        RingSegment("Saved", value: saved), RingSegment("Lost", value: all - saved, isDone: false),
                    ])
            },
            options: RingOptions {
                $0.innerRadius = 0.3
                $0.gap = 2
                $0.cornerRadius = 4
                $0.colors = [.teal]
            }
        ) { ring in
            RingCenterText(ring.doneText, caption: "of first class", size: 20)
        }
    }
}
