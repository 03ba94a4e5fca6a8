import Combine
import Foundation

/// What a publisher has sent so far.
final class Recorder<Value, Failure: Error>: Subscriber, @unchecked Sendable {
    private let lock = NSLock()
    private var received: [Value] = []
    private var end: Subscribers.Completion<Failure>?
    private var subscription: (any Subscription)?
    private let initial: Subscribers.Demand
    private let more: Subscribers.Demand

    init(demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none) {
        (initial, self.more) = (demand, more)
    }

    func receive(subscription: any Subscription) {
        lock.withLock { self.subscription = subscription }
        if initial > 0 { subscription.request(initial) }
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        lock.withLock { received.append(input) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { lock.withLock { end = completion } }

    var values: [Value] { lock.withLock { received } }

    var isFinished: Bool {
        lock.withLock {
            if case .finished = end { return true }
            return false
        }
    }

    var error: Failure? {
        lock.withLock {
            if case .failure(let error) = end { return error }
            return nil
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }

    func cancel() { lock.withLock { subscription }?.cancel() }
}

extension Publisher {
    func recorded(
        demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none
    ) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(demand: demand, more: more)
        subscribe(recorder)
        return recorder
    }
}

enum Trouble: Error, Equatable { case first, second }

/// Waits until `condition` holds, five seconds at most.
func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<1000 {
        if condition() { return true }
        try? await Task.sleep(for: .milliseconds(5))
    }
    return condition()
}

/// Counts, from any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func add(_ number: Int = 1) { lock.withLock { count += number } }
}
