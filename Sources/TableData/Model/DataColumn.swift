import ScaleKit

/// What the cells of a column are.
package enum ColumnKind: String, Hashable, Sendable, CaseIterable {
    case number, date, text, bool
}

/// The cells of a column, one for each row.
package enum ColumnValues: Sendable, Equatable {
    /// NaN where the cell is missing; else finite.
    case numbers([Double])
    /// Instants in seconds since the reference date (2001-01-01 UTC), NaN where the cell is missing.
    case dates([Double])
    /// Positions in `names`, -1 where the cell is missing. Names are distinct, in the order of their first row.
    case categories(codes: [Int32], names: [String])

    package var count: Int {
        switch self {
        case .numbers(let values), .dates(let values): values.count
        case .categories(let codes, _): codes.count
        }
    }
}

/// A column of a table.
package struct DataColumn: Sendable {
    /// Unique in its table: a repeated header has " (2)" appended.
    package var name: String
    package var kind: ColumnKind
    package var values: ColumnValues
    /// How many cells are missing: empty, marked as missing, or not of the column's kind.
    package var missing: Int
    /// Of dates, the finest calendar unit that is written in them: .year, .month, .quarter, .day, .minute, .second, ...
    package var resolution: CalendarUnit?
    /// How the numbers are written, as far as an axis should repeat it.
    package var notation: NumberNotation
    /// Why the column cannot be used as it is; it is then kept as text. `DataTable.column(_:)` throws it.
    package var problem: DataFailure?

    package init(
        name: String, kind: ColumnKind, values: ColumnValues, missing: Int = 0, resolution: CalendarUnit? = nil,
        notation: NumberNotation = .plain, problem: DataFailure? = nil
    ) {
        (self.name, self.kind, self.values, self.missing) = (name, kind, values, missing)
        (self.resolution, self.notation, self.problem) = (resolution, notation, problem)
    }

    package var count: Int { values.count }

    /// One number for each row, NaN where missing: numbers as they are, dates in seconds since the reference date,
    /// truth values as 1 and 0. nil for text.
    package var numericValues: [Double]? {
        switch values {
        case .numbers(let values), .dates(let values): return values
        case .categories(let codes, let names):
            guard kind == .bool else { return nil }
            let truth = names.map { isTrue($0) ? 1.0 : 0.0 }
            return codes.map { $0 < 0 ? .nan : truth[Int($0)] }
        }
    }

    package var description: ColumnDescription {
        let known = kind == .text ? [] : (numericValues ?? []).filter(\.isFinite)
        var distinct: Int?
        if case .categories(_, let names) = values { distinct = names.count }
        if case .numbers(let values) = values { distinct = DistinctNumbers(values).count }
        return ColumnDescription(
            name: name, kind: kind, missing: missing, lower: known.min(), upper: known.max(), distinct: distinct,
            resolution: resolution, notation: notation, problem: problem)
    }
}

/// How a column's numbers are written.
package enum NumberNotation: Hashable, Sendable {
    case plain
    /// Numbers that stand for years, some with decimals for a part of one: an axis shows them without grouping.
    case years
    /// With a percent sign. Values are as written: 12% is 12.
    case percent
    /// With the sign of a currency, such as "€".
    case currency(String)
    /// Dates that are times of a day, on the reference date: the day says nothing.
    case timeOfDay
}
