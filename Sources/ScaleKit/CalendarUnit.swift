import Foundation

/// The calendar units that axes step by and bins are made of.
public enum CalendarUnit: Hashable, Sendable, CaseIterable {
    case nanosecond, second, minute, hour, day, week, month, quarter, year

    /// The unit a `Calendar.Component` counts; nil for components that are no stretch of time of a fixed kind, such as
    /// the era or the time zone.
    public init?(_ component: Calendar.Component) {
        switch component {
        case .nanosecond: self = .nanosecond
        case .second: self = .second
        case .minute: self = .minute
        case .hour: self = .hour
        case .day, .weekday, .weekdayOrdinal, .dayOfYear: self = .day
        case .weekOfMonth, .weekOfYear: self = .week
        case .month: self = .month
        case .quarter: self = .quarter
        case .year, .yearForWeekOfYear: self = .year
        default: return nil
        }
    }

    /// The usual length in seconds; months, quarters and years are averages.
    public var averageLength: Double {
        switch self {
        case .nanosecond: 1e-9
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day: LocalClock.day
        case .week: 7 * LocalClock.day
        case .month: CalendarUnit.year.averageLength / 12
        case .quarter: CalendarUnit.year.averageLength / 4
        case .year: 365.2425 * LocalClock.day
        }
    }

    /// The component that Foundation's calendar arithmetic knows the unit by.
    package var component: Calendar.Component {
        switch self {
        case .nanosecond: .nanosecond
        case .second: .second
        case .minute: .minute
        case .hour: .hour
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .quarter: .quarter
        case .year: .year
        }
    }
}

/// Instants, in seconds since the reference date, that calendar arithmetic covers: from about 4650 BC, where the Julian
/// day count begins and Foundation stops counting, to the year 33 000.
let calendarReach = -2.1e11...1e12
