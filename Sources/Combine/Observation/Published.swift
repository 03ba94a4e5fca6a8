import Foundation

/// A property of a class that publishes each new value, before it is stored.
@propertyWrapper
public struct Published<Value> {
    let storage: PublishedStorage<Value>

    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.publish(newValue) }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            storage.setOwner(object)
            storage.publish(newValue)
        }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Publisher {
        get {
            let storage = object[keyPath: storageKeyPath].storage
            storage.setOwner(object)
            return Publisher(storage: storage)
        }
        set {}
    }

    /// The current value and all later ones.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set {}
    }

    /// Hands out the value of a `@Published` property: the current one first, each new one before it is stored.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
            storage.receive(subscriber: subscriber)
        }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// Where a published value lives.
final class PublishedStorage<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var current: Value
    private weak var owner: AnyObject?
    private var hasOwner = false
    private let store = SubjectStore<Value, Never>()
    private var feeds: [AnyCancellable] = []

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    /// Remembers whose property this is, to tell when it changes.
    func setOwner(_ object: AnyObject) {
        lock.withLock {
            if hasOwner { return }
            (owner, hasOwner) = (object, true)
        }
    }

    func publish(_ new: Value) {
        if let owner = lock.withLock({ owner }) { ObjectChanges.shared.knownPublisher(of: owner)?.send() }
        store.send(new)
        // The old value may be the last reference to something that runs code as it goes: not under the lock.
        let old = lock.withLock {
            defer { current = new }
            return current
        }
        withExtendedLifetime(old) {}
    }

    func keep(_ feed: AnyCancellable) { lock.withLock { feeds.append(feed) } }

    func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
        let subscription = LatestSubscription(subscriber, store: store) { [self] in value }
        subscription.id =
            store.add(
                .init(deliver: { subscription.deliver($0) }, complete: { subscription.complete($0) })
            ).id
        subscriber.receive(subscription: subscription)
    }
}
