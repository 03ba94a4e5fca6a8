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

    /// As in "Sunday, March 10, 2024".
    func fullDate(_ day: CivilDay) -> String {
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
        return day.noon.formatted(style.weekday(.wide).day().month(.wide).year())
    }

    /// By a pattern of Unicode's date formats, such as "MMM" or "yyyy MM".
    func formatted(_ day: CivilDay, pattern: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = .gmt
        formatter.dateFormat = pattern
        return formatter.string(from: day.noon)
    }
}
