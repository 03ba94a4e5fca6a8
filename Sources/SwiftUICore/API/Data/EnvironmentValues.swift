import Foundation

/// A value that views read from the environment, with what holds where nothing was set.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

/// Values handed down the view tree. A copy-on-write dictionary by key type: copying is a reference count.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { (values[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    package subscript<T: AnyObject>(object type: T.Type) -> T? {
        get { values[ObjectIdentifier(type)] as? T }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    public var description: String { "EnvironmentValues (\(values.count) set)" }
}
