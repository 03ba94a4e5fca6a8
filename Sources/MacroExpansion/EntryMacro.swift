/// `@Entry var name: Type = value` in an extension of `EnvironmentValues` and the like: a key of its own, and
/// accessors that read and write it.
struct EntryMacro: Equatable {
    private(set) var name = ""
    private(set) var type: String?
    private(set) var value: String?

    init(declaration: String) throws {
        let text = try SourceText(declaration)
        var index = 0
        while index < text.tokens.count, text.text(index) != "var" { index = text.next(after: index) }
        guard index < text.tokens.count else { throw MacroError("@Entry goes in front of a var") }
        name = text.text(index + 1)
        guard text.tokens.count > index + 1, text.tokens[index + 1].kind == .identifier else {
            throw MacroError("@Entry needs a variable with a plain name", at: text.offset(index + 1))
        }
        index += 2
        let equals = Self.index(of: "=", in: text, from: index)
        if text.text(index) == ":" { type = text.text(from: index + 1, through: equals - 1) }
        let comma = Self.index(of: ",", in: text, from: index)
        guard comma >= equals || type?.contains("<") == true else {
            throw MacroError("@Entry takes one variable at a time", at: text.offset(comma))
        }
        let last = text.tokens.count - (text.text(text.tokens.count - 1) == ";" ? 2 : 1)
        if equals < text.tokens.count { value = text.text(from: equals + 1, through: last) }
        if value == nil {
            guard let type, type.hasSuffix("?") || type.hasPrefix("Optional<") else {
                throw MacroError(
                    "@Entry needs a default value, such as: @Entry var \(name) = 1", at: text.offset(text.tokens.count))
            }
            if text.tokens.last?.kind == .close {
                throw MacroError("@Entry makes the accessors itself: leave them out", at: text.offset(index))
            }
        }
    }

    private static func index(of token: String, in text: SourceText, from start: Int) -> Int {
        var index = start
        while index < text.tokens.count, text.text(index) != token { index = text.next(after: index) }
        return min(index, text.tokens.count)
    }

    private var plainName: String { name.filter { $0 != "`" } }

    private var keyName: String { "__Key_\(plainName)" }

    var accessors: String {
        """
        get { self[\(keyName).self] }
        set { self[\(keyName).self] = newValue }
        """
    }

    /// The key type, for the type that the innermost extension of `contexts` extends.
    func key(in contexts: [String]) throws -> String {
        let extended = contexts.lazy.compactMap(Self.extendedType).first ?? ""
        guard let keyProtocol = Self.keyProtocols[extended] else {
            let known = Self.keyProtocols.keys.sorted().joined(separator: ", ")
            throw MacroError("@Entry belongs in an extension of \(known)")
        }
        let optional = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
        if extended == "FocusedValues" {
            guard let optional else { throw MacroError("An entry of FocusedValues needs its optional type") }
            return "private struct \(keyName): SwiftUICore.\(keyProtocol) { typealias Value = \(optional) }"
        }
        guard let type else {
            return """
                private struct \(keyName): SwiftUICore.\(keyProtocol), SwiftUICore._EntryKey {
                    nonisolated static let _entry = SwiftUICore._EntryDefault(\(value ?? "nil"))
                }
                """
        }
        return """
            private struct \(keyName): SwiftUICore.\(keyProtocol) {
                typealias Value = \(type)
                static var defaultValue: Value { \(value ?? "nil") }
            }
            """
    }

    private static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]

    /// `Name` of `extension Module.Name …`; nil where the source is no extension.
    static func extendedType(of source: String) -> String? {
        // The source of a context may be cut before its members.
        guard let text = try? SourceText(source.prefix { $0 != "{" }) else { return nil }
        var index = 0
        while index < text.tokens.count, text.text(index) != "extension" { index = text.next(after: index) }
        guard index < text.tokens.count else { return nil }
        index += 1
        while text.text(index + 1) == "." { index += 2 }
        return text.text(index)
    }
}
