import SwiftUI

/// Colours and texts of a heat map.
public class MMHeatmapStyle: ObservableObject {
    /// Of the largest value.
    @Published public var baseCellColor: UIColor
    /// Of the value 0.
    @Published public var minCellColor: UIColor
    /// Names of the weekdays from Sunday to Saturday.
    @Published public var week: [String]
    /// Pattern of the months' names: "M", "MM", "MMM".
    @Published public var dateMMFormat: String
    /// Whether the last month ends with the end date, or goes on to its last day.
    @Published public var clippedWithEndDate: Bool
    /// Whether the months scroll sideways.
    @Published public var isScroll: Bool
    /// The weekday of the first row, 1 for Sunday to 7. That package's weeks always begin on Sunday.
    @Published public var firstWeekday: Int

    public init(
        baseCellColor: UIColor = .label, minCellColor: UIColor = .secondarySystemBackground,
        week: [String] = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], dateMMFormat: String = "MMM",
        clippedWithEndDate: Bool = true, isScroll: Bool = true, firstWeekday: Int = 1
    ) {
        self.baseCellColor = baseCellColor
        self.minCellColor = minCellColor
        self.week = week
        self.dateMMFormat = dateMMFormat
        self.clippedWithEndDate = clippedWithEndDate
        self.isScroll = isScroll
        self.firstWeekday = firstWeekday
    }
}

/// Sizes of a heat map.
public class MMHeatmapLayout: ObservableObject {
    /// Side of a cell, in points.
    @Published public var cellSize: CGFloat

    public init(cellSize: CGFloat = 10) { self.cellSize = cellSize }
}
