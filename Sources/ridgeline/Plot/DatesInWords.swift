import Foundation

/// A date as an option gives it, in seconds since the reference date: a year, a month, a day, or a day and a time, in
/// the order of ISO 8601; or a time alone, of the reference date, on which times of a day are. nil for other text.
func dateOption(_ text: String, in zone: TimeZone) -> Double? {
    let formatter = DateFormatter()
    (formatter.locale, formatter.timeZone) = (Locale(identifier: "en_US_POSIX"), zone)
    formatter.isLenient = false
    let patterns = [
        "yyyy", "yyyy-MM", "yyyy-MM-dd", "yyyy-MM-dd HH:mm", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd HH:mm:ss",
        "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ssXXXXX",
    ]
    let isTime = text.prefix(3).contains(":")
    for pattern in patterns {
        formatter.dateFormat = pattern
        if let date = formatter.date(from: isTime ? "2001-01-01 \(text)" : text) {
            return date.timeIntervalSinceReferenceDate
        }
    }
    return nil
}

extension PlotColumn.Kind {
    /// A value of this kind as an option gives it.
    /// - Throws: wrong usage where the text is none.
    func position(_ text: String, option: String, in zone: TimeZone) throws(Failure) -> PlotPosition {
        switch self {
        case .category: return .category(text)
        case .number:
            if let number = Double(text), number.isFinite { return .number(number) }
            throw .usage("--\(option): “\(text)” is no number.", remedy: "The axis holds numbers, such as 12.5.")
        case .date:
            if let seconds = dateOption(text, in: zone) { return .date(seconds) }
            throw .usage(
                "--\(option): “\(text)” is no date.",
                remedy: "The axis holds dates: write 2024, 2024-03-31, 2024-03-31T18:00, or 18:00 for times of a day.")
        }
    }
}
