import Foundation

/// Whether more values can change the result.
enum FoldStep<Failure: Error> {
    case more, done
    case fail(Failure)
}

/// Takes all values of its upstream and hands on one result at the end, once it is asked for.
final class FoldConduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    private enum Stage {
        case collecting
        case asked
        /// Finished before anybody asked.
        case ready(Downstream.Input)
        case over
    }

    private let downstream: Downstream
    private let fold: (Input) -> FoldStep<Downstream.Failure>
    private let result: () -> Downstream.Input?
    private let failure: (Failure) -> Downstream.Failure
    private let upstream = UpstreamSlot()
    private let lock = NSLock()
    private var stage = Stage.collecting

    /// - Parameter result: asked once, at the end; nil finishes without a value.
    init(
        _ downstream: Downstream, failure: @escaping (Failure) -> Downstream.Failure,
        fold: @escaping (Input) -> FoldStep<Downstream.Failure>, result: @escaping () -> Downstream.Input?
    ) {
        (self.downstream, self.failure, self.fold, self.result) = (downstream, failure, fold, result)
    }

    func receive(subscription: any Subscription) {
        if upstream.begin(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if upstream.isOver { return .none }
        switch fold(input) {
        case .more: break
        case .done: if upstream.cancel() { deliver() }
        case .fail(let error): if upstream.cancel() { end(.failure(error)) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.end() else { return }
        switch completion {
        case .finished: deliver()
        case .failure(let error): end(.failure(failure(error)))
        }
    }

    private func deliver() {
        guard let value = result() else { return end(.finished) }
        let isAsked: Bool = lock.withLock {
            if case .asked = stage { return true }
            if case .collecting = stage { stage = .ready(value) }
            return false
        }
        if isAsked { send(value) }
    }

    private func send(_ value: Downstream.Input) {
        _ = downstream.receive(value)
        end(.finished)
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let wasOpen: Bool = lock.withLock {
            defer { stage = .over }
            if case .over = stage { return false }
            return true
        }
        if wasOpen { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        let (isFirst, value): (Bool, Downstream.Input?) = lock.withLock {
            switch stage {
            case .collecting:
                stage = .asked
                return (true, nil)
            case .ready(let value):
                stage = .asked
                return (false, value)
            case .asked, .over: return (false, nil)
            }
        }
        if isFirst { upstream.request(.unlimited) }
        if let value { send(value) }
    }

    func cancel() {
        lock.withLock { stage = .over }
        upstream.cancel()
    }
}
