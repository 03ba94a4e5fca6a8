import Foundation

extension Text {
    /// How a date is written.
    public struct DateStyle: Equatable, Sendable {
        private enum Kind { case date, time, relative, offset, timer }
        private let kind: Kind

        public static let date = DateStyle(kind: .date)
        public static let time = DateStyle(kind: .time)
        /// The distance from now, as "2 hr, 3 min"; a still picture shows the distance from the moment of drawing.
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)

        package func text(for date: Date, in environment: EnvironmentValues) -> String {
            var style = Date.FormatStyle(
                locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
            switch kind {
            case .date: style = style.year().month(.wide).day()
            case .time: style = style.hour().minute()
            case .relative, .offset, .timer:
                let seconds = abs(date.timeIntervalSinceNow)
                guard seconds.isFinite, seconds < 1e15 else { return "" }
                let duration = Duration.seconds(seconds)
                if kind == .timer {
                    return duration.formatted(.time(pattern: seconds < 3600 ? .minuteSecond : .hourMinuteSecond))
                }
                let text = duration.formatted(
                    .units(allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 2)
                        .locale(environment.locale))
                return kind == .offset ? (date < Date.now ? "-" : "+") + text : text
            }
            return style.format(date)
        }
    }

    public init(_ date: Date, style: DateStyle) {
        self.init(storage: .formatted { style.text(for: date, in: $0) })
    }

    /// "9:00 – 10:30 AM"
    public init(_ dates: ClosedRange<Date>) { self.init(interval: dates.lowerBound, dates.upperBound) }

    public init(_ interval: DateInterval) { self.init(interval: interval.start, interval.end) }

    private init(interval start: Date, _ end: Date) {
        self.init(
            storage: .formatted { environment in
                let formatter = DateIntervalFormatter()
                (formatter.locale, formatter.calendar) = (environment.locale, environment.calendar)
                formatter.timeZone = environment.timeZone
                (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
                return formatter.string(from: start, to: end)
            })
    }
}
