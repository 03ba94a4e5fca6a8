import Foundation

extension Publishers {
    /// Goes on with another publisher after an error.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            Relay(subscriber).start(with: upstream) { relay, end in
                switch end {
                case .finished: relay.finish(.finished)
                case .failure(let error): relay.listen(to: handler(error)) { $0.finish($1) }
                }
            }
        }
    }

    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            (self.upstream, self.handler) = (upstream, handler)
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
            Relay(subscriber).start(with: upstream) { relay, end in
                switch end {
                case .finished: relay.finish(.finished)
                case .failure(let error):
                    do {
                        relay.listen(to: try handler(error)) { $0.finish($1.erased) }
                    } catch {
                        relay.finish(.failure(error))
                    }
                }
            }
        }
    }

    /// Subscribes anew after an error, a limited number of times.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// Nil for no limit.
        public let retries: Int?

        public init(upstream: Upstream, retries: Int?) { (self.upstream, self.retries) = (upstream, retries) }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            Relay(subscriber).start(with: upstream, onEnd: attempt(left: retries))
        }

        private func attempt<S: Subscriber>(
            left: Int?
        ) -> (Relay<S>, Subscribers.Completion<Failure>) -> Void where S.Input == Output, S.Failure == Failure {
            { relay, end in
                if case .failure = end, left.map({ $0 > 0 }) ?? true {
                    relay.listen(to: upstream, onEnd: attempt(left: left.map { $0 - 1 }))
                } else {
                    relay.finish(end)
                }
            }
        }
    }

    /// A value in place of an error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let output: Output

        public init(upstream: Upstream, output: Output) { (self.upstream, self.output) = (upstream, output) }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
            Catch(upstream: upstream) { _ in Just(output) }.receive(subscriber: subscriber)
        }
    }

    /// A value where there was none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Output

        public init(upstream: Upstream, output: Output) { (self.upstream, self.output) = (upstream, output) }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            var isEmpty = true
            let watched = upstream.map { value in
                isEmpty = false
                return value
            }
            Relay(subscriber).start(with: watched) { relay, end in
                if case .finished = end, isEmpty {
                    relay.listen(to: Just(output)) { relay, _ in relay.finish(.finished) }
                } else {
                    relay.finish(end)
                }
            }
        }
    }
}

extension Publisher {
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where Output == P.Output {
        .init(upstream: self, handler: handler)
    }

    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where Output == P.Output {
        .init(upstream: self, handler: handler)
    }

    public func retry(_ retries: Int) -> Publishers.Retry<Self> { .init(upstream: self, retries: retries) }

    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        .init(upstream: self, output: output)
    }

    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        .init(upstream: self, output: output)
    }
}
