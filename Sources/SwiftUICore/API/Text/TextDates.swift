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

    /// A clock that counts through an interval; a picture shows it at the moment of drawing.
    /// - Parameter pauseTime: when the clock stands still; nil for never.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            storage: .formatted { environment in
                let moment = min(pauseTime ?? Date.now, Date.now)
                let now = min(max(moment, timerInterval.lowerBound), timerInterval.upperBound)
                let seconds =
                    countsDown
                    ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
                let duration = Duration.seconds(min(seconds, 1e15).rounded(countsDown ? .up : .down))
                let pattern: Duration.TimeFormatStyle.Pattern =
                    showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
                return duration.formatted(.time(pattern: pattern).locale(environment.locale))
            })
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
