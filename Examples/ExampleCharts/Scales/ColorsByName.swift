import Charts
import SwiftUI

/// Colours by category, and the legend in their order.
struct ColorsByName: View {
    private struct Vote: Identifiable {
        let id = UUID()
        let year: String
        let party: String
        let seats: Int
    }

    private let votes: [Vote] = {
        let seats: KeyValuePairs = [
            "2016": ["Rose": 34, "Oak": 41, "Sun": 12, "Lake": 13],
            "2020": ["Rose": 29, "Oak": 38, "Sun": 21, "Lake": 12],
            "2024": ["Rose": 31, "Oak": 27, "Sun": 26, "Lake": 16],
        ]
        return seats.flatMap { year, parties in
            ["Rose", "Oak", "Sun", "Lake"].map { Vote(year: year, party: $0, seats: parties[$0] ?? 0) }
        }
    }()

    var body: some View {
        Chart(votes) { vote in
            BarMark(x: .value("Seats", vote.seats), y: .value("Year", vote.year))
                .foregroundStyle(by: .value("Party", vote.party))
        }
        .chartForegroundStyleScale(["Rose": .pink, "Oak": .green, "Sun": .yellow, "Lake": .cyan])
        .chartXScale(domain: 0...100)
    }
}
