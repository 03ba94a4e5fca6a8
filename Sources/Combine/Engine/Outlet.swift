import Foundation

/// The way to one downstream for operators with several upstreams or threads: counts demand, keeps what is not asked
/// for yet, and delivers one value at a time in order. A thread that comes while another delivers leaves its value to
/// that one, so no lock is held while the downstream runs.
final class Outlet<Downstream: Subscriber>: @unchecked Sendable {
    private struct Entry {
        var value: Downstream.Input
        var delivered: (() -> Void)?
    }

    private let downstream: Downstream
    private let run: ((@escaping () -> Void) -> Void)?
    private let lock = NSLock()
    private var demand = Subscribers.Demand.none
    private var queue: [Entry] = []
    private var head = 0
    private var completion: Subscribers.Completion<Downstream.Failure>?
    private var isDelivering = false
    private var isClosed = false
    /// Told what the downstream asks for beyond its first request, as it takes a value. Set before the first delivery.
    var moreWanted: ((Subscribers.Demand) -> Void)?

    /// - Parameter run: where to deliver; nil for the thread that brings the value or the demand.
    init(_ downstream: Downstream, run: ((@escaping () -> Void) -> Void)? = nil) {
        (self.downstream, self.run) = (downstream, run)
    }

    /// Values that wait.
    var waiting: Int { lock.withLock { queue.count - head } }

    var isUnlimited: Bool { lock.withLock { demand == .unlimited } }

    /// - Parameter delivered: called after the downstream has taken the value.
    func send(_ value: Downstream.Input, delivered: (() -> Void)? = nil) {
        lock.withLock {
            if !isClosed, completion == nil { queue.append(Entry(value: value, delivered: delivered)) }
        }
        drain()
    }

    /// Drops the oldest value that waits.
    func dropOldest() {
        lock.withLock { if head < queue.count { head += 1 } }
    }

    /// Ends after the values that wait; a failure ends at once.
    func finish(_ end: Subscribers.Completion<Downstream.Failure>, keepingValues: Bool = false) {
        lock.withLock {
            guard !isClosed, completion == nil else { return }
            completion = end
            if case .failure = end, !keepingValues { (queue, head) = ([], 0) }
        }
        drain()
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        drain()
    }

    /// Nothing is delivered any more.
    func close() {
        let dropped = lock.withLock {
            isClosed = true
            defer { (queue, head) = ([], 0) }
            return queue
        }
        withExtendedLifetime(dropped) {}
    }

    private enum Work {
        case value(Entry)
        case end(Subscribers.Completion<Downstream.Failure>)
    }

    private func drain() {
        let mayDeliver: Bool = lock.withLock {
            if isDelivering { return false }
            isDelivering = true
            return true
        }
        guard mayDeliver else { return }
        if let run { run { [self] in deliver() } } else { deliver() }
    }

    private func deliver() {
        while let work = nextWork() {
            switch work {
            case .value(let entry):
                let more = downstream.receive(entry.value)
                lock.withLock { demand += more }
                if more > 0 { moreWanted?(more) }
                entry.delivered?()
            case .end(let end): downstream.receive(completion: end)
            }
        }
    }

    /// What to do now; nil also gives up the right to deliver.
    private func nextWork() -> Work? {
        lock.withLock {
            if !isClosed, head < queue.count, demand > 0 {
                let entry = queue[head]
                head += 1
                if head > 64, head * 2 > queue.count {
                    queue.removeFirst(head)
                    head = 0
                } else if head == queue.count {
                    queue.removeAll(keepingCapacity: true)
                    head = 0
                }
                demand -= 1
                return .value(entry)
            }
            if !isClosed, head == queue.count, let end = completion {
                isClosed = true
                return .end(end)
            }
            isDelivering = false
            return nil
        }
    }
}
