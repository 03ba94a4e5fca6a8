import Foundation

/// Hands values on to whoever listens and asks at the time; keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let store = SubjectStore<Output, Failure>()

    public init() {}

    public func send(subscription: any Subscription) { store.adopt(subscription) }

    public func send(_ input: Output) { store.send(input) }

    public func send(completion: Subscribers.Completion<Failure>) { store.send(completion: completion) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let subscription = PassthroughSubscription(subscriber, store: store)
        let (id, completion) = store.add(
            .init(deliver: { subscription.deliver($0) }, complete: { subscription.complete($0) }))
        subscription.id = id
        subscriber.receive(subscription: subscription)
        if let completion { subscriber.receive(completion: completion) }
    }
}

extension PassthroughSubject: @unchecked Sendable {}

private final class PassthroughSubscription<Downstream: Subscriber>: Subscription {
    var id: Int?
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private let store: SubjectStore<Downstream.Input, Downstream.Failure>

    init(_ downstream: Downstream, store: SubjectStore<Downstream.Input, Downstream.Failure>) {
        (self.downstream, self.store) = (downstream, store)
    }

    func deliver(_ value: Downstream.Input) {
        let target: Downstream? = lock.withLock {
            guard demand > 0 else { return nil }
            demand -= 1
            return downstream
        }
        guard let more = target?.receive(value) else { return }
        lock.withLock { demand += more }
    }

    func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let target = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        target?.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

    func cancel() {
        lock.withLock { downstream = nil }
        if let id { store.remove(id) }
    }
}
