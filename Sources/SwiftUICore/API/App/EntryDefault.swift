/// The default of an `@Entry` without a type annotation: it carries the type that the expression has.
public struct _EntryDefault<Value>: @unchecked Sendable {
    // Environment values are read on the main actor or are constants, as those of any `EnvironmentKey`.
    let value: Value

    public init(_ value: Value) { self.value = value }
}

/// A key whose type of value follows from its default.
public protocol _EntryKey {
    associatedtype Value

    static var _entry: _EntryDefault<Value> { get }
}

extension _EntryKey {
    public static var defaultValue: Value { _entry.value }
}
