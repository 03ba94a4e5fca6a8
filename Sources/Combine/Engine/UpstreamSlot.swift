import Foundation

/// The subscription to an upstream publisher, through its life: not there yet, there, over. Safe from any thread.
final class UpstreamSlot: @unchecked Sendable {
    private enum State {
        case waiting(Subscribers.Demand)
        case active(any Subscription)
        case over
    }

    private let lock = NSLock()
    private var state = State.waiting(.none)

    /// Takes the subscription. A second one, or one that comes too late, is cancelled, and the answer is false.
    func begin(_ subscription: any Subscription) -> Bool {
        let asked: Subscribers.Demand? = lock.withLock {
            guard case .waiting(let demand) = state else { return nil }
            state = .active(subscription)
            return demand
        }
        guard let asked else {
            subscription.cancel()
            return false
        }
        if asked > 0 { subscription.request(asked) }
        return true
    }

    /// Asks for values, now or as soon as there is somebody to ask.
    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let target: (any Subscription)? = lock.withLock {
            switch state {
            case .waiting(let before):
                state = .waiting(before + demand)
                return nil
            case .active(let subscription): return subscription
            case .over: return nil
            }
        }
        target?.request(demand)
    }

    var isOver: Bool {
        lock.withLock {
            if case .over = state { return true }
            return false
        }
    }

    /// Ends it without telling upstream, which is over by itself. False where it had ended before.
    @discardableResult
    func end() -> Bool { finish().wasOpen }

    /// Ends it and stops upstream. False where it had ended before.
    @discardableResult
    func cancel() -> Bool {
        let (wasOpen, subscription) = finish()
        subscription?.cancel()
        return wasOpen
    }

    private func finish() -> (wasOpen: Bool, subscription: (any Subscription)?) {
        lock.withLock {
            defer { state = .over }
            switch state {
            case .waiting: return (true, nil)
            case .active(let subscription): return (true, subscription)
            case .over: return (false, nil)
            }
        }
    }

    /// Makes room for the next upstream, after the last has finished.
    func reopen() { lock.withLock { state = .waiting(.none) } }
}
