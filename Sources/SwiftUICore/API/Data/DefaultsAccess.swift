import Foundation

/// Reads and writes user defaults for `@AppStorage`. A store of the program's own is what it says; in the standard one,
/// which lies on the disk, only what the program itself sets there is kept, and other writes stay in memory.
enum DefaultsAccess {
    private struct Entry {
        /// Nil where the value was removed.
        var value: Any?
        /// What the standard defaults had then: where they have something else by now, somebody set it later.
        var beneath: String
    }

    private static let lock = NSLock()
    // Guarded by the lock.
    private nonisolated(unsafe) static var session: [String: Entry] = [:]

    static func object(in store: UserDefaults, forKey key: String) -> Any? {
        let stored = store.object(forKey: key)
        guard store === UserDefaults.standard else { return stored }
        return lock.withLock {
            guard let entry = session[key] else { return stored }
            if entry.beneath == description(of: stored) { return entry.value }
            session[key] = nil
            return stored
        }
    }

    static func set(_ value: Any?, in store: UserDefaults, forKey key: String) {
        guard store === UserDefaults.standard else {
            if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
            return
        }
        // Code that reads the defaults itself sees the value too, where nothing was set there.
        if let value { store.register(defaults: [key: value]) }
        lock.withLock { session[key] = Entry(value: value, beneath: description(of: store.object(forKey: key))) }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
    }

    private static func description(of value: Any?) -> String { value.map { "\($0)" } ?? "" }
}
