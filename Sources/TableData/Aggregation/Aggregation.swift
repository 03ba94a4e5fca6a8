import Foundation
import ScaleKit

/// Rows reduced to one row for each group. The same value works on tables, on streams and, as SQL, in databases.
package struct Aggregation: Sendable {
    /// What rows are grouped by; without keys all rows are one group. A row that has no value for a key is left out,
    /// and counted in a note.
    package var keys: [GroupKey]
    package var measures: [Measure]
    /// Keeps only the largest groups of one key.
    package var top: TopGroups?
    /// Calendar and time zone of date bins.
    package var calendar: Calendar

    package init(keys: [GroupKey], measures: [Measure], top: TopGroups? = nil, calendar: Calendar) {
        (self.keys, self.measures, self.top, self.calendar) = (keys, measures, top, calendar)
    }
}

/// A column that rows are grouped by.
package struct GroupKey: Sendable, Hashable {
    /// By name or number, as `DataTable.column(_:)` understands it.
    package var column: String
    package var binning: Binning

    package init(_ column: String, _ binning: Binning = .value) {
        (self.column, self.binning) = (column, binning)
    }
}

/// How the values of a key become groups.
package enum Binning: Sendable, Hashable {
    /// Each distinct value is a group: categories, but also numbers and dates as they are.
    case value
    /// Numbers in bins with round edges, about `count` of them; without a count as many as Scott's rule asks for.
    case nice(count: Int?)
    /// Numbers in bins of one width, with an edge at 0.
    case width(Double)
    /// Numbers in bins between ascending edges; half-open, the last one closed. What lies outside is left out.
    case edges([Double])
    /// Numbers or dates in so many even cells over the range of the data, finer than an axis has points.
    case grid(count: Int)
    /// Dates by calendar unit. Without a unit, the finest that gives at most 100 groups over the range of the data.
    case date(CalendarUnit?)
}

/// A number computed for each group.
package struct Measure: Sendable, Hashable {
    package var function: AggregateFunction
    /// By name or number. nil only for `.count`, which then counts rows; with a column it counts cells not missing.
    package var column: String?
    /// Of the result's column.
    package var name: String

    package init(_ function: AggregateFunction, of column: String? = nil, name: String? = nil) {
        (self.function, self.column) = (function, column)
        self.name = name ?? column.map { "\(function) of \($0)" } ?? "\(function)"
    }
}

/// Missing cells do not count. Without any value, a group's `count` is 0 and everything else is missing.
package enum AggregateFunction: Sendable, Hashable, CustomStringConvertible {
    case count, sum, mean, median, min, max
    /// From 0 to 1, interpolated between the two nearest values as spreadsheets, R (type 7) and `percentile_cont` do.
    /// Exact: the values of each group are kept while they are read, 8 bytes each.
    case quantile(Double)

    package var description: String {
        switch self {
        case .count: "count"
        case .sum: "sum"
        case .mean: "mean"
        case .median: "median"
        case .min: "minimum"
        case .max: "maximum"
        case .quantile(let share): "quantile \(share)"
        }
    }
}

/// Keeps the groups of the key at `key` that are largest by `measure` over all rows.
package struct TopGroups: Sendable, Hashable {
    /// Position in `Aggregation.keys`, of a key with `Binning.value`.
    package var key: Int
    package var count: Int
    package var measure: Measure
    /// The name under which all other groups of a text key are put together; nil leaves them out.
    package var others: String?

    package init(key: Int, count: Int, by measure: Measure, others: String? = nil) {
        (self.key, self.count, self.measure, self.others) = (key, count, measure, others)
    }
}
