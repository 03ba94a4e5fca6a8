import ScaleKit

/// The result of an aggregation, one row a group. Rows are in order of the first key, then the second, and so on:
/// numbers and dates ascending, texts in the order of their first row, from a database in alphabetical order. "Others"
/// come last.
package struct AggregatedTable: Sendable {
    package var keys: [AggregatedKey]
    /// One column of numbers for each measure; dates for the minimum, maximum, median or quantile of dates.
    package var measures: [DataColumn]
    package var rowCount: Int
    package var notes: [DataNote]
    /// What a database was asked, in SQL; nil where it was computed here.
    package var query: String?

    package init(keys: [AggregatedKey], measures: [DataColumn], rowCount: Int, notes: [DataNote] = []) {
        (self.keys, self.measures, self.rowCount, self.notes) = (keys, measures, rowCount, notes)
    }

    /// Keys and measures side by side; of a bin its start.
    package var table: DataTable { DataTable(columns: keys.map(\.values) + measures, rowCount: rowCount, notes: notes) }
}

/// A key of an aggregation's result.
package struct AggregatedKey: Sendable {
    /// For each row the group's value, or the start of its bin.
    package var values: DataColumn
    /// For each row the end of its bin; nil for groups of single values.
    package var ends: [Double]?
    /// All edges of number bins, ascending, also of bins that no row falls into; nil for others.
    package var edges: [Double]?
    /// The calendar unit of date bins.
    package var unit: CalendarUnit?

    package init(values: DataColumn, ends: [Double]? = nil, edges: [Double]? = nil, unit: CalendarUnit? = nil) {
        (self.values, self.ends, self.edges, self.unit) = (values, ends, edges, unit)
    }
}
