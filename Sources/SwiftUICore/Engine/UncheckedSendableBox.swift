/// Carries a view value from the nonisolated initialiser that Apple's API prescribes to the main actor, where alone it
/// is read.
package struct UncheckedSendableBox<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
