import Foundation

/// A running number for the calendar year around `time`, in seconds since the reference date: round numbers are what
/// people of that calendar call round, and years before an epoch go on below 1.
func yearNumber(at time: Double, calendar: Calendar) -> Int {
    let date = Date(timeIntervalSinceReferenceDate: time)
    var counting = calendar
    if calendar.identifier == .japanese {
        // Its years are Gregorian ones, counted anew with each era.
        counting = Calendar(identifier: .gregorian)
        counting.timeZone = calendar.timeZone
    }
    let parts = counting.dateComponents([.era, .year], from: date)
    let (era, year) = (parts.era ?? 1, parts.year ?? 1)
    switch counting.identifier {
    case .gregorian, .iso8601, .republicOfChina: return era == 0 ? 1 - year : year
    case .chinese: return era * 60 + year
    default: return year
    }
}

/// Whether a calendar year begins inside the domain. A year that begins at the very end does not count.
func crossesYear(lower: Double, upper: Double, calendar: Calendar) -> Bool {
    guard let first = calendarInterval(of: .year, around: lower, calendar: calendar) else { return false }
    return first.end < upper
}
