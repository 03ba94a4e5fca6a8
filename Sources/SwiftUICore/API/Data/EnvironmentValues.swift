import Foundation

/// A value that views read from the environment, with what holds where nothing was set.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// Values handed down the view tree, by key type. Copying is two reference counts and setting a value one allocation.
public struct EnvironmentValues: CustomStringConvertible {
    private var values = EnvironmentStore()

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values.value(ObjectIdentifier(key)) ?? K.defaultValue }
        set { values.set(ObjectIdentifier(key), newValue) }
    }

    package subscript<T: AnyObject>(object type: T.Type) -> T? {
        get {
            // Stored as an optional: nil takes an object away from the views within.
            let stored: T?? = values.value(ObjectIdentifier(type))
            return stored ?? nil
        }
        set { values.set(ObjectIdentifier(type), newValue) }
    }

    public var description: String { "EnvironmentValues (\(values.count) set)" }
}
