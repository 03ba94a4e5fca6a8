import Foundation

/// A value whose change sets something off: an animation, a haptic, a symbol's motion. Kept with what it sets off.
package struct ChangeTrigger {
    package let value: Any
    private let isSame: (Any) -> Bool

    package init<Value: Equatable>(_ value: Value) {
        self.value = value
        isSame = { $0 as? Value == value }
    }

    /// Whether going from this value to `other` is a change.
    package func differs(from other: ChangeTrigger) -> Bool { !isSame(other.value) }
}
