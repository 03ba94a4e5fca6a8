import Ridgeline
import SwiftUI

/// People by continent in 2022, in millions: the percentages add up to 100.
struct PopulationRing: View {
    private let continents = [
        RingSegment("Asia", value: 4723), RingSegment("Africa", value: 1427), RingSegment("Europe", value: 744),
        RingSegment("North America", value: 600), RingSegment("South America", value: 437),
        RingSegment("Oceania", value: 45),
    ]

    var body: some View {
        SegmentedRing(
            continents,
            options: RingOptions {
                $0.colors = [.blue, .green, .orange, .purple, .red, .teal]
                $0.gap = 3
                $0.cornerRadius = 6
                $0.legend = .trailing
            }
        ) { _ in RingCenterText("7 976 million people", short: "8 B", size: 22) }
    }
}
