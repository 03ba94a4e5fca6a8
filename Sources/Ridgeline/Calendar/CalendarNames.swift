import Foundation

/// Names of months, weekdays and days in a language.
struct CalendarNames {
    let locale: Locale
    private let calendar: Calendar

    init(locale: Locale) {
        self.locale = locale
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = .gmt
        self.calendar = calendar
    }

    /// The first weekday where the language is spoken, 1 for Sunday.
    var firstWeekday: Int { calendar.firstWeekday }

    /// Of a month from 1 to 12.
    func month(_ month: Int) -> String {
        calendar.shortStandaloneMonthSymbols[checked: month - 1] ?? ""
    }

    /// Of a weekday from 1 for Sunday to 7.
    func weekday(_ weekday: Int) -> String {
        calendar.shortStandaloneWeekdaySymbols[checked: weekday - 1] ?? ""
    }

    func narrowWeekday(_ weekday: Int) -> String {
        calendar.veryShortStandaloneWeekdaySymbols[checked: weekday - 1] ?? ""
    }

    /// In the locale's digits.
    func year(_ year: Int) -> String { year.formatted(.number.grouping(.never).locale(locale)) }

    /// As in "Sunday, March 10, 2024".
    func fullDate(_ day: CivilDay) -> String {
        if day < Self.firstGregorian {
            let formatter = formatter
            formatter.setLocalizedDateFormatFromTemplate(day.year < 1 ? "EEEEdMMMMyG" : "EEEEdMMMMy")
            return formatter.string(from: day.noon)
        }
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
        return day.noon.formatted(style.weekday(.wide).day().month(.wide).year())
    }

    /// By a pattern of Unicode's date formats, such as "MMM" or "yyyy MM".
    func formatted(_ day: CivilDay, pattern: String) -> String {
        let formatter = formatter
        formatter.dateFormat = pattern
        return formatter.string(from: day.noon)
    }

    /// Before this day dates were Julian, and are for Foundation unless it is told otherwise.
    private static let firstGregorian = CivilDay(daysSince2001: -152_750)

    /// With the Gregorian calendar for all times, as `CivilDay` has it.
    private var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = .gmt
        formatter.gregorianStartDate = .distantPast.addingTimeInterval(-1e14)
        return formatter
    }
}
