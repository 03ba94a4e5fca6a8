import Foundation

extension Subscribers {
    /// Calls closures with all values.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let lock = NSLock()
        private let upstream = UpstreamSlot()
        private var onValue: (Input) -> Void
        private var onCompletion: (Subscribers.Completion<Failure>) -> Void

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            (onCompletion, onValue) = (receiveCompletion, receiveValue)
        }

        /// Called with each value, until the end.
        public var receiveValue: (Input) -> Void { lock.withLock { onValue } }

        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void { lock.withLock { onCompletion } }

        public func receive(subscription: any Subscription) {
            if upstream.begin(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            if !upstream.isOver { receiveValue(value) }
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            guard upstream.end() else { return }
            let last = receiveCompletion
            forget()
            last(completion)
        }

        public func cancel() {
            upstream.cancel()
            forget()
        }

        /// What the closures hold on to may go now.
        private func forget() {
            let old = lock.withLock {
                defer { (onValue, onCompletion) = ({ _ in }, { _ in }) }
                return (onValue, onCompletion)
            }
            withExtendedLifetime(old) {}
        }
    }

    /// Writes all values to a property of an object, which it keeps alive until the end.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never

        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let lock = NSLock()
        private var target: Root?
        private let upstream = UpstreamSlot()

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (target, self.keyPath) = (object, keyPath)
        }

        public var object: Root? { lock.withLock { target } }

        public func receive(subscription: any Subscription) {
            if upstream.begin(subscription) { subscription.request(.unlimited) }
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            if !upstream.isOver, let object { object[keyPath: keyPath] = value }
            return .none
        }

        public func receive(completion: Subscribers.Completion<Never>) {
            upstream.end()
            forget()
        }

        public func cancel() {
            upstream.cancel()
            forget()
        }

        private func forget() {
            let old = lock.withLock {
                defer { target = nil }
                return target
            }
            withExtendedLifetime(old) {}
        }
    }
}

extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Publishes all values through a `@Published` property, for as long as its storage lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let target = published
        let sink = Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }) { [weak storage = target.storage] in
            storage?.publish($0)
        }
        target.storage.keep(AnyCancellable(sink))
        subscribe(sink)
    }
}
