import Foundation

extension Publishers {
    /// When a buffer asks its upstream.
    public enum PrefetchStrategy: Equatable, Hashable, Sendable {
        /// For as much as it has room for.
        case keepFull
        case byRequest
    }

    /// What a full buffer does with one more value.
    public enum BufferingStrategy<Failure: Error> {
        case dropNewest
        case dropOldest
        case customError(() -> Failure)
    }

    /// Keeps values until they are asked for.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let size: Int
        public let prefetch: PrefetchStrategy
        public let whenFull: BufferingStrategy<Failure>

        public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
            (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let outlet = Outlet(subscriber)
            let slot = Box<UpstreamSlot>()
            let refill: (() -> Void)? = prefetch == .keepFull ? { slot.value?.request(.max(1)) } : nil
            let inlet = ClosureSubscriber<Output, Failure>(
                onValue: { value in
                    if outlet.waiting >= size {
                        switch whenFull {
                        case .dropNewest: return prefetch == .keepFull ? .max(1) : .none
                        case .dropOldest: outlet.dropOldest()
                        case .customError(let error):
                            slot.value?.cancel()
                            outlet.finish(.failure(error()))
                            return .none
                        }
                    }
                    outlet.send(value, delivered: refill)
                    return .none
                },
                onCompletion: { outlet.finish($0, keepingValues: true) })
            slot.value = inlet.upstream
            subscriber.receive(
                subscription: ClosureSubscription(
                    onRequest: { outlet.request($0) },
                    onCancel: {
                        outlet.close()
                        slot.value?.cancel()
                    }))
            inlet.upstream.request(prefetch == .keepFull ? .max(size) : .unlimited)
            upstream.subscribe(inlet)
        }

        private final class Box<Value: AnyObject> {
            weak var value: Value?
        }
    }

    /// The values until another publisher has one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let outlet = Outlet(subscriber)
            let signal = other.first().sink(
                receiveCompletion: { _ in }, receiveValue: { _ in outlet.finish(.finished) })
            upstream.timed(
                through: outlet, subscriber, onValue: { outlet.send($0) },
                onEnd: { end in
                    signal.cancel()
                    outlet.finish(end)
                })
        }
    }

    /// The values from when another publisher has one.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let gate = Gate()
            let signal = other.first().sink(receiveCompletion: { _ in }, receiveValue: { _ in gate.open() })
            let hooks = ConduitHooks(cancel: { signal.cancel() })
            upstream.subscribe(
                StepConduit<Output, Failure, S>(subscriber, hooks: hooks, completion: { $0 }) {
                    gate.isOpen ? .pass($0) : .skip
                })
        }

        private final class Gate: @unchecked Sendable {
            private let lock = NSLock()
            private var opened = false

            var isOpen: Bool { lock.withLock { opened } }

            func open() { lock.withLock { opened = true } }
        }
    }
}

extension Publisher {
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }

    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        .init(upstream: self, other: publisher)
    }

    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        .init(upstream: self, other: publisher)
    }
}
