/// A day of the Gregorian calendar, used for all years.
struct CivilDate: Hashable, Sendable {
    var year: Int
    var month: Int
    var day: Int

    /// nil for a day that the month does not have.
    @inline(__always)
    init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), day >= 1, day <= CivilDate.length(of: month, in: year),
            (-9999...9999).contains(year)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Days since 2001-01-01. Years are counted from March, so that the leap day comes last.
    @inline(__always)
    var daysSinceReference: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let monthFromMarch = (month + 9) % 12
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        // 2000-03-01 is the first day of era 5; the reference date is 306 days later.
        return (era - 5) * 146_097 + dayOfEra - 306
    }

    @inline(__always)
    private static func length(of month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
