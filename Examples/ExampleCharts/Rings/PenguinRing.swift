import Ridgeline
import SwiftUI

/// The penguins of Palmer Station by species (Palmer Station LTER), in a half ring.
struct PenguinRing: View {
    private let species: [(name: String, color: Color)] = [
        ("Adelie", .orange), ("Chinstrap", .purple), ("Gentoo", .teal),
    ]

    var body: some View {
        SegmentedRing(
            species.map { kind in
                RingSegment(
                    kind.name, value: Double(Penguins.all.count { $0.species == kind.name }), color: kind.color)
            },
            options: RingOptions {
                $0.start = .degrees(-90)
                $0.sweep = .degrees(180)
                $0.gap = 3
                $0.cornerRadius = 6
                $0.legend = .trailing
            }
        ) { _ in RingCenterText("\(Penguins.all.count)", caption: "measured") }
    }
}
