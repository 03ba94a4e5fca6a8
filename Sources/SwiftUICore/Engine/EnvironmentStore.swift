import Foundation

/// What `EnvironmentValues` keeps: the values set last as a short list, those further out in a dictionary.
///
/// Modifiers set one value after another, each for the views within alone. A dictionary would be copied for each of
/// them; a list only gets a new head. It is never longer than `listLimit`, so finding a value stays cheap however many
/// were set, and letting go of one never goes deep.
struct EnvironmentStore {
    private var latest: EnvironmentEntry?
    private var older: [ObjectIdentifier: EnvironmentEntry] = [:]

    private static let listLimit = 8

    /// How many keys have a value.
    var count: Int {
        var keys = Set(older.keys)
        var next = latest
        while let entry = next {
            keys.insert(entry.key)
            next = entry.before
        }
        return keys.count
    }

    /// Nil where nothing was set, or another type for the same key.
    @inline(__always)
    func value<Value>(_ key: ObjectIdentifier) -> Value? {
        (entry(key) as? TypedEntry<Value>)?.value
    }

    mutating func set<Value>(_ key: ObjectIdentifier, _ value: Value) {
        if let latest, latest.length == Self.listLimit { moveToDictionary() }
        latest = TypedEntry(key, value, before: latest)
    }

    private func entry(_ key: ObjectIdentifier) -> EnvironmentEntry? {
        var next = latest
        while let entry = next {
            if entry.key == key { return entry }
            next = entry.before
        }
        return older.isEmpty ? nil : older[key]
    }

    private mutating func moveToDictionary() {
        var moved: Set<ObjectIdentifier> = []
        while let entry = latest {
            // What was set later stands in front.
            if moved.insert(entry.key).inserted { older[entry.key] = entry.alone() }
            latest = entry.before
        }
    }
}

/// A value in the list, before those that were set earlier. Never changed once made.
class EnvironmentEntry {
    let key: ObjectIdentifier
    let before: EnvironmentEntry?
    /// Of the list from here on.
    let length: Int

    fileprivate init(_ key: ObjectIdentifier, before: EnvironmentEntry?) {
        (self.key, self.before) = (key, before)
        length = (before?.length ?? 0) + 1
    }

    /// The entry without those before it.
    fileprivate func alone() -> EnvironmentEntry { EnvironmentEntry(key, before: nil) }
}

private final class TypedEntry<Value>: EnvironmentEntry {
    let value: Value

    init(_ key: ObjectIdentifier, _ value: Value, before: EnvironmentEntry?) {
        self.value = value
        super.init(key, before: before)
    }

    fileprivate override func alone() -> EnvironmentEntry { TypedEntry(key, value, before: nil) }
}
