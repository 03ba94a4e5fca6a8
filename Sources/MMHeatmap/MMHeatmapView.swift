import Ridgeline
import SwiftUI

/// A calendar of months side by side, from one date to another, its days coloured by their values.
public struct MMHeatmapView: View {
    private let start: Date
    private let end: Date?
    private let data: [MMHeatmapData]
    @ObservedObject private var style: MMHeatmapStyle
    @ObservedObject private var layout: MMHeatmapLayout

    @Environment(\.timeZone) private var timeZone

    /// - Parameters:
    ///   - end: nil for now.
    ///   - data: one for each day at most; of several the last counts. Days without one have the value 0.
    public init(
        start: Date, end: Date? = nil, data: [MMHeatmapData], style: MMHeatmapStyle = MMHeatmapStyle(),
        layout: MMHeatmapLayout = MMHeatmapLayout()
    ) {
        (self.start, self.end, self.data) = (start, end, data)
        self.style = style
        self.layout = layout
    }

    public var body: some View {
        if style.isScroll {
            ScrollView(.horizontal, showsIndicators: false) { heatmap }
        } else {
            heatmap
        }
    }

    private var heatmap: some View {
        CalendarHeatmap(values, range: range, options: options)
    }

    private var range: CivilDayRange {
        let first = CivilDay(start, in: timeZone)
        let last = CivilDay(end ?? Date(), in: timeZone)
        return CivilDayRange(
            min(first, last), style.clippedWithEndDate ? max(first, last) : max(first, last).lastOfMonth)
    }

    /// The data, and 0 for days without any. A day whose last datum is nil has no value at all.
    private var values: [CalendarDatum] {
        var known: Set<CivilDay> = []
        var clear: Set<CivilDay> = []
        var result: [CalendarDatum] = []
        for datum in data {
            guard let day = datum.civilDay(in: timeZone) else { continue }
            known.insert(day)
            if let value = datum.value {
                clear.remove(day)
                result.append(CalendarDatum(day, Double(max(0, value))))
            } else {
                clear.insert(day)
            }
        }
        result.removeAll { clear.contains($0.day) }
        let range = range
        let days = (0..<min(range.count, Self.mostDays)).map { range.first.adding(days: $0) }
        return result + days.filter { !known.contains($0) }.map { CalendarDatum($0, 0) }
    }

    /// Longer ranges are cut by the calendar, which says so.
    private static let mostDays = 100_000

    private var options: CalendarOptions {
        CalendarOptions {
            $0.cellSize = .fixed(layout.cellSize)
            $0.spacing = layout.cellSize > 0 ? 2 / Double(layout.cellSize) : 0.2
            $0.cornerRadius = 0.2
            $0.months = .apart(10)
            $0.showsDividers = true
            $0.firstWeekday = style.firstWeekday
            $0.weekdayNames = style.week
            $0.weekdayLabels = .rows([1, 4, 7])
            $0.firstWeekdayColor = .red
            $0.lastWeekdayColor = .blue
            $0.monthFormat = style.dateMMFormat
            $0.scale = .linear
            $0.maximum = data.compactMap(\.value).max().map(Double.init)
            $0.interpolation = .saturationAndBrightness
            $0.leastShade = 0
            $0.colors = [Color(style.minCellColor), Color(style.baseCellColor)]
            $0.absent = .hidden
            $0.legend = .hidden
        }
    }
}
