import Foundation

extension Publishers {
    /// At most one value per interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        /// Whether the last value of an interval counts, otherwise the first.
        public let latest: Bool

        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let outlet = Outlet(subscriber) { scheduler.schedule($0) }
            let gate = Gate<Output>(keepsLatest: latest)
            upstream.timed(
                through: outlet, subscriber, asksForAll: true,
                onValue: { value in
                    guard gate.admit(value) else { return }
                    outlet.send(value)
                    closeLater(gate, outlet)
                },
                onEnd: { end in
                    if case .finished = end, let rest = gate.takeRest() { outlet.send(rest) }
                    outlet.finish(end)
                })
        }

        private func closeLater<S: Subscriber>(_ gate: Gate<Output>, _ outlet: Outlet<S>) where S.Input == Output {
            scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
                guard let value = gate.endInterval() else { return }
                outlet.send(value)
                closeLater(gate, outlet)
            }
        }
    }
}

/// Lets one value through, then keeps one until the interval ends.
private final class Gate<Value>: @unchecked Sendable {
    private let keepsLatest: Bool
    private let lock = NSLock()
    private var isShut = false
    private var kept: Value?

    init(keepsLatest: Bool) { self.keepsLatest = keepsLatest }

    func admit(_ value: Value) -> Bool {
        lock.withLock {
            if isShut {
                if keepsLatest || kept == nil { kept = value }
                return false
            }
            isShut = true
            return true
        }
    }

    /// The value to deliver now, with which the next interval begins; nil where there was none.
    func endInterval() -> Value? {
        lock.withLock {
            defer { kept = nil }
            isShut = kept != nil
            return kept
        }
    }

    func takeRest() -> Value? {
        lock.withLock {
            defer { kept = nil }
            return kept
        }
    }
}

extension Publisher {
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
