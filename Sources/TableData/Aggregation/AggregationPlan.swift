import Foundation
import Geometry
import ScaleKit

/// An aggregation whose columns are found and whose bins are fixed: what rows, streams and databases carry out alike.
package struct AggregationPlan: Sendable {
    package struct Key: Sendable {
        package var column: ColumnDescription
        package var groups: Groups
    }

    package enum Groups: Sendable, Equatable {
        case values
        /// Bins between ascending edges.
        case bins([Double])
        case grid(NumberGrid)
        case unit(CalendarUnit)
    }

    package struct Measured: Sendable {
        package var measure: Measure
        /// nil where rows are counted.
        package var column: ColumnDescription?
    }

    package var keys: [Key]
    package var measures: [Measured]
    package var calendar: Calendar

    /// Finds columns and fixes bins. `statistics` is asked for what the description does not say about a column.
    package init(
        _ aggregation: Aggregation, of description: TableDescription,
        statistics: (_ column: String) throws(DataFailure) -> NumberStatistics
    ) throws(DataFailure) {
        calendar = aggregation.calendar
        keys = []
        measures = []
        for key in aggregation.keys {
            let column = try description.column(key.column)
            keys.append(Key(column: column, groups: try Self.groups(key.binning, column, statistics)))
        }
        for measure in aggregation.measures { measures.append(try Self.measured(measure, description)) }
    }

    static func measured(_ measure: Measure, _ description: TableDescription) throws(DataFailure) -> Measured {
        guard let reference = measure.column else {
            if measure.function == .count { return Measured(measure: measure, column: nil) }
            throw DataFailure(
                code: "data.no-measure-column", message: "The \(measure.function) needs a column.",
                remedy: "Name the column whose numbers are meant.")
        }
        let column = try description.column(reference)
        if measure.function == .count { return Measured(measure: measure, column: column) }
        let isSum = measure.function == .sum
        if column.kind == .text || column.kind == .date && isSum {
            throw DataFailure(
                code: "data.no-numbers",
                message:
                    "“\(column.name)” holds \(column.kind == .text ? "texts" : "dates"), so there is no "
                    + "\(measure.function).",
                remedy: column.kind == .text
                    ? "Choose a column of numbers, count rows instead, or give --type \(column.name)=number."
                    : "Choose a column of numbers.")
        }
        if case .quantile(let share) = measure.function, !(share >= 0 && share <= 1) {
            throw DataFailure(
                code: "data.quantile", message: "\(share) is no quantile.", remedy: "Give a number from 0 to 1.")
        }
        return Measured(measure: measure, column: column)
    }

    // MARK: Bins

    private static func groups(
        _ binning: Binning, _ column: ColumnDescription,
        _ statistics: (_ column: String) throws(DataFailure) -> NumberStatistics
    ) throws(DataFailure) -> Groups {
        switch binning {
        case .value: return .values
        case .date(let unit):
            guard column.kind == .date else { throw wrongKind(column, is: "dates", remedy: "bin numbers by number") }
            if let unit { return .unit(unit) }
            let range = try range(column, statistics)
            return .unit(calendarUnit(lower: range.lower, upper: range.upper, resolution: column.resolution))
        case .grid(let count):
            guard column.kind == .number || column.kind == .date else {
                throw wrongKind(column, is: "numbers or dates", remedy: "name a column of numbers")
            }
            let range = try range(column, statistics)
            return .grid(NumberGrid(lower: range.lower, upper: range.upper, count: count))
        case .edges(let edges):
            try requireNumbers(column)
            let isAscending = zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 }
            guard edges.count >= 2, isAscending, edges.allSatisfy(\.isFinite) else {
                throw DataFailure(
                    code: "data.edges", message: "The edges of the bins are not in ascending order.",
                    remedy: "Give at least two different numbers, the least first.")
            }
            return .bins(edges)
        case .width(let width):
            try requireNumbers(column)
            let range = try range(column, statistics)
            return .bins(try edges(width: width, range: range, column: column.name))
        case .nice(let count):
            try requireNumbers(column)
            if let count {
                let range = try range(column, statistics)
                return .bins(niceThresholds(lower: range.lower, upper: range.upper, desiredCount: count))
            }
            let found = try statistics(column.name)
            guard found.count > 0 else { return .bins([]) }
            return .bins(niceThresholds(lower: found.lower, upper: found.upper, desiredCount: found.scottBinCount))
        }
    }

    private static func requireNumbers(_ column: ColumnDescription) throws(DataFailure) {
        guard column.kind == .number else {
            throw wrongKind(column, is: "numbers", remedy: "bin dates by calendar unit")
        }
    }

    private static func wrongKind(_ column: ColumnDescription, is wanted: String, remedy: String) -> DataFailure {
        DataFailure(
            code: "data.wrong-bin", message: "“\(column.name)” holds no \(wanted).",
            remedy: "Group by its values, or \(remedy).")
    }

    private static func range(
        _ column: ColumnDescription, _ statistics: (_ column: String) throws(DataFailure) -> NumberStatistics
    ) throws(DataFailure) -> (lower: Double, upper: Double) {
        if let lower = column.lower, let upper = column.upper { return (lower, upper) }
        let found = try statistics(column.name)
        return (found.lower, found.upper)
    }

    /// Multiples of the width around the range.
    private static func edges(
        width: Double, range: (lower: Double, upper: Double), column: String
    ) throws(DataFailure) -> [Double] {
        guard range.lower <= range.upper else { return [] }
        let bins = (range.upper - range.lower) / width
        guard width.isFinite, width > 0, bins <= 5000 else {
            throw DataFailure(
                code: "data.bin-width",
                message: "Bins of \(width) for “\(column)”, from \(range.lower) to \(range.upper), cannot be made.",
                remedy: "Give a positive width that makes at most 5000 bins.")
        }
        let start = (range.lower / width).rounded(.down)
        let end = max(start + 1, (range.upper / width).rounded(.up))
        guard let count = checkedInt(end - start) else { return [] }
        // A quotient's rounding error must not leave out the greatest value.
        let edges = indices(count + 1).map { (start + Double($0)) * width }
        return edges.last.map { $0 < range.upper } == true ? edges + [(end + 1) * width] : edges
    }

    /// The finest unit that makes at most 100 groups, and no finer one than is written.
    private static func calendarUnit(lower: Double, upper: Double, resolution: CalendarUnit?) -> CalendarUnit {
        let units: [CalendarUnit] = [.second, .minute, .hour, .day, .week, .month, .quarter]
        let least = resolution?.averageLength ?? 0
        return units.first { $0.averageLength >= least && (upper - lower) / $0.averageLength <= 100 } ?? .year
    }
}
