import Foundation

enum PairSide { case a, b }

/// Which of two upstreams have ended.
private final class PairProgress: @unchecked Sendable {
    private let lock = NSLock()
    private var ended: Set<PairSide> = []

    /// - Returns: whether both have.
    func end(_ side: PairSide) -> Bool {
        lock.withLock {
            ended.insert(side)
            return ended.count == 2
        }
    }

    func hasEnded(_ side: PairSide) -> Bool { lock.withLock { ended.contains(side) } }
}

/// Subscribes to two publishers whose values together make those of the downstream.
///
/// Each side is asked for as much as the downstream asks for.
///
/// - Parameters:
///   - onA: what the downstream gets after a value of `a`, if anything. Likewise `onB`.
///   - refills: whether to ask for one more in place of a value that made none.
///   - isExhausted: whether nothing more can come of it, given that this side has ended.
func subscribePair<A: Publisher, B: Publisher, S: Subscriber>(
    _ a: A, _ b: B, _ downstream: S, onA: @escaping (A.Output) -> S.Input?, onB: @escaping (B.Output) -> S.Input?,
    refills: Bool, isExhausted: @escaping (PairSide) -> Bool
) where A.Failure == S.Failure, B.Failure == S.Failure {
    let outlet = Outlet(downstream)
    let progress = PairProgress()
    let slots = PairSlots()

    func taken(_ made: S.Input?, by side: PairSide) -> Subscribers.Demand {
        guard let made else { return refills ? .max(1) : .none }
        outlet.send(made)
        let other: PairSide = side == .a ? .b : .a
        if progress.hasEnded(other), isExhausted(other) { finish(.finished) }
        return .none
    }
    func finish(_ end: Subscribers.Completion<S.Failure>) {
        outlet.finish(end)
        slots.cancel()
    }
    func ended(_ side: PairSide, _ end: Subscribers.Completion<S.Failure>) {
        let both = progress.end(side)
        if case .failure = end { return finish(end) }
        if both || isExhausted(side) { finish(.finished) }
    }

    let left = ClosureSubscriber<A.Output, A.Failure>(
        onValue: { taken(onA($0), by: .a) }, onCompletion: { ended(.a, $0) })
    let right = ClosureSubscriber<B.Output, B.Failure>(
        onValue: { taken(onB($0), by: .b) }, onCompletion: { ended(.b, $0) })
    slots.set(left.upstream, right.upstream)
    outlet.moreWanted = { slots.request($0) }
    downstream.receive(
        subscription: ClosureSubscription(
            onRequest: { demand in
                outlet.request(demand)
                slots.request(demand)
            },
            onCancel: {
                outlet.close()
                slots.cancel()
            }))
    a.subscribe(left)
    b.subscribe(right)
}

private final class PairSlots: @unchecked Sendable {
    private let lock = NSLock()
    private var slots: [UpstreamSlot] = []

    func set(_ a: UpstreamSlot, _ b: UpstreamSlot) { lock.withLock { slots = [a, b] } }

    func request(_ demand: Subscribers.Demand) {
        for slot in lock.withLock({ slots }) { slot.request(demand) }
    }

    func cancel() {
        let open = lock.withLock {
            defer { slots = [] }
            return slots
        }
        for slot in open { slot.cancel() }
    }
}
