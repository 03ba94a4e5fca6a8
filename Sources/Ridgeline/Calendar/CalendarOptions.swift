import SwiftUI

/// How a `CalendarHeatmap` is laid out and coloured. Everything has a default.
public struct CalendarOptions: Sendable {
    /// What goes on in time along the longer side.
    public enum Arrangement: Hashable, Sendable {
        /// One strip for the whole range.
        case strip
        /// A strip for each year, below each other (beside each other when weeks run downwards).
        case years
    }

    /// The way weeks follow each other.
    public enum Direction: Hashable, Sendable {
        /// A column for each week.
        case horizontal
        /// A row for each week.
        case vertical
    }

    /// What tells months apart.
    public enum Months: Hashable, Sendable {
        case together
        /// A line around the days of each month.
        case outlined
        /// Each month begins with a week of its own, this many points after the one before.
        case apart(CGFloat)
    }

    /// The side of a day's cell.
    public enum CellSize: Hashable, Sendable {
        /// As large as the proposed size allows, up to this many points (`.infinity` for no limit); where no size is
        /// proposed, up to 16.
        case fitted(upTo: CGFloat)
        /// In points.
        case fixed(CGFloat)
    }

    /// Which rows have the name of their weekday, from 1 for the first row.
    public enum WeekdayLabels: Hashable, Sendable {
        /// As many as have room.
        case automatic
        case hidden
        case rows([Int])
    }

    /// Where the scale is explained.
    public enum Legend: Hashable, Sendable {
        case bottom
        case hidden
    }

    /// How a kind of day looks.
    public enum Look: Hashable, Sendable {
        case filled(Color)
        case outlined(Color)
        /// A dot in the middle of the cell.
        case dotted(Color)
        case hidden
    }

    public var arrangement = Arrangement.strip
    public var direction = Direction.horizontal
    public var months = Months.together
    /// 1 for Sunday to 7 for Saturday; nil for the first weekday of the locale.
    public var firstWeekday: Int?
    public var cellSize = CellSize.fitted(upTo: 24)
    /// Between cells, as a share of a cell.
    public var spacing = 0.2
    /// Radius of the corners, as a share of a cell.
    public var cornerRadius = 0.2
    /// Leaves out months without any value from the strip, for seasonal data.
    public var hidesEmptyMonths = false

    /// Names of months over their first whole column, where they have room.
    public var showsMonthLabels = true
    /// Pattern of Unicode's date formats for months; nil for the short name in the locale.
    public var monthFormat: String?
    public var weekdayLabels = WeekdayLabels.automatic
    /// In place of the locale's names, from Sunday to Saturday.
    public var weekdayNames: [String]?
    /// Of the first and the last row's names, as in some countries; nil for the colour of the others.
    public var firstWeekdayColor: Color?
    /// As `firstWeekdayColor`, of the last row's name.
    public var lastWeekdayColor: Color?
    /// In points.
    public var labelSize: CGFloat = 10
    /// Lines between months that stand apart.
    public var showsDividers = false

    /// From values to shades; computed when all values of a day are one.
    public var scale = CalendarScale.automatic
    /// The value that has the last colour; nil for the largest one.
    public var maximum: Double?
    /// Between the colours of the scale.
    public var interpolation = ColorInterpolation.oklab
    /// Where the colours of values above 0 begin, 0 to 1 of the way from the colour of 0: so that little does not look
    /// like nothing.
    public var leastShade = 0.15
    /// From the least value to the largest; a single one stands for its shades. Nil for those of the accent colour, and
    /// for orange to blue on a diverging scale.
    public var colors: [Color]?
    /// What several values of a day become; a note says how many there were.
    public var duplicates = CalendarDuplicates.last
    /// Days after this one are in the future; nil for none.
    public var today: CivilDay?
    /// Whether days without a value count as 0.
    public var treatsAbsentAsZero = false

    /// Nil for the scale's colour of 0.
    public var zero: Look?
    /// Of days in the range without a value.
    public var absent = Look.outlined(.secondary.opacity(0.35))
    /// Of days after `today`.
    public var future = Look.dotted(.secondary.opacity(0.6))
    /// Days of the first and the last week that are not in the range.
    public var outside = Look.hidden
    public var legend = Legend.bottom
    /// What the values are, in the accessible text: "commits".
    public var valueLabel = ""

    public init() {}

    /// The defaults, changed: `CalendarOptions { $0.firstWeekday = 2 }`.
    public init(_ change: (inout CalendarOptions) -> Void) { change(&self) }
}
