import Foundation
import TableData

/// The cells of a column as names of categories, nil where missing.
func categoryNames(_ column: DataColumn, in zone: TimeZone) -> [String?] {
    switch column.values {
    case .categories(let codes, let names):
        return codes.map { code in names.indices.contains(Int(code)) ? shown(names[Int(code)]) : nil }
    case .numbers(let values): return values.map { $0.isFinite ? plainNumber($0) : nil }
    case .dates(let values):
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (Locale(identifier: "en_US_POSIX"), zone)
        switch column.resolution {
        case .year: formatter.dateFormat = "yyyy"
        case .month, .quarter: formatter.dateFormat = "yyyy-MM"
        case .hour, .minute, .second, .nanosecond: formatter.dateFormat = "yyyy-MM-dd HH:mm"
        case .day, .week, nil: formatter.dateFormat = "yyyy-MM-dd"
        }
        return values.map { $0.isFinite ? formatter.string(from: Date(timeIntervalSinceReferenceDate: $0)) : nil }
    }
}

/// Without grouping, as a name: "2019", "0.5".
func plainNumber(_ value: Double) -> String {
    if let whole = Int(exactly: value), abs(whole) < 1_000_000_000_000_000 { return String(whole) }
    return "\(value)"
}

/// A category's name as a label shows it: in one line, and no longer than a label can be.
private func shown(_ name: String) -> String {
    let clean =
        name.contains { $0.isNewline || $0 == "\t" }
        ? name.split(whereSeparator: { $0.isNewline || $0 == "\t" }).joined(separator: " ") : name
    if clean.isEmpty { return "(empty)" }
    return clean.count <= 60 ? clean : clean.prefix(59) + "…"
}
