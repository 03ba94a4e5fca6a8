import Foundation

extension Publishers {
    /// Pairs of values of two publishers: the first with the first, the second with the second.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
            let queues = PairQueues<A.Output, B.Output>()
            subscribePair(
                a, b, subscriber, onA: { queues.addA($0) }, onB: { queues.addB($0) }, refills: false,
                isExhausted: { queues.isExhausted(after: $0) })
        }
    }

    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
            a.zip(b).zip(c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, S.Input == Output {
            a.zip(b, c).zip(d).map { ($0.0, $0.1, $0.2, $1) }.receive(subscriber: subscriber)
        }
    }
}

/// Values of two sides that wait for their partners; at most one side has any.
private final class PairQueues<A, B>: @unchecked Sendable {
    private let lock = NSLock()
    private var a: [A] = []
    private var b: [B] = []

    func addA(_ value: A) -> (A, B)? {
        lock.withLock {
            if b.isEmpty {
                a.append(value)
                return nil
            }
            return (value, b.removeFirst())
        }
    }

    func addB(_ value: B) -> (A, B)? {
        lock.withLock {
            if a.isEmpty {
                b.append(value)
                return nil
            }
            return (a.removeFirst(), value)
        }
    }

    /// Whether no further pair can come, now that a side has ended or taken a partner.
    func isExhausted(after side: PairSide) -> Bool {
        lock.withLock { side == .a ? a.isEmpty : b.isEmpty }
    }
}

extension Publisher {
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where Failure == P.Failure {
        .init(self, other)
    }

    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        .init(self, publisher1, publisher2)
    }

    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        .init(self, publisher1, publisher2, publisher3)
    }
}
