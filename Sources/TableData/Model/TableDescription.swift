import ScaleKit

/// What a source holds, without its rows: enough to choose a chart.
package struct TableDescription: Sendable {
    package var columns: [ColumnDescription]
    /// nil where counting would mean to read the whole of a database's answer.
    package var rowCount: Int?
    package var notes: [DataNote]

    package init(columns: [ColumnDescription], rowCount: Int?, notes: [DataNote]) {
        (self.columns, self.rowCount, self.notes) = (columns, rowCount, notes)
    }

    /// As `DataTable.column(_:)`.
    package func column(_ reference: String) throws(DataFailure) -> ColumnDescription {
        let position = try columnPosition(reference, among: columns.map(\.name))
        if let problem = columns[position].problem { throw problem }
        return columns[position]
    }
}

/// What one column holds.
package struct ColumnDescription: Sendable {
    package var name: String
    package var kind: ColumnKind
    package var missing: Int
    /// The least and greatest number, or instant in seconds since the reference date. nil for text, without any value,
    /// and where a database was not asked for it.
    package var lower: Double?
    package var upper: Double?
    /// How many different texts or numbers there are; nil for dates, for more than 64 numbers, and where there are too
    /// many texts to count.
    package var distinct: Int?
    package var resolution: CalendarUnit?
    package var notation: NumberNotation
    package var problem: DataFailure?

    package init(
        name: String, kind: ColumnKind, missing: Int = 0, lower: Double? = nil, upper: Double? = nil,
        distinct: Int? = nil, resolution: CalendarUnit? = nil, notation: NumberNotation = .plain,
        problem: DataFailure? = nil
    ) {
        (self.name, self.kind, self.missing, self.lower, self.upper) = (name, kind, missing, lower, upper)
        (self.distinct, self.resolution, self.notation, self.problem) = (distinct, resolution, notation, problem)
    }
}
