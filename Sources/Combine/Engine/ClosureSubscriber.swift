import Foundation

/// One of several upstreams of an operator, told apart by its closures.
final class ClosureSubscriber<Input, Failure: Error>: Subscriber {
    let upstream = UpstreamSlot()
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    init(
        onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        (self.onValue, self.onCompletion) = (onValue, onCompletion)
    }

    func receive(subscription: any Subscription) { _ = upstream.begin(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand { upstream.isOver ? .none : onValue(input) }

    func receive(completion: Subscribers.Completion<Failure>) {
        if upstream.end() { onCompletion(completion) }
    }
}

/// A subscription made of closures.
final class ClosureSubscription: Subscription {
    private let onRequest: (Subscribers.Demand) -> Void
    private let onCancel: () -> Void

    init(onRequest: @escaping (Subscribers.Demand) -> Void, onCancel: @escaping () -> Void) {
        (self.onRequest, self.onCancel) = (onRequest, onCancel)
    }

    func request(_ demand: Subscribers.Demand) { onRequest(demand) }

    func cancel() { onCancel() }
}
