import ChartEngine
import Foundation

/// What a mark was given on one channel, before the environment (calendar, locale) is known.
struct ChannelSource: Sendable {
    enum Extent: Sendable {
        case single(PlotValue)
        case bin(PlotValue, PlotValue)
        case range(PlotValue, PlotValue)
        /// The calendar unit that contains an instant (seconds since the reference date).
        indirect case calendarUnit(Double, Calendar.Component, Calendar?)
    }

    var label: ChartLabel
    var extent: Extent

    init(_ label: ChartLabel, _ extent: Extent) { (self.label, self.extent) = (label, extent) }

    /// The first of its values: what an encoding by it goes by.
    var value: PlotValue {
        switch extent {
        case .single(let value), .bin(let value, _), .range(let value, _): value
        case .calendarUnit(let seconds, _, _): .date(seconds)
        }
    }
}

extension ChannelSource.Extent {
    static func single(_ value: some Plottable) -> Self { .single(value.plotValue) }

    static func range<V: Plottable>(_ range: Range<V>) -> Self {
        .range(range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    static func bin<V: Plottable>(_ range: ChartBinRange<V>) -> Self {
        .bin(range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    static func unit(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) -> Self {
        .calendarUnit(date.timeIntervalSinceReferenceDate, unit, calendar)
    }
}

/// Finds the calendar unit around an instant. Rows mostly come in order, so the last answers are kept: looking up a
/// calendar is what plotting dates costs.
struct CalendarUnits {
    private struct Key: Hashable {
        var unit: Calendar.Component
        var calendar: Calendar
    }

    private let calendar: Calendar
    private var last: (key: Key, interval: Range<Double>)?

    /// `calendar` is used where a value names none.
    init(calendar: Calendar) { self.calendar = calendar }

    /// Start and end in seconds; nil where the unit has no extent, or the instant is no date.
    mutating func interval(around seconds: Double, _ unit: Calendar.Component, _ own: Calendar?) -> Range<Double>? {
        guard seconds.isFinite else { return nil }
        let key = Key(unit: unit, calendar: own ?? calendar)
        if let last, last.key == key, last.interval.contains(seconds) { return last.interval }
        let date = Date(timeIntervalSinceReferenceDate: seconds)
        guard let found = key.calendar.dateInterval(of: unit, for: date), found.duration > 0 else { return nil }
        let (start, end) = (found.start.timeIntervalSinceReferenceDate, found.end.timeIntervalSinceReferenceDate)
        let interval = Range(uncheckedBounds: (lower: start, upper: end))
        last = (key, interval)
        return interval
    }
}
