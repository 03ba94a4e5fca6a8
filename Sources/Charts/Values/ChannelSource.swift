import ChartEngine
import Foundation
import ScaleKit
import SwiftUICore

/// What a mark was given on one channel, before the environment (calendar, locale) is known.
@usableFromInline
struct ChannelSource: Sendable {
    @usableFromInline
    enum Extent: Sendable {
        case single(PlotValue)
        // Apart, so that what nearly all channels have stays small.
        indirect case bin(PlotValue, PlotValue)
        indirect case range(PlotValue, PlotValue)
        /// The calendar unit that contains an instant (seconds since the reference date).
        indirect case calendarUnit(Double, Calendar.Component, Calendar?)
    }

    @usableFromInline var label: ChartLabel
    @usableFromInline var extent: Extent

    @inlinable
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
    @inlinable
    static func single(_ value: some Plottable) -> Self { .single(value.plotValue) }

    @inlinable
    static func range<V: Plottable>(_ range: Range<V>) -> Self {
        .range(range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    @inlinable
    static func bin<V: Plottable>(_ range: ChartBinRange<V>) -> Self {
        .bin(range.lowerBound.plotValue, range.upperBound.plotValue)
    }

    @usableFromInline
    static func unit(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) -> Self {
        .calendarUnit(date.timeIntervalSinceReferenceDate, unit, calendar)
    }
}

/// Makes channels of sources, with what of the environment they need.
struct ChannelReader {
    let environment: EnvironmentValues
    private let calendar: Calendar
    /// Each unit and calendar keeps what it found, since looking up a calendar is what plotting dates costs.
    private var binners: [CalendarBinner] = []

    init(environment: EnvironmentValues) {
        (self.environment, calendar) = (environment, environment.chartCalendar)
    }

    mutating func input(_ source: ChannelSource) -> ChannelInput {
        ChannelInput(label: source.label.string(in: environment), extent(source.extent))
    }

    mutating func extent(_ extent: ChannelSource.Extent) -> ChannelInput.Extent {
        switch extent {
        case .single(let value): return .single(value)
        case .bin(let lower, let upper): return .bin(lower: lower, upper: upper)
        case .range(let lower, let upper): return .range(lower: lower, upper: upper)
        case .calendarUnit(let seconds, let unit, let calendar):
            guard let interval = interval(around: seconds, unit, calendar) else { return .single(.date(seconds)) }
            return .bin(lower: .date(interval.start), upper: .date(interval.end))
        }
    }

    /// The calendar unit around an instant: start and end in seconds; nil where the component has no extent, or no
    /// calendar covers the instant.
    private mutating func interval(
        around seconds: Double, _ component: Calendar.Component, _ own: Calendar?
    ) -> (start: Double, end: Double)? {
        guard let unit = CalendarUnit(component) else { return nil }
        let calendar = own ?? calendar
        if let known = binners.firstIndex(where: { $0.unit == unit && $0.calendar == calendar }) {
            return binners[known].interval(around: seconds)
        }
        var binner = CalendarBinner(unit: unit, calendar: calendar)
        let found = binner.interval(around: seconds)
        binners.append(binner)
        return found
    }
}

extension EnvironmentValues {
    /// The calendar that dates are counted in, with the environment's locale and time zone.
    var chartCalendar: Calendar {
        var calendar = calendar
        (calendar.locale, calendar.timeZone) = (locale, timeZone)
        return calendar
    }
}
