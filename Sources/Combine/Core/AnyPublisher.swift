import Foundation

/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let base: any Publisher<Output, Failure>

    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        base = (publisher as? AnyPublisher)?.base ?? publisher
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        Self.connect(base, to: subscriber)
    }

    private static func connect<P: Publisher, S: Subscriber>(_ publisher: P, to subscriber: S)
    where P.Output == S.Input, P.Failure == S.Failure { publisher.receive(subscriber: subscriber) }

    public var description: String { "AnyPublisher" }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    public let combineIdentifier: CombineIdentifier
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ s: S) where Input == S.Input, Failure == S.Failure {
        combineIdentifier = s.combineIdentifier
        onSubscription = { s.receive(subscription: $0) }
        onValue = { s.receive($0) }
        onCompletion = { s.receive(completion: $0) }
    }

    public init<S: Subject>(_ s: S) where Input == S.Output, Failure == S.Failure {
        combineIdentifier = CombineIdentifier(s)
        onSubscription = { s.send(subscription: $0) }
        onValue = {
            s.send($0)
            return .none
        }
        onCompletion = { s.send(completion: $0) }
    }

    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        onSubscription = receiveSubscription ?? { _ in }
        onValue = receiveValue ?? { _ in .none }
        onCompletion = receiveCompletion ?? { _ in }
    }

    public func receive(subscription: any Subscription) { onSubscription(subscription) }

    public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }

    public var description: String { "AnySubscriber" }
}
