import Foundation

/// An object that says before it changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Fires before each change of a `@Published` property; the same publisher for the life of the object.
    public var objectWillChange: ObservableObjectPublisher { ObjectChanges.shared.publisher(of: self) }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    public init() {}

    public func send() { subject.send() }

    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
        subject.receive(subscriber: subscriber)
    }
}

extension ObservableObjectPublisher: @unchecked Sendable {}

/// The publishers of all objects that were asked for theirs. Keyed weakly: an entry counts only while its object lives,
/// and dead ones are swept out as the table grows.
final class ObjectChanges: @unchecked Sendable {
    static let shared = ObjectChanges()

    private struct Entry {
        weak var owner: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepSize = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            if let known = living(object) { return known }
            if entries.count >= sweepSize {
                entries = entries.filter { $0.value.owner != nil }
                sweepSize = max(64, entries.count * 2)
            }
            let fresh = ObservableObjectPublisher()
            entries[ObjectIdentifier(object)] = Entry(owner: object, publisher: fresh)
            return fresh
        }
    }

    /// Nil where nobody asked: then nobody listens.
    func knownPublisher(of object: AnyObject) -> ObservableObjectPublisher? { lock.withLock { living(object) } }

    private func living(_ object: AnyObject) -> ObservableObjectPublisher? {
        guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
        return entry.publisher
    }
}
