import Foundation

extension Publishers {
    /// The elements of a sequence, as they are asked for.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Elements.Element == S.Input {
            subscriber.receive(subscription: SequenceSubscription(sequence, subscriber))
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { .init(sequence: self) }
}

/// Hands out elements one by one, from the thread that asks first.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
    private let lock = NSLock()
    private var iterator: Elements.Iterator
    /// One ahead, so that the end follows the last element without being asked for.
    private var next: Elements.Element?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isDelivering = false

    init(_ elements: Elements, _ downstream: Downstream) {
        iterator = elements.makeIterator()
        next = iterator.next()
        self.downstream = downstream
    }

    func request(_ more: Subscribers.Demand) {
        let mayDeliver: Bool = lock.withLock {
            demand += more
            if isDelivering || downstream == nil { return false }
            isDelivering = true
            return true
        }
        guard mayDeliver else { return }
        while let (target, value) = nextDelivery() {
            guard let value else {
                target.receive(completion: .finished)
                continue
            }
            let more = target.receive(value)
            lock.withLock { demand += more }
        }
    }

    /// The value to deliver, nil for the end; nil altogether to stop for now.
    private func nextDelivery() -> (Downstream, Elements.Element?)? {
        lock.withLock {
            guard let target = downstream else { return nil }
            guard let value = next else {
                downstream = nil
                return (target, nil)
            }
            guard demand > 0 else {
                isDelivering = false
                return nil
            }
            demand -= 1
            next = iterator.next()
            return (target, value)
        }
    }

    func cancel() { lock.withLock { downstream = nil } }
}
