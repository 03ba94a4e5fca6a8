import Foundation

/// A publisher that begins when told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects at the first subscriber and disconnects after the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publishers {
    /// One subscription upstream for any number of subscribers.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private let lock = NSLock()
        private var subject: SubjectType?

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        private var current: SubjectType {
            lock.withLock {
                if let subject { return subject }
                let fresh = createSubject()
                subject = fresh
                return fresh
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            current.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            let upward = upstream.subscribe(current)
            return AnyCancellable { [self] in
                upward.cancel()
                lock.withLock { subject = nil }
            }
        }
    }

    /// Any publisher that cannot fail, begun when told to.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        public init(upstream: Upstream) { inner = .init(upstream: upstream) { .init() } }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            inner.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable { inner.connect() }
    }

    /// Connects at the first subscriber and disconnects after the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let lock = NSLock()
        private var subscribers = 0
        private var connection: (any Cancellable)?

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let leave = AnyCancellable { [self] in
                let due: (any Cancellable)? = lock.withLock {
                    subscribers -= 1
                    guard subscribers == 0 else { return nil }
                    defer { connection = nil }
                    return connection
                }
                due?.cancel()
            }
            let isFirst = lock.withLock {
                subscribers += 1
                return subscribers == 1
            }
            let hooks = ConduitHooks(cancel: { leave.cancel() })
            let conduit = StepConduit<Output, Failure, S>(
                subscriber, hooks: hooks,
                completion: { end in
                    leave.cancel()
                    return end
                },
                step: { .pass($0) })
            upstream.subscribe(conduit)
            guard isFirst else { return }
            let fresh = upstream.connect()
            let isStillWanted = lock.withLock {
                guard subscribers > 0 else { return false }
                connection = fresh
                return true
            }
            if !isStillWanted { fresh.cancel() }
        }
    }

    /// One subscription upstream for any number of subscribers, from the first to the last.
    public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            inner.receive(subscriber: subscriber)
        }

        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        .init(upstream: self, createSubject: createSubject)
    }

    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        .init(upstream: self) { subject }
    }

    public func share() -> Publishers.Share<Self> { .init(upstream: self) }
}

extension Publisher where Failure == Never {
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(upstream: self) }
}
