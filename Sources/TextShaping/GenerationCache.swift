/// A cache of bounded size. It holds two generations: when the young one is full it becomes the old one, and what is
/// used again comes back. No clock and no list to keep in order, and at most twice `capacity` entries.
package struct GenerationCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let capacity: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    package init(capacity: Int) { self.capacity = max(1, capacity) }

    package var count: Int { young.count + old.count }

    package mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        insert(value, for: key)
        return value
    }

    package mutating func insert(_ value: Value, for key: Key) {
        if young.count >= capacity {
            old = young
            young = [:]
        }
        young[key] = value
    }
}
