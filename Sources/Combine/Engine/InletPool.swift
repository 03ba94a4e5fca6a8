import Foundation

/// Several upstreams of one type of value that flow into one downstream: what is behind `merge`, `flatMap` and
/// `switchToLatest`. Where the downstream
/// has a limit, each is asked for one value at a time, so at most one of each waits.
final class InletPool<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private let outlet: Outlet<Downstream>
    private let lock = NSLock()
    private var inlets: [Int: UpstreamSlot] = [:]
    private var lastID = 0
    private var sourceIsOpen = false
    private var outer: UpstreamSlot?
    private var isOver = false

    init(_ downstream: Downstream) { outlet = Outlet(downstream) }

    /// Says that more inlets may come.
    func openSource() { lock.withLock { sourceIsOpen = true } }

    func setSource(_ slot: UpstreamSlot) {
        let isLate = lock.withLock {
            outer = slot
            return isOver
        }
        if isLate { slot.cancel() }
    }

    /// Where further inlets come from.
    var source: UpstreamSlot? { lock.withLock { outer } }

    func add<P: Publisher>(_ publisher: P, ended: @escaping () -> Void)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let id: Int? = lock.withLock {
            if isOver { return nil }
            lastID += 1
            return lastID
        }
        guard let id else { return }
        let slot = SlotReference()
        let inlet = ClosureSubscriber<P.Output, P.Failure>(
            onValue: { [outlet] value in
                outlet.send(value) { slot.slot?.request(.max(1)) }
                return .none
            },
            onCompletion: { [self] end in
                switch end {
                case .failure: fail(end)
                case .finished:
                    remove(id)
                    ended()
                    finishIfDone()
                }
            })
        slot.slot = inlet.upstream
        lock.withLock { inlets[id] = inlet.upstream }
        inlet.upstream.request(outlet.isUnlimited ? .unlimited : .max(1))
        publisher.subscribe(inlet)
    }

    private final class SlotReference: @unchecked Sendable {
        weak var slot: UpstreamSlot?
    }

    private func remove(_ id: Int) { lock.withLock { inlets[id] = nil } }

    func sourceEnded(_ end: Subscribers.Completion<Downstream.Failure>) {
        lock.withLock { sourceIsOpen = false }
        switch end {
        case .failure: fail(end)
        case .finished: finishIfDone()
        }
    }

    private func finishIfDone() {
        if lock.withLock({ inlets.isEmpty && !sourceIsOpen }) { outlet.finish(.finished) }
    }

    private func fail(_ end: Subscribers.Completion<Downstream.Failure>) {
        stop()
        outlet.finish(end)
    }

    /// Stops all inlets; others may come.
    func cancelInlets() {
        let open = lock.withLock {
            defer { inlets = [:] }
            return inlets.values.map { $0 }
        }
        for slot in open { slot.cancel() }
    }

    private func stop() {
        let from = lock.withLock {
            isOver = true
            return outer
        }
        from?.cancel()
        cancelInlets()
    }

    func request(_ demand: Subscribers.Demand) {
        outlet.request(demand)
        if demand == .unlimited {
            for slot in lock.withLock({ inlets.values.map { $0 } }) { slot.request(.unlimited) }
        }
    }

    func cancel() {
        outlet.close()
        stop()
    }
}
