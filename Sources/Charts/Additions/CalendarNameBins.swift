import Foundation
import ScaleKit

/// Bins of a part of the date that comes again, such as the weekday, with the names and the order of a calendar's
/// locale.
public struct CalendarNameBins: Sendable {
    /// What dates have in common that fall into one bin.
    public enum Part: Hashable, Sendable, CaseIterable { case weekday, hour, month }

    /// How many dates a bin has.
    public struct Count: Hashable, Sendable, Identifiable {
        public var name: String
        public var count: Int
        public var id: String { name }
    }

    /// From the first of the locale on: weekdays begin with the calendar's first weekday.
    public let names: [String]
    private let part: Part
    private let calendar: Calendar

    /// - Parameter calendar: its locale, time zone and first weekday are those of the bins.
    public init(_ part: Part, calendar: Calendar) {
        (self.part, self.calendar) = (part, calendar)
        switch part {
        case .weekday:
            let symbols = calendar.shortStandaloneWeekdaySymbols
            let start = min(max(0, calendar.firstWeekday - 1), symbols.count)
            names = Array(symbols[start...] + symbols[..<start])
        case .month: names = calendar.shortStandaloneMonthSymbols
        case .hour: names = Self.hours(calendar)
        }
    }

    /// The number of a date's bin, from 0.
    public func index(of date: Date) -> Int {
        let number =
            switch part {
            case .weekday: calendar.component(.weekday, from: date) - calendar.firstWeekday
            case .month: calendar.component(.month, from: date) - 1
            case .hour: calendar.component(.hour, from: date)
            }
        let count = max(1, names.count)
        return (number % count + count) % count
    }

    /// The name of a date's bin.
    public func name(of date: Date) -> String { names.isEmpty ? "" : names[index(of: date)] }

    /// The size of each bin, in the order of `names`; empty ones have zero.
    public func counts(of dates: some Sequence<Date>) -> [Count] {
        var counts = [Int](repeating: 0, count: names.count)
        for date in dates where !names.isEmpty { counts[index(of: date)] += 1 }
        return zip(names, counts).map { Count(name: $0, count: $1) }
    }

    /// The hours of a day without a change of the clock.
    private static func hours(_ calendar: Calendar) -> [String] {
        var steady = calendar
        steady.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let labels = DateLabelFormat(style: .hour, locale: calendar.locale ?? .current, calendar: steady)
        return (0..<24).map { labels.label(for: Double($0) * 3600) }
    }
}
