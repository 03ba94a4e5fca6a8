import Foundation

/// A day of the Gregorian calendar: year, month and day, without a time and without a time zone. Arithmetic on it counts
/// days, so neither clock changes nor zones can skip or double one.
public struct CivilDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// -999 999 to 999 999.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to 31.
    public let day: Int

    private static let years = -999_999...999_999

    /// Nil for a day that does not exist, such as 30 February.
    public init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), (1...12).contains(month), day >= 1,
            day <= Self.count(year: year, month: month)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day that a clock in `timeZone` shows at `instant`.
    public init(_ instant: Date, in timeZone: TimeZone) {
        let seconds = instant.timeIntervalSinceReferenceDate
        let offset = Double(timeZone.secondsFromGMT(for: instant))
        let days = seconds.isFinite ? ((seconds + offset) / 86_400).rounded(.down) : 0
        self.init(daysSince2001: clampedInt(days, in: -360_000_000...360_000_000))
    }

    /// From text such as "2024-03-10"; nil for anything else.
    public init?(iso8601 text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let isDigits = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
        guard parts.count == 3, isDigits, parts.map(\.count) == [4, 2, 2],
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private init(checkedYear year: Int, month: Int, day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    public static func < (a: CivilDay, b: CivilDay) -> Bool { (a.year, a.month, a.day) < (b.year, b.month, b.day) }

    /// As in "2024-03-10".
    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(abs(number))
            return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }

    public static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    /// Number of days of a month from 1 to 12.
    static func count(year: Int, month: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    // MARK: Counting

    /// Days since 1 January 2001, a Monday.
    var daysSince2001: Int {
        // Years that begin in March have their leap day at their end.
        let shifted = month > 2 ? year : year - 1
        let era = Self.floored(shifted, by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 730_791
    }

    init(daysSince2001 days: Int) {
        let shifted = days + 730_791
        let era = Self.floored(shifted, by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
        self.init(
            checkedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    private static func floored(_ number: Int, by divisor: Int) -> Int {
        number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
    }

    /// The day so many days later, earlier for a negative count.
    public func adding(days: Int) -> CivilDay {
        let (sum, isTooLarge) = daysSince2001.addingReportingOverflow(days)
        return isTooLarge ? self : CivilDay(daysSince2001: min(max(sum, -360_000_000), 360_000_000))
    }

    /// Number of days from this one to `other`.
    public func days(to other: CivilDay) -> Int { other.daysSince2001 - daysSince2001 }

    /// 1 for Sunday to 7 for Saturday, as in `Calendar`.
    public var weekday: Int {
        let fromMonday = daysSince2001 % 7
        return ((fromMonday < 0 ? fromMonday + 7 : fromMonday) + 1) % 7 + 1
    }

    var firstOfMonth: CivilDay { CivilDay(checkedYear: year, month: month, day: 1) }
    /// The last day of its month.
    public var lastOfMonth: CivilDay {
        CivilDay(checkedYear: year, month: month, day: Self.count(year: year, month: month))
    }

    /// Noon in Greenwich, as the instant by which names of the day are found.
    var noon: Date { Date(timeIntervalSinceReferenceDate: Double(daysSince2001) * 86_400 + 43_200) }
}

/// Days from one to another, both included.
public struct CivilDayRange: Hashable, Sendable {
    public let first: CivilDay
    public let last: CivilDay

    /// In either order.
    public init(_ a: CivilDay, _ b: CivilDay) { (first, last) = (min(a, b), max(a, b)) }

    /// A whole year.
    public init(year: Int) {
        let year = min(max(year, -999_999), 999_999)
        let start = CivilDay(year: year, month: 1, day: 1) ?? CivilDay(daysSince2001: 0)
        let end = CivilDay(year: year, month: 12, day: 31) ?? start
        self.init(start, end)
    }

    /// So many weeks that end with the week of `day`, and no day after it: the rolling window of activity charts.
    public init(weeks: Int, endingAt day: CivilDay, firstWeekday: Int) {
        let sinceWeekStart = ((day.weekday - firstWeekday) % 7 + 7) % 7
        let weeks = min(max(1, weeks), 10_000)
        self.init(day.adding(days: -sinceWeekStart - 7 * (weeks - 1)), day)
    }

    public var count: Int { first.days(to: last) + 1 }

    public func contains(_ day: CivilDay) -> Bool { first <= day && day <= last }
}
