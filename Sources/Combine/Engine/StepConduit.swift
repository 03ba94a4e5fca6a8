import Foundation

/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
    case pass(Output)
    /// Nothing; one more value is asked for in its place.
    case skip
    /// The last value: upstream is stopped after it.
    case last(Output)
    case finish
    case fail(Failure)
}

/// Called as things pass through a conduit.
struct ConduitHooks {
    var subscription: ((any Subscription) -> Void)?
    var request: ((Subscribers.Demand) -> Void)?
    var cancel: (() -> Void)?
}

/// Stands between an upstream and a downstream and makes at most one value of each; demand passes through.
final class StepConduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    private let downstream: Downstream
    private let hooks: ConduitHooks
    private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let completion: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    private let upstream = UpstreamSlot()

    init(
        _ downstream: Downstream, hooks: ConduitHooks = .init(),
        completion: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        (self.downstream, self.hooks, self.completion, self.step) = (downstream, hooks, completion, step)
    }

    func receive(subscription: any Subscription) {
        hooks.subscription?(subscription)
        if upstream.begin(subscription) { downstream.receive(subscription: self) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if upstream.isOver { return .none }
        switch step(input) {
        case .pass(let value):
            let more = downstream.receive(value)
            if more > 0 { hooks.request?(more) }
            return more
        case .skip: return .max(1)
        case .last(let value): stop(after: value, with: .finished)
        case .finish: stop(after: nil, with: .finished)
        case .fail(let error): stop(after: nil, with: .failure(error))
        }
        return .none
    }

    private func stop(after value: Downstream.Input?, with end: Subscribers.Completion<Downstream.Failure>) {
        guard upstream.cancel() else { return }
        if let value { _ = downstream.receive(value) }
        downstream.receive(completion: end)
    }

    func receive(completion end: Subscribers.Completion<Failure>) {
        if upstream.end() { downstream.receive(completion: completion(end)) }
    }

    func request(_ demand: Subscribers.Demand) {
        hooks.request?(demand)
        upstream.request(demand)
    }

    func cancel() {
        hooks.cancel?()
        upstream.cancel()
    }
}

extension Publisher {
    /// Subscribes with a conduit whose closures do not fail.
    func step<D: Subscriber>(into downstream: D, _ step: @escaping (Output) -> Step<D.Input, D.Failure>)
    where D.Failure == Failure {
        subscribe(StepConduit(downstream, completion: { $0 }, step: step))
    }

    /// Subscribes with a conduit whose closures may throw.
    func tryStep<D: Subscriber>(into downstream: D, _ step: @escaping (Output) throws -> Step<D.Input, D.Failure>)
    where D.Failure == any Error {
        let safe: (Output) -> Step<D.Input, D.Failure> = { value in
            do { return try step(value) } catch { return .fail(error) }
        }
        subscribe(StepConduit(downstream, completion: { $0.erased }, step: safe))
    }
}
