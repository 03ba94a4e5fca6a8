import Ridgeline
import SwiftUI

/// Seats of the 20th German Bundestag as elected in 2021, in a half ring.
struct ParliamentRing: View {
    private let parties: [(String, Double, Color)] = [
        ("Left", 39, .purple), ("SPD", 206, .red), ("Greens", 118, .green), ("SSW", 1, .indigo), ("FDP", 92, .yellow),
        ("CDU/CSU", 197, .primary), ("AfD", 83, .blue),
    ]

    var body: some View {
        SegmentedRing(
            parties.map { RingSegment($0.0, value: $0.1, color: $0.2) },
            options: RingOptions {
                $0.start = .degrees(-90)
                $0.sweep = .degrees(180)
                $0.gap = 2
                $0.cornerRadius = 3
                $0.legend = .trailing
            }
        ) { _ in RingCenterText("736", caption: "seats") }
    }
}
