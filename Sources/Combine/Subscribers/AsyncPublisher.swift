import Foundation

/// The values of a publisher that cannot fail, for `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let inlet: AsyncInlet<P.Output, Never>

        public mutating func next() async -> P.Output? {
            switch await inlet.next() {
            case .some(.success(let value)): value
            case .none: nil
            }
        }
    }

    public func makeAsyncIterator() -> Iterator {
        let inlet = AsyncInlet<P.Output, Never>()
        publisher.subscribe(inlet.subscriber)
        return Iterator(inlet: inlet)
    }
}

/// The values of a publisher, for `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    public init(_ publisher: P) { self.publisher = publisher }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let inlet: AsyncInlet<P.Output, P.Failure>

        public mutating func next() async throws -> P.Output? { try await inlet.next()?.get() }
    }

    public func makeAsyncIterator() -> Iterator {
        let inlet = AsyncInlet<P.Output, P.Failure>()
        publisher.subscribe(inlet.subscriber)
        return Iterator(inlet: inlet)
    }
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { .init(self) }
}

extension Publisher {
    @_disfavoredOverload
    public var values: AsyncThrowingPublisher<Self> { .init(self) }
}

/// Brings values over to a waiting task: asks for one as each is waited for.
final class AsyncInlet<Input, Failure: Error>: @unchecked Sendable {
    /// Handed from one side to the other once.
    private struct Delivery: @unchecked Sendable {
        var result: Result<Input, Failure>?
    }

    private let lock = NSLock()
    private var ready: [Delivery] = []
    private var waiting: [CheckedContinuation<Delivery, Never>] = []
    private var isOver = false
    private(set) lazy var subscriber = ClosureSubscriber<Input, Failure>(
        onValue: { [weak self] value in
            self?.deliver(Delivery(result: .success(value)))
            return .none
        },
        onCompletion: { [weak self] end in
            if case .failure(let error) = end { self?.deliver(Delivery(result: .failure(error))) }
            self?.finish()
        })

    deinit { subscriber.upstream.cancel() }

    func next() async -> Result<Input, Failure>? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { (continuation: CheckedContinuation<Delivery, Never>) in
                let (now, asks): (Delivery?, Bool) = lock.withLock {
                    if !ready.isEmpty { return (ready.removeFirst(), false) }
                    if isOver { return (Delivery(result: nil), false) }
                    waiting.append(continuation)
                    return (nil, true)
                }
                if let now { continuation.resume(returning: now) }
                if asks { subscriber.upstream.request(.max(1)) }
            }
        } onCancel: {
            subscriber.upstream.cancel()
            finish()
        }.result
    }

    private func deliver(_ delivery: Delivery) {
        let waiter: CheckedContinuation<Delivery, Never>? = lock.withLock {
            if !waiting.isEmpty { return waiting.removeFirst() }
            if !isOver { ready.append(delivery) }
            return nil
        }
        waiter?.resume(returning: delivery)
    }

    private func finish() {
        let left = lock.withLock {
            isOver = true
            defer { waiting = [] }
            return waiting
        }
        for waiter in left { waiter.resume(returning: Delivery(result: nil)) }
    }
}
