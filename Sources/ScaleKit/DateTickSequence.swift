import Foundation

/// The instants `anchor + i · stride` for i = 0, 1, 2…, on the calendar.
struct DateTickSequence {
    private let stride: DateStride
    private let calendar: Calendar
    private let clock: LocalClock
    /// The first tick: an instant, and the wall-clock time it shows.
    private let anchor: Double
    private let anchorWall: Double

    /// - Parameters:
    ///   - roundsLower: whether the first tick stands at or before `lower`; otherwise at or after it.
    ///   - aligned: whether years stand at multiples of the stride's count.
    init(stride: DateStride, lower: Double, roundsLower: Bool, aligned: Bool, calendar: Calendar) {
        self.stride = stride
        self.calendar = calendar
        clock = LocalClock(timeZone: calendar.timeZone)
        var first = calendarInterval(of: stride.unit, around: lower, calendar: calendar)?.start ?? lower
        if aligned, stride.unit == .year, stride.count > 1 {
            first = Self.roundYear(at: first, count: stride.count, up: !roundsLower, calendar: calendar)
        }
        if first < lower, !roundsLower {
            first = calendarInterval(of: stride.unit, around: lower, calendar: calendar)?.end ?? lower
            if aligned, stride.unit == .year, stride.count > 1 {
                first = Self.roundYear(at: first, count: stride.count, up: true, calendar: calendar)
            }
        }
        anchor = first
        anchorWall = clock.wall(at: first)
    }

    /// All ticks up to `upper`, and with `andNext` the first one at or after it.
    func values(through upper: Double, andNext: Bool) -> [Double] {
        var result: [Double] = []
        for index in indices(TickOptions.maximumCount) {
            if andNext, let last = result.last, last >= upper { break }
            let ticks = instants(at: index)
            if ticks.isEmpty || (!andNext && ticks[0] > upper) { break }
            // A skipped day or hour falls together with the next one.
            for tick in ticks where (result.last.map { tick > $0 } ?? true) && (andNext || tick <= upper) {
                if andNext, let last = result.last, last >= upper { break }
                result.append(tick)
            }
        }
        return result
    }

    private func instants(at index: Int) -> [Double] {
        let steps = Double(index) * Double(stride.count)
        switch stride.unit {
        case .nanosecond, .second, .minute:
            // Clocks change by whole half hours nowadays, which keeps these aligned.
            return [anchor + steps * stride.unit.averageLength]
        case .hour:
            let found = clock.instants(showing: anchorWall + steps * stride.unit.averageLength)
            if index == 0 { return [anchor] + (stride.count == 1 ? [found.second].compactMap { $0 } : []) }
            return [found.first] + (stride.count == 1 ? [found.second].compactMap { $0 } : [])
        case .day, .week:
            if index == 0 { return [anchor] }
            return [clock.instants(showing: wallMidnight + steps * stride.unit.averageLength).first]
        case .month: return added(.month, steps)
        case .quarter: return added(.month, steps * 3)
        case .year: return added(.year, steps)
        }
    }

    /// The midnight that the anchor's day would begin with, also where the clock skips it.
    private var wallMidnight: Double { (anchorWall / LocalClock.day).rounded(.down) * LocalClock.day }

    private func added(_ component: Calendar.Component, _ count: Double) -> [Double] {
        let date = Date(timeIntervalSinceReferenceDate: anchor)
        guard count != 0 else { return [anchor] }
        guard let steps = checkedInt(count), let sum = calendar.date(byAdding: component, value: steps, to: date)
        else { return [] }
        // The unit's own start: a month may begin at 1 AM where the clock skips midnight.
        let unit: CalendarUnit = component == .year ? .year : .month
        let time = sum.timeIntervalSinceReferenceDate
        return [calendarInterval(of: unit, around: time, calendar: calendar)?.start ?? time]
    }

    /// The start of the year nearest to `start`, on the wanted side, whose number is a multiple of `count`.
    private static func roundYear(at start: Double, count: Int, up: Bool, calendar: Calendar) -> Double {
        let number = yearNumber(at: start, calendar: calendar)
        let remainder = number % count
        let below = number - (remainder < 0 ? remainder + count : remainder)
        let target = up && below < number ? below + count : below
        let date = Date(timeIntervalSinceReferenceDate: start)
        guard let moved = calendar.date(byAdding: .year, value: target - number, to: date) else { return start }
        let time = moved.timeIntervalSinceReferenceDate
        return calendarInterval(of: .year, around: time, calendar: calendar)?.start ?? time
    }
}
