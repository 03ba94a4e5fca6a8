import Foundation

/// One value that a closure comes up with, now or later, once for all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var waiting: [(id: CombineIdentifier, deliver: (Result<Output, Failure>) -> Void)] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] in fulfill($0) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let due: [(Result<Output, Failure>) -> Void] = lock.withLock {
            guard self.result == nil else { return [] }
            self.result = result
            defer { waiting = [] }
            return waiting.map(\.deliver)
        }
        for deliver in due { deliver(result) }
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let outlet = Outlet(subscriber)
        let id = CombineIdentifier()
        let deliver: (Result<Output, Failure>) -> Void = { result in
            switch result {
            case .success(let value):
                outlet.send(value)
                outlet.finish(.finished)
            case .failure(let error): outlet.finish(.failure(error))
            }
        }
        subscriber.receive(
            subscription: ClosureSubscription(
                onRequest: { outlet.request($0) },
                onCancel: { [self] in
                    outlet.close()
                    lock.withLock { waiting.removeAll { $0.id == id } }
                }))
        let known: Result<Output, Failure>? = lock.withLock {
            if result == nil { waiting.append((id, deliver)) }
            return result
        }
        if let known { deliver(known) }
    }
}

extension Future: @unchecked Sendable {}

/// A publisher made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        createPublisher().subscribe(subscriber)
    }
}

/// A series of values and an end, played back to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    public struct Recording {
        public private(set) var output: [Output] = []
        public private(set) var completion = Subscribers.Completion<Failure>.finished

        public init() {}

        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            (self.output, self.completion) = (output, completion)
        }

        public mutating func receive(_ input: Output) { output.append(input) }

        public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
    }

    public let recording: Recording

    public init(recording: Recording) { self.recording = recording }

    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        let outlet = Outlet(subscriber)
        subscriber.receive(
            subscription: ClosureSubscription(onRequest: { outlet.request($0) }, onCancel: { outlet.close() }))
        for value in recording.output { outlet.send(value) }
        outlet.finish(recording.completion, keepingValues: true)
    }
}
