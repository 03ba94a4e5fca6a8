import ScaleKit

/// The orders of day, month and year in which a date can be read.
struct DateOrders: OptionSet, Hashable, Sendable {
    var rawValue: UInt8
    static let dayMonthYear = DateOrders(rawValue: 1)
    static let monthDayYear = DateOrders(rawValue: 2)
    static let yearMonthDay = DateOrders(rawValue: 4)
    static let all: DateOrders = [.dayMonthYear, .monthDayYear, .yearMonthDay]

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ order: DateOrder) {
        switch order {
        case .dayMonthYear: self = .dayMonthYear
        case .monthDayYear: self = .monthDayYear
        case .yearMonthDay: self = .yearMonthDay
        }
    }

    /// The first of the orders, most usual first.
    var first: DateOrder? {
        if contains(.yearMonthDay) { return .yearMonthDay }
        if contains(.dayMonthYear) { return .dayMonthYear }
        return contains(.monthDayYear) ? .monthDayYear : nil
    }
}

/// What a cell says about a day and a time.
struct DateReading: Equatable, Sendable {
    /// The orders that give a day; all of them where the order does not matter.
    var orders: DateOrders
    /// Days since the reference date in each of the orders: day-month-year, month-day-year, year-month-day.
    var days: (dayMonthYear: Int, monthDayYear: Int, yearMonthDay: Int)
    /// Since midnight.
    var seconds = 0.0
    /// Seconds east of UTC, where it is written.
    var offset: Double?
    /// The finest unit that is written.
    var unit: CalendarUnit
    var hasShortYear = false

    init(day: Int, unit: CalendarUnit) {
        orders = .all
        days = (day, day, day)
        self.unit = unit
    }

    init(_ date: ISODate) {
        self.init(day: date.day, unit: date.unit)
        (seconds, offset) = (date.seconds, date.offset)
    }

    /// From three numbers. Four digits in front are a year, before month and day; else the order is left open.
    init?(_ a: Digits, _ b: Digits, _ c: Digits) {
        if a.count == 4 {
            guard b.count <= 2, c.count <= 2,
                let date = CivilDate(year: a.value, month: b.value, day: c.value)
            else { return nil }
            let day = date.daysSinceReference
            (orders, days, unit) = (.all, (day, day, day), .day)
            return
        }
        func day(_ year: Digits, _ month: Digits, _ day: Digits) -> Int? {
            guard year.count == 4 || year.count == 2, month.count <= 2, day.count <= 2 else { return nil }
            return CivilDate(year: year.year, month: month.value, day: day.value)?.daysSinceReference
        }
        let readings = (day(c, b, a), day(c, a, b), day(a, b, c))
        orders = []
        days = (readings.0 ?? 0, readings.1 ?? 0, readings.2 ?? 0)
        if readings.0 != nil { orders.insert(.dayMonthYear) }
        if readings.1 != nil { orders.insert(.monthDayYear) }
        if readings.2 != nil { orders.insert(.yearMonthDay) }
        unit = .day
        hasShortYear = c.count != 4
        if orders.isEmpty { return nil }
    }

    func day(in order: DateOrder) -> Int? {
        guard orders.contains(DateOrders(order)) else { return nil }
        switch order {
        case .dayMonthYear: return days.dayMonthYear
        case .monthDayYear: return days.monthDayYear
        case .yearMonthDay: return days.yearMonthDay
        }
    }

    static func == (a: Self, b: Self) -> Bool {
        a.orders == b.orders && a.days == b.days && a.seconds == b.seconds && a.offset == b.offset && a.unit == b.unit
            && a.hasShortYear == b.hasShortYear
    }
}

/// A run of decimal digits.
struct Digits: Equatable, Sendable {
    var value: Int
    var count: Int

    /// Two digits from 69 to 99 are of the 20th century, others of the 21st, as POSIX has it.
    var year: Int { count == 2 ? value + (value >= 69 ? 1900 : 2000) : value }
}
