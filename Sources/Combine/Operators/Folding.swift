import Foundation

extension Publishers {
    /// One result of all values, at the end.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            var result = initial
            upstream.fold(
                into: subscriber,
                { value in
                    result = nextPartialResult(result, value)
                    return .more
                }, result: { result })
        }
    }

    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == any Error {
            var result = initial
            let next = nextPartialResult
            let fold: (Upstream.Output) -> FoldStep<any Error> = { value in
                do { result = try next(result, value) } catch { return .fail(error) }
                return .more
            }
            upstream.subscribe(FoldConduit(subscriber, failure: { $0 }, fold: fold, result: { result }))
        }
    }

    /// All values as one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            var all: Output = []
            upstream.fold(
                into: subscriber,
                { value in
                    all.append(value)
                    return .more
                }, result: { all })
        }
    }

    /// The last value that a closure accepts.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            var last: Output?
            upstream.fold(
                into: subscriber,
                { value in
                    if predicate(value) { last = value }
                    return .more
                }, result: { last })
        }
    }

    /// The value that no other comes before, in an order.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let areInIncreasingOrder: (Output, Output) -> Bool

        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
            (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
        }

        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            var best: Output?
            upstream.fold(
                into: subscriber,
                { value in
                    best = best.map { areInIncreasingOrder($0, value) ? value : $0 } ?? value
                    return .more
                }, result: { best })
        }
    }

    /// Whether some value is accepted; known at the first that is.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, Failure == S.Failure {
            var found = false
            upstream.fold(
                into: subscriber,
                { value in
                    found = predicate(value)
                    return found ? .done : .more
                }, result: { found })
        }
    }

    /// Whether each value is accepted; known at the first that is not.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, Failure == S.Failure {
            var holds = true
            upstream.fold(
                into: subscriber,
                { value in
                    holds = predicate(value)
                    return holds ? .more : .done
                }, result: { holds })
        }
    }

    /// The end without the values.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, Failure == S.Failure {
            upstream.fold(into: subscriber, { _ in .more }, result: { nil })
        }
    }
}

extension Publisher {
    fileprivate func fold<D: Subscriber>(
        into downstream: D, _ fold: @escaping (Output) -> FoldStep<Failure>, result: @escaping () -> D.Input?
    ) where D.Failure == Failure {
        subscribe(FoldConduit(downstream, failure: { $0 }, fold: fold, result: result))
    }

    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    public func collect() -> Publishers.Collect<Self> { .init(upstream: self) }

    public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

    public func last() -> Publishers.LastWhere<Self> { last { _ in true } }

    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }

    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        .init(upstream: self, areInIncreasingOrder: { areInIncreasingOrder($1, $0) })
    }

    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }

    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        .init(upstream: self, predicate: predicate)
    }

    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { .init(upstream: self) }
}

extension Publisher where Output: Comparable {
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> { contains { $0 == output } }
}
