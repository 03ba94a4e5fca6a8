import Foundation

extension Publishers {
    /// Arrays of a number of values each; the last may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, Swift.max(1, count)) }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let outlet = Outlet(subscriber)
            var batch: Output = []
            let batchSize = count
            let inlet = ClosureSubscriber<Upstream.Output, Failure>(
                onValue: { value in
                    batch.append(value)
                    if batch.count == batchSize {
                        let full = batch
                        batch = []
                        outlet.send(full)
                    }
                    return .none
                },
                onCompletion: { end in
                    if case .finished = end, !batch.isEmpty { outlet.send(batch) }
                    outlet.finish(end)
                })
            outlet.moreWanted = { inlet.upstream.request($0 * batchSize) }
            subscriber.receive(
                subscription: ClosureSubscription(
                    onRequest: { demand in
                        outlet.request(demand)
                        inlet.upstream.request(demand * batchSize)
                    },
                    onCancel: {
                        outlet.close()
                        inlet.upstream.cancel()
                    }))
            upstream.subscribe(inlet)
        }
    }
}

extension Publisher {
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> { .init(upstream: self, count: count) }
}
