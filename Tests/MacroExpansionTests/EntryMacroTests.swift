import Testing

@testable import MacroExpansion

private let context = ["extension SwiftUI.EnvironmentValues"]

@Test func anEntryHasAKeyOfItsTypeAndDefault() throws {
    let entry = try EntryMacro(declaration: "@Entry public var onPick: (Int, [String: Int]) -> Void = { _, _ in }")
    #expect(entry.name == "onPick")
    #expect(entry.type == "(Int, [String: Int]) -> Void")
    #expect(entry.value == "{ _, _ in }")
    let key = try entry.key(in: context)
    #expect(key.contains("private struct __Key_onPick: SwiftUICore.EnvironmentKey"))
    #expect(key.contains("static var defaultValue: Value { { _, _ in } }"))
    #expect(entry.accessors.contains("set { self[__Key_onPick.self] = newValue }"))
}

@Test func theTypeMayFollowFromTheDefault() throws {
    let key = try EntryMacro(declaration: "@Entry var width = 12.5").key(in: context)
    #expect(key.contains("SwiftUICore._EntryDefault(12.5)"))
}

@Test func anOptionalEntryNeedsNoDefault() throws {
    let key = try EntryMacro(declaration: "@Entry var `default`: Color?").key(in: context)
    #expect(key.contains("struct __Key_default:"))
    #expect(key.contains("typealias Value = Color?"))
    #expect(key.contains("{ nil }"))
}

@Test(arguments: [
    "@Entry let a = 1", "@Entry var a: Int", "@Entry var a: Int, b: Int = 1", "@Entry var (a, b) = (1, 2)",
    "@Entry var a: Int? { nil }", "@Entry var", "@Entry",
])
func whatCannotBeAnEntryIsRefused(_ source: String) {
    #expect(throws: MacroError.self) { try EntryMacro(declaration: source).key(in: context) }
}

@Test func theExtendedTypeChoosesTheKey() throws {
    let entry = try EntryMacro(declaration: "@Entry var a: Int? = nil")
    #expect(try entry.key(in: ["struct S", "extension Transaction { "]).contains("SwiftUICore.TransactionKey"))
    #expect(try entry.key(in: ["extension FocusedValues"]).contains("typealias Value = Int }"))
    #expect(throws: MacroError.self) { try entry.key(in: ["extension View {"]) }
    #expect(throws: MacroError.self) { try entry.key(in: []) }
}
