import Foundation

/// A value that views hand up the tree, merged over siblings in order.
public protocol PreferenceKey {
    associatedtype Value

    static var defaultValue: Value { get }

    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Merges a preference bottom-up.
package struct PreferenceAccumulator<K: PreferenceKey> {
    package private(set) var value: K.Value?

    package init() {}

    package mutating func add(_ next: K.Value) {
        if var merged = value {
            K.reduce(value: &merged) { next }
            value = merged
        } else {
            value = next
        }
    }

    package mutating func replace(_ next: K.Value) { value = next }

    package var result: K.Value { value ?? K.defaultValue }
}
