import Foundation

extension Publishers {
    /// Calls closures as things pass through.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            (self.receiveSubscription, self.receiveOutput) = (receiveSubscription, receiveOutput)
            (self.receiveCompletion, self.receiveCancel) = (receiveCompletion, receiveCancel)
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let hooks = ConduitHooks(subscription: receiveSubscription, request: receiveRequest, cancel: receiveCancel)
            let (onOutput, onCompletion) = (receiveOutput, receiveCompletion)
            let conduit = StepConduit<Output, Failure, S>(
                subscriber, hooks: hooks,
                completion: { end in
                    onCompletion?(end)
                    return end
                },
                step: { value in
                    onOutput?(value)
                    return .pass(value)
                })
            upstream.subscribe(conduit)
        }
    }
}

extension Publisher {
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        .init(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Writes what passes through to `stream`, to standard output where that is nil.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.HandleEvents<Self>
    {
        let log = EventLog(prefix: prefix, stream: stream)
        return handleEvents(
            receiveSubscription: { log.write("receive subscription: (\($0))") },
            receiveOutput: { log.write("receive value: (\($0))") },
            receiveCompletion: {
                switch $0 {
                case .finished: log.write("receive finished")
                case .failure(let error): log.write("receive error: (\(error))")
                }
            },
            receiveCancel: { log.write("receive cancel") },
            receiveRequest: { log.write("request \($0)") })
    }
}

private final class EventLog: @unchecked Sendable {
    private let lock = NSLock()
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(prefix: String, stream: (any TextOutputStream)?) {
        (self.prefix, self.stream) = (prefix.isEmpty ? "" : prefix + ": ", stream)
    }

    func write(_ line: String) {
        lock.withLock {
            if stream == nil { Swift.print(prefix + line) } else { stream?.write(prefix + line + "\n") }
        }
    }
}
