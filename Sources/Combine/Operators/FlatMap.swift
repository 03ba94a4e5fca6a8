import Foundation

extension Publishers {
    /// The values of the publishers that a closure makes of each value, as they come.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let pool = InletPool(subscriber)
            subscriber.receive(subscription: pool)
            pool.openSource()
            let outer = ClosureSubscriber<Upstream.Output, Failure>(
                onValue: { value in
                    pool.add(transform(value)) { pool.source?.request(.max(1)) }
                    return .none
                },
                onCompletion: { pool.sourceEnded($0) })
            pool.setSource(outer.upstream)
            outer.upstream.request(maxPublishers)
            upstream.subscribe(outer)
        }
    }

    /// The values of the latest of the publishers that are the upstream's values.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let pool = InletPool(subscriber)
            subscriber.receive(subscription: pool)
            pool.openSource()
            let outer = ClosureSubscriber<P, Failure>(
                onValue: { publisher in
                    pool.cancelInlets()
                    pool.add(publisher) {}
                    return .none
                },
                onCompletion: { pool.sourceEnded($0) })
            pool.setSource(outer.upstream)
            outer.upstream.request(.unlimited)
            upstream.subscribe(outer)
        }
    }
}

extension Publisher {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
        .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Failure == Never {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}
