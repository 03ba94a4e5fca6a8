import Foundation

/// A publisher that code outside sends values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they came.
final class SubjectStore<Output, Failure: Error>: @unchecked Sendable {
    /// One subscriber's end.
    struct Entry {
        var deliver: (Output) -> Void
        var complete: (Subscribers.Completion<Failure>) -> Void
    }

    private let lock = NSLock()
    private var entries: [(id: Int, entry: Entry)] = []
    private var lastID = 0
    private var upstreams: [any Subscription] = []
    private var completion: Subscribers.Completion<Failure>?

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// Nil where the subject is over; then the completion is what to deliver.
    func add(_ entry: Entry) -> (id: Int?, completion: Subscribers.Completion<Failure>?) {
        lock.withLock {
            if let completion { return (nil, completion) }
            lastID += 1
            entries.append((lastID, entry))
            return (lastID, nil)
        }
    }

    func remove(_ id: Int) { lock.withLock { entries.removeAll { $0.id == id } } }

    func send(_ value: Output) {
        let due = lock.withLock { completion == nil ? entries : [] }
        for item in due { item.entry.deliver(value) }
    }

    func send(completion end: Subscribers.Completion<Failure>) {
        let due: [(id: Int, entry: Entry)] = lock.withLock {
            guard completion == nil else { return [] }
            completion = end
            defer { entries = [] }
            return entries
        }
        for item in due { item.entry.complete(end) }
    }

    var isOver: Bool { lock.withLock { completion != nil } }

    /// A subject wants all that its upstreams have.
    func adopt(_ subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }
}
