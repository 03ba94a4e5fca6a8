import Foundation

/// Rows that a database keeps and can compute with. It is asked for what a chart shows, not for its rows. What it
/// cannot compute is nil, and then done with the rows themselves.
package protocol QuerySource: RowSource {
    /// What the database was sent so far.
    var statements: [DatabaseStatement] { get }

    /// How many different combinations of values some columns have, and how many rows have a value in each of them.
    func places(_ columns: [String]) throws(DataFailure) -> (places: Int, rows: Int)?

    /// Quartiles, whiskers and what lies beyond them, of a column in each group.
    func boxes(of column: String, by keys: [String]) throws(DataFailure) -> BoxTable?

    /// The rows that a line over very many of them passes: of each of `count` strips along x the first, the last, the
    /// least and the greatest. Columns x, y and the keys, in the order of x.
    func strips(x: String, y: String, by keys: [String], count: Int) throws(DataFailure) -> DataTable?

    /// How far the values of a line lie from those before them, and from their mean, in sum.
    func steps(x: String, y: String, by keys: [String]) throws(DataFailure) -> (steps: Double, spread: Double)?

    /// Along x, how often a row has another key than the one before it, and how many keys there are; 0 turns where rows
    /// share a place.
    func turns(x: String, y: String, of key: String) throws(DataFailure) -> (turns: Int, keys: Int)?

    /// The last value of each calendar day: of its latest instant.
    func lastOfDays(date: String, value: String, calendar: Calendar) throws(DataFailure) -> AggregatedTable?
}

/// What a number is in a box.
package enum BoxPart: Int, Hashable, Sendable, CaseIterable {
    case lowerWhisker, lowerQuartile, median, upperQuartile, upperWhisker, outlier
}

/// Boxes in long form: a row for each number of each box.
package struct BoxTable: Sendable {
    /// The groups' columns, one entry for each row.
    package var keys: [DataColumn]
    package var parts: [BoxPart]
    package var values: [Double]
    /// How many values lie beyond the whiskers; `values` has fewer where they would hide each other.
    package var outliers: Int
    package var notes: [DataNote]
}

/// Which of the values beyond the whiskers of boxes are kept: all, unless they are very many; then one for each of
/// `cells` steps along the axis, less than a point apart.
package enum BoxOutliers {
    package static let kept = 1000
    package static let cells = 1000

    /// One value of each cell, ascending.
    package static func thinned(_ values: [Double], lower: Double, upper: Double) -> [Double] {
        var least: [Int: Double] = [:]
        for value in values {
            let cell = Int(exactly: ((value - lower) / (upper - lower) * Double(cells)).rounded(.down)) ?? 0
            least[cell] = min(least[cell] ?? .infinity, value)
        }
        return least.values.sorted()
    }
}
