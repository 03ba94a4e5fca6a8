import Charts
import SwiftUI

/// Views as symbols: the number of the match in a badge.
struct ViewSymbols: View {
    private struct Match: Identifiable {
        let id: Int
        let points: Int
        let isWon: Bool
    }

    private let matches = [
        Match(id: 1, points: 78, isWon: true), Match(id: 2, points: 64, isWon: false),
        Match(id: 3, points: 71, isWon: false), Match(id: 4, points: 88, isWon: true),
        Match(id: 5, points: 83, isWon: true), Match(id: 6, points: 92, isWon: true),
        Match(id: 7, points: 69, isWon: false), Match(id: 8, points: 85, isWon: true),
    ]

    var body: some View {
        Chart(matches) { match in
            LineMark(x: .value("Match", match.id), y: .value("Points", match.points))
                .foregroundStyle(.gray)
                .symbol {
                    ZStack {
                        Circle().fill(match.isWon ? .green : .red)
                        Text("\(match.id)").font(.caption2).bold().foregroundStyle(.white)
                    }
                    .frame(width: 18, height: 18)
                }
        }
        .chartYScale(domain: 50...100)
        .chartXScale(domain: 0.5...8.5)
        .chartXAxis(.hidden)
    }
}
