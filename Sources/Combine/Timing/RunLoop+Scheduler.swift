import Foundation

/// A moment of the calendar's clock, for schedulers that use timers.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    public func advanced(by n: Stride) -> DateSchedulerTime { .init(date.addingTimeInterval(n.timeInterval)) }

    /// A length of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// Seconds.
        public var magnitude: TimeInterval

        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        public var timeInterval: TimeInterval { magnitude }

        public static func seconds(_ s: Int) -> Stride { .init(Double(s)) }
        public static func seconds(_ s: Double) -> Stride { .init(s) }
        public static func milliseconds(_ ms: Int) -> Stride { .init(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Stride { .init(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Stride { .init(Double(ns) / 1e9) }

        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
        public static func + (lhs: Stride, rhs: Stride) -> Stride { .init(lhs.magnitude + rhs.magnitude) }
        public static func - (lhs: Stride, rhs: Stride) -> Stride { .init(lhs.magnitude - rhs.magnitude) }
        public static func * (lhs: Stride, rhs: Stride) -> Stride { .init(lhs.magnitude * rhs.magnitude) }
        public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
        public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = DateSchedulerTime

    public struct SchedulerOptions: Sendable {}

    public var now: DateSchedulerTime { .init(Date()) }

    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = ScheduledAction(run: action)
        perform { work.run() }
    }

    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = ScheduledAction(run: action)
        let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.run() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .common)
    }

    public func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = ScheduledAction(run: action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in work.run() }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = DateSchedulerTime

    public struct SchedulerOptions: Sendable {}

    public var now: DateSchedulerTime { .init(Date()) }

    public var minimumTolerance: DateSchedulerTime.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let work = ScheduledAction(run: action)
        addOperation { work.run() }
    }

    public func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let work = ScheduledAction(run: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) { [self] in
            addOperation { work.run() }
        }
    }

    public func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let work = ScheduledAction(run: action)
        let delay = max(0, date.date.timeIntervalSinceNow)
        return DispatchQueue.global().schedule(
            after: .init(.now() + delay), interval: .seconds(interval.timeInterval),
            tolerance: .seconds(tolerance.timeInterval)
        ) { [self] in
            addOperation { work.run() }
        }
    }
}
