import Foundation
import TableData

/// What a column's name and range tell of its use, where the kind of its cells leaves it open. Names are read as words,
/// whatever divides them: "customer_id", "customerId" and "Customer ID" are the same.
extension ColumnDescription {
    /// Counts or names the rows and measures nothing: an id, or whole numbers one after the other.
    /// - Parameter rows: of the table; nil where not known.
    func isIdentifier(rows: Int?) -> Bool {
        if isNamedIdentifier { return true }
        guard kind == .number, !addsUp, let rows, rows >= 5, let lower, let upper, lower == 0 || lower == 1 else {
            return false
        }
        return upper - lower == Double(rows - 1)
    }

    /// Whether the name alone says so. The first column has no name where programs write the names of rows.
    var isNamedIdentifier: Bool {
        name == "column 1" || name == "row"
            || !words.isDisjoint(with: ["id", "ids", "uuid", "guid", "index", "idx", "unnamed", "rowid"])
    }

    /// Numbers of which so few are different, in so many rows, that they are classes more than measurements.
    /// - Parameter rows: of the table; nil where not known.
    func isClass(rows: Int?) -> Bool {
        guard kind == .number, notation == .plain, !addsUp, let rows, let distinct, let lower, let upper, lower >= 0,
            lower.rounded() == lower, upper.rounded() == upper
        else { return false }
        return distinct >= 2 && distinct <= 10 && rows >= max(12, 4 * distinct)
    }

    /// A number that stands for something else: a code, a part of a date or a place, a yes or no.
    var isCode: Bool {
        guard kind == .number else { return false }
        if lower == 0, upper == 1 { return true }
        return notation == .years || isEpoch || isLatitude || isLongitude || name.lowercased().hasSuffix("class")
            || !words.isDisjoint(with: Self.codes)
    }

    /// A quantity whose values can be added up, such as revenue.
    var addsUp: Bool {
        if isIntensive { return false }
        if case .currency = notation { return true }
        return !words.isDisjoint(with: Self.additive)
    }

    /// A quantity whose sum means nothing, such as a temperature.
    var isIntensive: Bool { notation == .percent || !words.isDisjoint(with: Self.intensive) }

    var isLatitude: Bool { isPlace(["lat", "latitude"], within: 90) }

    var isLongitude: Bool { isPlace(["lon", "lng", "long", "longitude"], within: 360) }

    private func isPlace(_ names: Set<String>, within limit: Double) -> Bool {
        guard kind == .number, !words.isDisjoint(with: names), words.count <= 2 else { return false }
        return abs(lower ?? 0) <= limit && abs(upper ?? 0) <= limit
    }

    /// Numbers that look like seconds or milliseconds since 1970, of the years 2001 to 2065.
    var isEpoch: Bool {
        guard kind == .number, let lower, let upper, !words.isDisjoint(with: Self.instants) else { return false }
        return lower >= 1e9 && upper <= 3e9 || lower >= 1e12 && upper <= 3e12
    }

    private var words: Set<String> {
        var all: Set<String> = []
        var word = ""
        var lastIsSmall = false
        for character in name {
            let starts = character.isUppercase && lastIsSmall
            if starts || !(character.isLetter || character.isNumber) {
                all.insert(word.lowercased())
                word = ""
            }
            if character.isLetter || character.isNumber { word.append(character) }
            lastIsSmall = character.isLowercase
        }
        all.insert(word.lowercased())
        return all.subtracting([""])
    }

    private static let codes: Set<String> = [
        "status", "code", "zip", "zipcode", "postcode", "phone", "port", "pid", "year", "month", "day", "hour", "week",
        "weekday", "minute",
    ]

    private static let additive: Set<String> = [
        "amount", "amounts", "sales", "revenue", "turnover", "income", "cost", "costs", "expense", "expenses", "spend",
        "spent", "budget", "profit", "total", "count", "counts", "number", "quantity", "qty", "units", "sold", "orders",
        "visits", "visitors", "views", "clicks", "downloads", "votes", "seats", "people", "population", "deaths",
        "births", "cases", "rainfall", "precipitation", "precip", "kwh", "returns", "hours",
    ]

    private static let intensive: Set<String> = [
        "age", "score", "scores", "grade", "rating", "temperature", "temp", "tmin", "tmax", "humidity", "pressure",
        "rate", "ratio", "share", "percent", "percentage", "pct", "avg", "average", "mean", "median", "index", "length",
        "height", "width", "depth", "weight", "size", "latency", "duration", "price", "open", "high", "low", "close",
        "speed", "cpu", "load", "density", "mm", "cm", "ms", "celsius", "fahrenheit", "exp", "magnitude", "mag",
    ]

    private static let instants: Set<String> = [
        "ts", "time", "timestamp", "epoch", "date", "datetime", "created", "updated", "at",
    ]
}
