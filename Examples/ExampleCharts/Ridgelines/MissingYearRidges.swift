import Ridgeline
import SwiftUI

/// Weekly means through three years; the one without data keeps its row.
struct MissingYearRidges: View {
    private struct Week: Hashable {
        var year: Int
        var week: Int
        var high: Double
    }

    private var weeks: [Week] {
        [2012, 2013, 2015].flatMap { year in
            let highs = SeattleWeather.days(of: year).map(\.high)
            return (0..<52).map { week in
                let days = highs.dropFirst(week * 7).prefix(7)
                return Week(year: year, week: week + 1, high: days.reduce(0, +) / Double(max(1, days.count)))
            }
        }
    }

    var body: some View {
        RidgelinePlot(
            weeks, x: \.week, height: \.high, group: \.year,
            options: RidgelineOptions {
                $0.spacing = .emptyRows
                $0.overlap = 1.5
                $0.fill = .height(Gradient(colors: [.blue, .mint, .orange]))
                $0.xDomain = 1...52
            })
    }
}
