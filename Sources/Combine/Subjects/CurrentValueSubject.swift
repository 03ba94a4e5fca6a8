import Foundation

/// Keeps the latest value, and hands it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let store = SubjectStore<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(subscription: any Subscription) { store.adopt(subscription) }

    public func send(_ input: Output) {
        if store.isOver { return }
        lock.withLock { current = input }
        store.send(input)
    }

    public func send(completion: Subscribers.Completion<Failure>) { store.send(completion: completion) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let subscription = LatestSubscription(subscriber, store: store) { [self] in value }
        let (id, completion) = store.add(
            .init(deliver: { subscription.deliver($0) }, complete: { subscription.complete($0) }))
        subscription.id = id
        subscriber.receive(subscription: subscription)
        if let completion { subscription.complete(completion) }
    }
}

extension CurrentValueSubject: @unchecked Sendable {}

/// Delivers the latest value as soon as it is asked for, and each later one while there is demand; what comes without
/// demand is kept, one at most.
final class LatestSubscription<Downstream: Subscriber>: Subscription {
    var id: Int?
    private let lock = NSLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var owesLatest = true
    private let store: SubjectStore<Downstream.Input, Downstream.Failure>
    private let latest: () -> Downstream.Input

    init(
        _ downstream: Downstream, store: SubjectStore<Downstream.Input, Downstream.Failure>,
        latest: @escaping () -> Downstream.Input
    ) {
        (self.downstream, self.store, self.latest) = (downstream, store, latest)
    }

    func deliver(_ value: Downstream.Input) {
        let target: Downstream? = lock.withLock {
            guard demand > 0 else {
                owesLatest = true
                return nil
            }
            demand -= 1
            owesLatest = false
            return downstream
        }
        if let target { hand(value, to: target) }
    }

    private func hand(_ value: Downstream.Input, to target: Downstream) {
        let more = target.receive(value)
        if more > 0 { request(more) }
    }

    func request(_ more: Subscribers.Demand) {
        let target: Downstream? = lock.withLock {
            demand += more
            guard owesLatest, demand > 0 else { return nil }
            owesLatest = false
            demand -= 1
            return downstream
        }
        if let target { hand(latest(), to: target) }
    }

    func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let target = lock.withLock {
            defer { downstream = nil }
            return downstream
        }
        target?.receive(completion: completion)
    }

    func cancel() {
        lock.withLock { downstream = nil }
        if let id { store.remove(id) }
    }
}
