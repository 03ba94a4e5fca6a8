import Foundation

/// The share of a year's girls who were given one name.
public struct BabyNamesDataPoint: Identifiable, Sendable {
    public struct ID: Hashable, Sendable {
        var year: Date
        var name: String
    }

    /// The first instant of the year in `Calendar.examples`.
    public var year: Date
    public var name: String
    /// 0 to 1.
    public var proportion: Float

    public var id: ID { ID(year: year, name: name) }
}

/// Data points by name, in an order that means something. Pairs, where the same code could hold a dictionary.
public typealias NamedDataPoints = [(key: String, value: [BabyNamesDataPoint])]

/// Reading the file, which has at least the columns year, name and prop.
public enum BabyNames {
    /// The file that comes with the examples.
    public static func builtIn() throws(DataError) -> [BabyNamesDataPoint] {
        try dataPoints(PackageResources.babynames_csv, file: "babynames.csv")
    }

    /// `file` is what error messages call the source of `bytes`.
    public static func dataPoints(_ bytes: [UInt8], file: String) throws(DataError) -> [BabyNamesDataPoint] {
        let table = try CSVTable(bytes, file: file)
        let (year, name, share) = (try table.column("year"), try table.column("name"), try table.column("prop"))
        var years: [String: Date] = [:]
        var points: [BabyNamesDataPoint] = []
        points.reserveCapacity(table.rows.count)
        for row in table.rows {
            let cell = row.fields[year]
            let date = if let known = years[cell] { known } else { try Self.date(cell, file: file, line: row.line) }
            years[cell] = date
            guard let proportion = Float(row.fields[share]), proportion.isFinite else {
                throw DataError(
                    file: file, line: row.line, problem: "has “\(row.fields[share])” as prop",
                    remedy: "A share is a number from 0 to 1, such as 0.0123.")
            }
            points.append(BabyNamesDataPoint(year: date, name: row.fields[name], proportion: proportion))
        }
        if points.isEmpty {
            throw DataError(
                file: file, line: 1, problem: "is followed by no data",
                remedy: "Add lines such as 1880,F,Helen,636,0.0065 below the column names.")
        }
        return points
    }

    private static func date(_ cell: String, file: String, line: Int) throws(DataError) -> Date {
        if let year = Int(cell), (1...9999).contains(year),
            let date = Calendar.examples.date(from: DateComponents(year: year))
        {
            return date
        }
        throw DataError(
            file: file, line: line, problem: "has “\(cell)” as year", remedy: "A year is a number such as 1984.")
    }
}

extension [BabyNamesDataPoint] {
    /// The first year in which the name was most popular; nil without data.
    var yearOfMaxProportion: Date? {
        guard var best = first else { return nil }
        for point in dropFirst() where point.proportion > best.proportion { best = point }
        return best.year
    }

    /// Groups in the order in which a reader of the pictures meets them: by the year of the largest share, then by name.
    public var orderedByPeak: NamedDataPoints {
        Dictionary(grouping: self) { $0.name }
            .sorted {
                ($0.value.yearOfMaxProportion ?? .distantPast, $0.key)
                    < ($1.value.yearOfMaxProportion ?? .distantPast, $1.key)
            }
            .map { (key: $0.key, value: $0.value) }
    }

    /// Groups in an order without meaning. A dictionary iterates in such an order too, but in another one in each run,
    /// and these pictures have to stay the same: so the names are sorted by their letters from the last to the first.
    public var scrambled: NamedDataPoints {
        Dictionary(grouping: self) { $0.name }
            .sorted { $0.key.unicodeScalars.reversed().lexicographicallyPrecedes($1.key.unicodeScalars.reversed()) }
            .map { (key: $0.key, value: $0.value) }
    }
}
