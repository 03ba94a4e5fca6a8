import MMHeatmap
import Ridgeline
import SwiftUI

/// The API of the package MMHeatmap: wind in whole metres a second.
struct MonthsHeatmap: View {
    private var data: [MMHeatmapData] {
        SeattleWeather.days(of: 2015).map {
            MMHeatmapData(
                year: $0.year, month: $0.day.month, day: $0.day.day, value: Int(exactly: $0.wind.rounded()))
        }
    }

    var body: some View {
        MMHeatmapView(
            start: .example(2015, 1, 12), end: .example(2015, 6, 20), data: data,
            style: MMHeatmapStyle(baseCellColor: .systemIndigo, isScroll: false))
    }
}
