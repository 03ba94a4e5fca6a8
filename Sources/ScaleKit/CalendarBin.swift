import Foundation

/// The calendar unit around the instant `time`, as a half-open interval in seconds since the reference date. Months
/// keep their true length, days have 23, 24 or 25 hours, and an hour that occurs twice makes two intervals. nil for
/// instants that are not finite or too far away for a calendar.
public func calendarInterval(of unit: CalendarUnit, around time: Double, calendar: Calendar)
    -> (start: Double, end: Double)?
{
    guard calendarReach.contains(time) else { return nil }
    let clock = LocalClock(timeZone: calendar.timeZone)
    switch unit {
    case .nanosecond: return (time, time + unit.averageLength)
    case .second, .minute, .hour: return clockInterval(of: unit, around: time, clock: clock)
    case .day: return dayInterval(around: time, days: 1, shift: 0, clock: clock)
    case .week:
        return dayInterval(around: time, days: 7, shift: weekShift(firstWeekday: calendar.firstWeekday), clock: clock)
    case .month, .quarter, .year:
        let date = Date(timeIntervalSinceReferenceDate: time)
        guard let interval = calendar.dateInterval(of: unit.component, for: date) else { return nil }
        return (interval.start.timeIntervalSinceReferenceDate, interval.end.timeIntervalSinceReferenceDate)
    }
}

/// By how many days the reference date, a Monday, lies after the start of its week. Weekdays count from Sunday = 1.
func weekShift(firstWeekday: Int) -> Double {
    let days = (2 - firstWeekday) % 7
    return Double(days < 0 ? days + 7 : days)
}

/// Whole local days, in groups that begin `shift` days before the reference date. Where a midnight occurs twice the
/// day begins with the first.
private func dayInterval(around time: Double, days: Double, shift: Double, clock: LocalClock)
    -> (start: Double, end: Double)
{
    let length = days * LocalClock.day
    let offset = shift * LocalClock.day
    var wall = ((clock.wall(at: time) + offset) / length).rounded(.down) * length - offset
    // A clock set back over midnight shows the day before again; set forward over a whole day, it skips one.
    while clock.instants(showing: wall + length).first <= time { wall += length }
    return (clock.instants(showing: wall).first, clock.instants(showing: wall + length).first)
}

private func clockInterval(of unit: CalendarUnit, around time: Double, clock: LocalClock)
    -> (start: Double, end: Double)
{
    let length = unit.averageLength
    let wall = (clock.wall(at: time) / length).rounded(.down) * length
    let starts = clock.instants(showing: wall)
    let next = clock.instants(showing: wall + length)
    let start = starts.second.flatMap { $0 <= time ? $0 : nil } ?? starts.first
    let ends = [starts.first, starts.second, next.first, next.second].compactMap { $0 }.filter { $0 > time }
    return (min(start, time), ends.min() ?? time + length)
}

/// Finds the calendar units of many instants. It remembers the units seen, so that a million rows of a year cost as
/// many calendar computations as there are days in it.
public struct CalendarBinner: Sendable {
    public let unit: CalendarUnit
    public let calendar: Calendar
    private var starts: [Double] = []
    private var ends: [Double] = []
    private var recent = 0

    public init(unit: CalendarUnit, calendar: Calendar) {
        self.unit = unit
        self.calendar = calendar
    }

    /// The unit around `time`, as `calendarInterval(of:around:calendar:)` gives it.
    public mutating func interval(around time: Double) -> (start: Double, end: Double)? {
        if recent < starts.count, starts[recent] <= time, time < ends[recent] { return (starts[recent], ends[recent]) }
        guard calendarReach.contains(time) else { return nil }
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= time { low = middle + 1 } else { high = middle }
        }
        if low == starts.count || starts[low] > time {
            guard let found = calendarInterval(of: unit, around: time, calendar: calendar) else { return nil }
            guard unit != .nanosecond else { return found }
            starts.insert(found.start, at: low)
            ends.insert(found.end, at: low)
        }
        recent = low
        return (starts[low], ends[low])
    }

    /// The units around all of `times`, NaN for what has none.
    public mutating func intervals(around times: [Double]) -> (starts: [Double], ends: [Double]) {
        var result: (starts: [Double], ends: [Double]) = ([], [])
        result.starts.reserveCapacity(times.count)
        result.ends.reserveCapacity(times.count)
        for time in times {
            let interval = interval(around: time) ?? (.nan, .nan)
            result.starts.append(interval.start)
            result.ends.append(interval.end)
        }
        return result
    }
}
