/// `#Preview`: a type that makes the preview, found at run time by its conformance to `PreviewRegistry`.
enum PreviewMacro {
    /// - Parameter syntax: The whole `#Preview(…) { … }`, attributes before it included.
    static func expansion(of syntax: SourceSyntax, discriminator: String) throws -> String {
        let call = try PreviewCall(syntax.source)
        return """
            struct \(discriminator)7PreviewfMu_: SwiftUICore.PreviewRegistry {
                static var fileID: Swift.String { \(literal(syntax.location?.fileID ?? "")) }
                static var line: Swift.Int { \(syntax.location?.line ?? 0) }
                static var column: Swift.Int { \(syntax.location?.column ?? 0) }

                @MainActor static func makePreview() throws -> SwiftUICore.Preview {
            \(try body(of: call))
                }
            }
            """
    }

    private static func body(of call: PreviewCall) throws -> String {
        guard let closure = call.closure else { return "SwiftUICore.Preview(\(call.arguments))" }
        let split = try PreviewableStatements(closure)
        if split.declarations.isEmpty { return "SwiftUICore.Preview(\(call.arguments)) {\(closure)}" }
        return """
            struct PreviewContent: SwiftUICore.View {
            \(split.declarations.joined(separator: "\n"))

            var body: some SwiftUICore.View {
            \(split.rest)
            }
            }
            return SwiftUICore.Preview(\(call.arguments)) { PreviewContent() }
            """
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
    }
}

/// The parts of a `#Preview` in the source.
struct PreviewCall: Equatable {
    /// What stands between the parentheses, a `body:` with a literal closure left out.
    var arguments = ""
    /// What stands between the braces of the body; nil where the body is an expression among the arguments.
    var closure: String?

    init(_ source: String) throws {
        let text = try SourceText(source)
        guard var index = Self.end(ofNameIn: text) else { throw MacroError("This is no #Preview") }
        if text.text(index) == "(" {
            (arguments, closure) = Self.arguments(of: text, from: index)
            index = text.next(after: index)
        }
        if text.text(index) == "{" {
            closure = text.inside(index)
            index = text.next(after: index)
        }
        guard index == text.tokens.count else {
            throw MacroError(
                "#Preview takes a name, traits and one closure, but there is “\(text.text(index))” after it")
        }
        guard closure != nil || arguments.contains("body") else { throw MacroError("#Preview needs a body to show") }
    }

    /// The token after `#Preview` or `#Module.Preview`.
    private static func end(ofNameIn text: SourceText) -> Int? {
        var index = 0
        while index < text.tokens.count, text.text(index) != "#" { index = text.next(after: index) }
        index += 1
        while text.text(index + 1) == "." { index += 2 }
        return text.text(index) == "Preview" ? index + 1 : nil
    }

    private static func arguments(of text: SourceText, from open: Int) -> (String, closure: String?) {
        guard let close = text.closing(open) else { return ("", nil) }
        var index = open + 1
        while index < close {
            let isBody = text.text(index) == "body" && text.text(index + 1) == ":" && text.text(index + 2) == "{"
            if isBody, text.next(after: index + 2) == close {
                let before = text.text(index - 1) == "," ? index - 2 : index - 1
                return (text.text(from: open + 1, through: before), text.inside(index + 2))
            }
            index = text.next(after: index)
        }
        return (text.text(from: open + 1, through: close - 1), nil)
    }
}
