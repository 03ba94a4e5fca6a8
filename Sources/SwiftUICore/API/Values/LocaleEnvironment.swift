import Foundation

private struct LocaleKey: EnvironmentKey {
    /// The process locale. A bare container has none ("en_001", POSIX): United States English then, as charts of a
    /// machine that was never set up should look like those of a new phone.
    static let defaultValue: Locale = {
        let current = Locale.current
        let isUnset = ["", "en_001", "en_US_POSIX", "C", "POSIX", "root"].contains(current.identifier)
        return isUnset ? Locale(identifier: "en_US") : current
    }()
}

private struct TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .current }
}

private struct CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar {
        var calendar = Calendar.current
        calendar.locale = LocaleKey.defaultValue
        calendar.timeZone = TimeZoneKey.defaultValue
        return calendar
    }
}

extension EnvironmentValues {
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
