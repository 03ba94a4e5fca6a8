import Foundation
import ScaleKit
import Testing

/// Two zones far apart, so that nothing rests on the machine's own.
let testZones = ["America/Los_Angeles", "Asia/Kathmandu"]

func calendar(_ zone: String, _ identifier: Calendar.Identifier = .gregorian, firstWeekday: Int = 1) throws -> Calendar
{
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = firstWeekday
    return calendar
}

extension Calendar {
    /// Seconds since the reference date.
    func time(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0) throws
        -> Double
    {
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
        return try #require(date(from: parts)).timeIntervalSinceReferenceDate
    }

    /// "2021-03-14 03:00:00" on the calendar's clock.
    func clock(_ time: Double) -> String {
        let parts = dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: Date(timeIntervalSinceReferenceDate: time))
        func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        return
            "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))"
    }

    /// The day and hour of each tick.
    func clocks(_ ticks: DateTicks) -> [String] { ticks.values.map { String(clock($0).dropLast(3)) } }

    func labels(_ ticks: DateTicks, locale: String = "en_US") -> [String] {
        let format = DateLabelFormat(style: ticks.labelStyle, locale: Locale(identifier: locale), calendar: self)
        return ticks.values.map(format.label)
    }
}

/// Dates do not round their bounds unless asked.
let unrounded = TickOptions(axisLength: 310, roundsLower: false, roundsUpper: false)
