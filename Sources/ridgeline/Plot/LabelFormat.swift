import Foundation

/// How the labels of an axis are written, from the options `--x-format` and `--y-format`.
enum LabelFormat: Equatable {
    case number
    case integer
    case percent
    /// Such as "1.5M".
    case compact
    case scientific
    /// By its ISO 4217 code.
    case currency(String)
    /// A fixed number of decimals between a prefix and a suffix.
    case decimals(Int, prefix: String, suffix: String)
    /// Such as "$1.5M".
    case compactDecimals(prefix: String)
    /// A Unicode date pattern, such as "yyyy-MM".
    case date(String)

    static let names = "number, integer, percent, compact, scientific, year, month, day, weekday, time"

    private static let dateNames = [
        "year": "yyyy", "month": "MMM yyyy", "day": "d MMM", "weekday": "EEE", "time": "HH:mm", "hour": "HH:mm",
        "date": "d MMM yyyy",
    ]

    /// nil where the text is no format.
    init?(_ text: String) {
        switch text.lowercased() {
        case "number": self = .number
        case "integer": self = .integer
        case "percent", "%": self = .percent
        case "compact": self = .compact
        case "scientific": self = .scientific
        case let name:
            if let pattern = Self.dateNames[name] {
                self = .date(pattern)
            } else if let zeros = text.range(of: "0(\\.0+)?", options: .regularExpression) {
                let decimals = max(0, text[zeros].count - 2)
                self = .decimals(
                    decimals, prefix: String(text[..<zeros.lowerBound]), suffix: String(text[zeros.upperBound...]))
            } else if text.count == 3, text.allSatisfy({ $0.isASCII && $0.isLetter }), text == text.uppercased() {
                self = .currency(text)
            } else if text.contains(where: { "yMdHhmsEQLw".contains($0) }) {
                self = .date(text)
            } else {
                return nil
            }
        }
    }

    var isOfDates: Bool {
        if case .date = self { return true }
        return false
    }

    /// A number's label.
    func text(_ value: Double, in locale: Locale) -> String {
        switch self {
        case .number, .date: value.formatted(.number.locale(locale))
        case .integer: value.formatted(.number.precision(.fractionLength(0)).locale(locale))
        case .percent: value.formatted(.percent.locale(locale))
        case .compact: value.formatted(.number.notation(.compactName).locale(locale))
        case .scientific:
            value == 0
                ? LabelFormat.number.text(0, in: locale) : value.formatted(.number.notation(.scientific).locale(locale))
        case .currency(let code):
            value.formatted(.currency(code: code).precision(.fractionLength(0...2)).locale(locale))
        case .compactDecimals(let prefix):
            (value < 0 ? "-" : "") + prefix + LabelFormat.compact.text(abs(value), in: locale)
        case .decimals(let count, let prefix, let suffix):
            prefix + value.formatted(.number.precision(.fractionLength(count)).locale(locale)) + suffix
        }
    }

    /// A date's label; nil where the format is of numbers.
    func formatter(in locale: Locale, _ zone: TimeZone) -> DateFormatter? {
        guard case .date(let pattern) = self else { return nil }
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone, formatter.dateFormat) = (locale, zone, pattern)
        return formatter
    }
}

extension LabelFormat {
    /// From the value of an option.
    static func option(_ name: String, of arguments: Arguments) throws(Failure) -> LabelFormat? {
        guard let text = arguments.value(name) else { return nil }
        if let format = LabelFormat(text) { return format }
        let known = names.components(separatedBy: ", ")
        throw .usage(
            "--\(name) knows no “\(text)”.",
            remedy: nearestName(to: text, among: known).map { "Did you mean \($0)?" }
                ?? "Choose one of: \(names), a currency such as EUR, or a pattern such as 0.00 or yyyy-MM")
    }
}
