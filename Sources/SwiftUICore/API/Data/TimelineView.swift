import Foundation

/// How close together the dates of a timeline are.
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// The dates at which a view is to be drawn anew.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date

    typealias Mode = TimelineScheduleMode

    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// Every so many seconds, from a date on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var upcoming: Date?
        private let interval: TimeInterval

        fileprivate init(from first: Date, by interval: TimeInterval) {
            (upcoming, self.interval) = (first, interval)
        }

        public mutating func next() -> Date? {
            guard let date = upcoming else { return nil }
            let following = date.addingTimeInterval(interval)
            upcoming = following.timeIntervalSinceReferenceDate < Self.end ? following : nil
            return date
        }

        /// Seconds; no calendar goes that far.
        private static let end: TimeInterval = 1e14
    }

    private let start: Date
    private let interval: TimeInterval

    /// - Parameter interval: seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        (start, self.interval) = (startDate, interval.isFinite && interval > 0 ? interval : 1)
    }

    /// Begins with the last date not after `startDate`. Low frequency is once a minute at most.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let step = mode == .lowFrequency ? interval * max(1, (60 / interval).rounded(.up)) : interval
        let passed = (startDate.timeIntervalSince(start) / step).rounded(.down)
        return Entries(from: passed > 0 ? start.addingTimeInterval(passed * step) : start, by: step)
    }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries

    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// At given dates, in either mode.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as the screen is drawn.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries

    private let interval: TimeInterval
    private let isPaused: Bool

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (interval, isPaused) = (minimumInterval ?? 1 / 60, paused)
    }

    /// While paused the first date is the only one. Low frequency is once a second at most.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let step = isPaused ? .greatestFiniteMagnitude : mode == .lowFrequency ? max(1, interval) : interval
        return PeriodicTimelineSchedule(from: startDate, by: step).entries(from: startDate, mode: mode)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        .init(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { .init() }

    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        .init(dates)
    }
}

/// Content that depends on the time. A picture shows it at the schedule's last date that has come when it is drawn, or
/// at the first where none has.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    public struct Context: Sendable {
        /// How often the content is drawn anew.
        public enum Cadence: Comparable, Hashable, Sendable { case live, seconds, minutes }

        public let date: Date
        public let cadence: Cadence

        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content

    /// Dates looked at in search of the last that has come.
    private static var searchLimit: Int { 100_000 }

    private func date(at now: Date) -> Date {
        var found: Date?
        for (index, date) in schedule.entries(from: now, mode: .normal).enumerated() {
            if date > now || index == Self.searchLimit { return found ?? date }
            found = date
        }
        return found ?? now
    }
}

extension TimelineView: View, PrimitiveView where Content: View {
    public var body: Never { unreachableBody }

    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        (self.schedule, self.content) = (schedule, content)
    }

    package func nodes(in context: ResolveContext) -> [LayoutNode] {
        let now = TimelineViewDefaultContext(date: date(at: Date()), cadence: .live)
        return context.child(0).nodes(of: context.evaluating { content(now) })
    }
}

/// The context of all timelines: one type, so that a closure's parameter is known before its result.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
