import Foundation

extension Calendar {
    /// The one calendar of all examples: Gregorian in Greenwich time and American English, weeks from Sunday. The dates
    /// are made in it and drawn in it, so the pictures do not depend on where they are made.
    public static let examples: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_US")
        calendar.firstWeekday = 1
        calendar.minimumDaysInFirstWeek = 1
        return calendar
    }()
}
