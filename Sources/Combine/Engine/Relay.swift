import Foundation

/// Hands on the values of one upstream, and when that ends may go on with another: what is behind `append`, `catch` and
/// `retry`. Demand that one upstream did not fill goes to the next.
final class Relay<Downstream: Subscriber>: Subscription {
    private let downstream: Downstream
    private let lock = NSLock()
    private var demand = Subscribers.Demand.none
    private var current: UpstreamSlot?
    private var isOver = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Subscribes to the first upstream.
    /// - Parameter onEnd: what to do at its end.
    func start<P: Publisher>(
        with publisher: P, onEnd: @escaping (Relay, Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        downstream.receive(subscription: self)
        listen(to: publisher, onEnd: onEnd)
    }

    func listen<P: Publisher>(
        to publisher: P, onEnd: @escaping (Relay, Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        let inlet = ClosureSubscriber<P.Output, P.Failure>(
            onValue: { [self] in pass($0) }, onCompletion: { [self] in onEnd(self, $0) })
        let open: Subscribers.Demand? = lock.withLock {
            if isOver { return nil }
            current = inlet.upstream
            return demand
        }
        guard let open else { return }
        inlet.upstream.request(open)
        publisher.subscribe(inlet)
    }

    private func pass(_ value: Downstream.Input) -> Subscribers.Demand {
        lock.withLock { demand -= 1 }
        let more = downstream.receive(value)
        lock.withLock { demand += more }
        return more
    }

    func finish(_ end: Subscribers.Completion<Downstream.Failure>) {
        let wasOpen = lock.withLock {
            defer { (isOver, current) = (true, nil) }
            return !isOver
        }
        if wasOpen { downstream.receive(completion: end) }
    }

    func request(_ more: Subscribers.Demand) {
        let target = lock.withLock {
            demand += more
            return current
        }
        target?.request(more)
    }

    func cancel() {
        let target = lock.withLock {
            defer { (isOver, current) = (true, nil) }
            return current
        }
        target?.cancel()
    }
}
