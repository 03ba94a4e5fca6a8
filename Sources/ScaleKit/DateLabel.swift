import Foundation

/// What a date axis writes at its ticks: the unit that changes from tick to tick, and the year where the axis crosses
/// into another one.
public enum DateLabelStyle: Hashable, Sendable {
    /// "07.25": seconds with a fraction.
    case fraction(digits: Int)
    /// "9:30:15 AM"
    case second
    /// "9:30 AM"
    case minute
    /// "12 AM"
    case hour
    /// "May 2"
    case monthDay
    /// "Dec 28, 2021"
    case monthDayYear
    /// "Jul"
    case month
    /// "Jul 2021"
    case monthYear
    /// "2021"
    case year

    /// The style for ticks that are whole units apart.
    public init(unit: CalendarUnit, crossesYear: Bool) {
        switch unit {
        case .nanosecond: self = .fraction(digits: 3)
        case .second: self = .second
        case .minute: self = .minute
        case .hour: self = .hour
        case .day, .week: self = crossesYear ? .monthDayYear : .monthDay
        case .month, .quarter: self = crossesYear ? .monthYear : .month
        case .year: self = .year
        }
    }

    /// The style for dates given by hand, in seconds since the reference date: the coarsest unit that tells what each
    /// of them is.
    public init(fitting times: [Double], calendar: Calendar) {
        let known = times.filter(calendarReach.contains)
        let unit = [CalendarUnit.year, .month, .day, .hour, .minute, .second].first { unit in
            known.allSatisfy { calendarInterval(of: unit, around: $0, calendar: calendar)?.start == $0 }
        }
        let crosses = crossesYear(lower: known.min() ?? 0, upper: known.max() ?? 0, calendar: calendar)
        self.init(unit: unit ?? .nanosecond, crossesYear: crosses)
    }
}

/// Writes dates in one style, for one locale, calendar and time zone (the calendar's).
public struct DateLabelFormat: Hashable, Sendable {
    public let style: DateLabelStyle
    private let format: Date.FormatStyle

    public init(style: DateLabelStyle, locale: Locale, calendar: Calendar) {
        self.style = style
        let base = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        format =
            switch style {
            case .fraction(let digits): base.second().secondFraction(.fractional(digits))
            case .second: base.hour().minute().second()
            case .minute: base.hour().minute()
            case .hour: base.hour()
            case .monthDay: base.month(.abbreviated).day()
            case .monthDayYear: base.month(.abbreviated).day().year()
            case .month: base.month(.abbreviated)
            case .monthYear: base.month(.abbreviated).year()
            case .year: base.year()
            }
    }

    /// The label of an instant in seconds since the reference date.
    public func label(for time: Double) -> String {
        var date = Date(timeIntervalSinceReferenceDate: time)
        // Fractions are cut off, not rounded, and a date holds no more than some seven decimals.
        if case .fraction(let digits) = style { date += 0.1 * pow(10, -Double(digits)) }
        let text = format.format(date)
        // The narrow no-break space before "AM" is missing from many fonts.
        guard text.unicodeScalars.contains("\u{202F}") else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{202F}" ? " " : $0 }))
    }
}
