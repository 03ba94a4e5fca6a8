import Foundation

extension Publishers {
    /// Delivers on a scheduler, in order.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let outlet = Outlet(subscriber) { scheduler.schedule(options: options, $0) }
            upstream.timed(through: outlet, subscriber, onValue: { outlet.send($0) }) {
                outlet.finish($0, keepingValues: true)
            }
        }
    }

    /// Subscribes, asks and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let scheduler: Context
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            scheduler.schedule(options: options) {
                let relay = ClosureRelay(
                    request: { slot, demand in scheduler.schedule(options: options) { slot.request(demand) } },
                    cancel: { slot in scheduler.schedule(options: options) { slot.cancel() } })
                relay.connect(upstream, to: subscriber)
            }
        }
    }
}

/// Passes values straight on, and demand and cancellation through closures.
private struct ClosureRelay {
    var request: (UpstreamSlot, Subscribers.Demand) -> Void
    var cancel: (UpstreamSlot) -> Void

    func connect<P: Publisher, S: Subscriber>(_ publisher: P, to subscriber: S)
    where P.Output == S.Input, P.Failure == S.Failure {
        let inlet = ClosureSubscriber<P.Output, P.Failure>(
            onValue: { subscriber.receive($0) }, onCompletion: { subscriber.receive(completion: $0) })
        let slot = inlet.upstream
        subscriber.receive(
            subscription: ClosureSubscription(onRequest: { request(slot, $0) }, onCancel: { cancel(slot) }))
        publisher.subscribe(inlet)
    }
}

extension Publisher {
    /// Subscribes for operators that deliver later: demand goes to the outlet and upstream, closures get the rest.
    func timed<S: Subscriber>(
        through outlet: Outlet<S>, _ subscriber: S, asksForAll: Bool = false,
        onValue: @escaping (Output) -> Void, onEnd: @escaping (Subscribers.Completion<Failure>) -> Void
    ) where S.Failure == Failure {
        let inlet = ClosureSubscriber<Output, Failure>(
            onValue: { value in
                onValue(value)
                return .none
            }, onCompletion: onEnd)
        let slot = inlet.upstream
        if !asksForAll { outlet.moreWanted = { slot.request($0) } }
        subscriber.receive(
            subscription: ClosureSubscription(
                onRequest: { demand in
                    outlet.request(demand)
                    if !asksForAll { slot.request(demand) }
                },
                onCancel: {
                    outlet.close()
                    slot.cancel()
                }))
        if asksForAll { slot.request(.unlimited) }
        subscribe(inlet)
    }

    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        .init(upstream: self, scheduler: scheduler, options: options)
    }

    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        .init(upstream: self, scheduler: scheduler, options: options)
    }
}
