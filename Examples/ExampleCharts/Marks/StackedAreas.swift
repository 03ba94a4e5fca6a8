import Charts
import SwiftUI

/// Areas on top of one another, in the order of the data.
struct StackedAreas: View {
    private struct Use: Identifiable {
        let id = UUID()
        let date: Date
        let kind: String
        let share: Double
    }

    private let uses: [Use] = ["Coal", "Gas", "Wind", "Sun"].enumerated().flatMap { index, kind in
        (0...20).map { year in
            let t = Double(year) / 20
            let curve = [38 - 27 * t, 24 + 4 * sin(t * .pi), 4 + 24 * t * t, 1 + 17 * t * t * t][index]
            return Use(date: .example(2004 + year, 1), kind: kind, share: curve)
        }
    }

    var body: some View {
        Chart(uses) { use in
            AreaMark(
                x: .value("Year", use.date),
                y: .value("Share", use.share)
            )
            .foregroundStyle(by: .value("Kind", use.kind))
        }
        .chartForegroundStyleScale(["Coal": .brown, "Gas": .orange, "Wind": .teal, "Sun": .yellow])
    }
}
