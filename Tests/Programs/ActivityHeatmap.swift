import MMHeatmap
import SwiftUI

// An app with a heat map of activity, written as clients of the package MMHeatmap write it.

struct Workout: Identifiable {
    let id = UUID()
    var date: Date
    var minutes: Int?
}

final class WorkoutStore: ObservableObject {
    @Published private(set) var workouts: [Workout]

    init(workouts: [Workout]) { self.workouts = workouts }

    var heatmap: [MMHeatmapData] { workouts.map { MMHeatmapData(date: $0.date, value: $0.minutes) } }
}

struct ActivityScreen: View {
    @StateObject private var style = MMHeatmapStyle(baseCellColor: UIColor.systemIndigo)
    @StateObject private var layout = MMHeatmapLayout(cellSize: 12)
    @ObservedObject var store: WorkoutStore
    let start: Date
    let end: Date

    var body: some View {
        VStack(alignment: .leading) {
            MMHeatmapView(start: start, end: end, data: store.heatmap, style: style, layout: layout)
            Toggle("Scrolls", isOn: $style.isScroll)
            Slider(value: $layout.cellSize, in: 6...24)
            Button("Green") {
                style.baseCellColor = .systemGreen
                style.minCellColor = .systemBackground
                style.week = ["S", "M", "T", "W", "T", "F", "S"]
                style.dateMMFormat = "M"
                style.clippedWithEndDate = false
            }
        }
        .padding()
    }
}

struct FixedHeatmap: View {
    private let start = Calendar.current.date(from: DateComponents(year: 2022, month: 1, day: 1)) ?? .distantPast
    private let end = Calendar.current.date(from: DateComponents(year: 2022, month: 4, day: 3)) ?? .distantPast

    var body: some View {
        MMHeatmapView(
            start: start, end: end,
            data: [
                MMHeatmapData(year: 2022, month: 1, day: 10, value: 5),
                MMHeatmapData(year: 2022, month: 4, day: 1, value: 10),
                MMHeatmapData(year: 2022, month: 4, day: 2, value: nil),
            ],
            style: MMHeatmapStyle(
                baseCellColor: UIColor.systemIndigo, minCellColor: UIColor.secondarySystemBackground,
                week: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], dateMMFormat: "MMM", clippedWithEndDate: true,
                isScroll: false),
            layout: MMHeatmapLayout(cellSize: 10))
    }
}

struct BareHeatmap: View {
    var body: some View {
        MMHeatmapView(start: Date(timeIntervalSinceNow: -7_000_000), end: Date(), data: [])
    }
}
