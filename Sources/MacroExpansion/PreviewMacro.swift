/// `#Preview`: a type that makes the preview, found at run time by its conformance to `PreviewRegistry`.
enum PreviewMacro {
    /// - Parameter syntax: The whole `#Preview(…) { … }`, attributes before it included.
    static func expansion(of syntax: SourceSyntax, discriminator: String) throws -> String {
        let call = try PreviewCall(syntax.source)
        // The source, and its place, begin with the white space, comments and attributes before the macro.
        let (line, column) = (syntax.location?.line ?? 0, syntax.location?.column ?? 0)
        return """
            struct \(discriminator)7PreviewfMu_: SwiftUICore.PreviewRegistry {
                static var fileID: Swift.String { \(literal(syntax.location?.fileID ?? "")) }
                static var line: Swift.Int { \(line + call.place.lines) }
                static var column: Swift.Int { \(call.place.lines == 0 ? column + call.place.column : call.place.column + 1) }

                @MainActor static func makePreview() throws -> SwiftUICore.Preview {
            \(try body(of: call))
                }
            }
            """
    }

    private static func body(of call: PreviewCall) throws -> String {
        guard let closure = call.closure else { return "SwiftUICore.Preview(\(call.arguments))" }
        let split: PreviewableStatements
        do {
            split = try PreviewableStatements(closure)
        } catch let error as MacroError {
            throw MacroError(error.message, at: error.offset.map { $0 + call.closureOffset })
        }
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
struct PreviewCall {
    /// What stands between the parentheses, a `body:` with a literal closure left out.
    var arguments = ""
    /// What stands between the braces of the body; nil where the body is an expression among the arguments.
    var closure: String?
    /// Where that starts in the source, in UTF-8 bytes.
    private(set) var closureOffset = 0
    /// Lines before the `#` in the source, and UTF-8 bytes before it on its line.
    private(set) var place = (lines: 0, column: 0)

    init(_ source: String) throws {
        let text = try SourceText(source)
        guard var index = Self.end(ofNameIn: text) else { throw MacroError("This is no #Preview") }
        let hash = (0..<index).last { text.text($0) == "#" }
        place = text.place(hash ?? 0)
        if text.text(index) == "(" {
            let body: Int?
            (arguments, body) = Self.arguments(of: text, from: index)
            closure = body.map(text.inside)
            closureOffset = (body.flatMap(text.offset) ?? 0) + 1
            index = text.next(after: index)
        }
        if text.text(index) == "{" {
            closure = text.inside(index)
            closureOffset = (text.offset(index) ?? 0) + 1
            index = text.next(after: index)
        }
        guard index == text.tokens.count else {
            throw MacroError(
                "#Preview takes a name, traits and one closure, but there is “\(text.text(index))” after it",
                at: text.offset(index))
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

    private static func arguments(of text: SourceText, from open: Int) -> (String, body: Int?) {
        guard let close = text.closing(open) else { return ("", nil) }
        var index = open + 1
        while index < close {
            let isBody = text.text(index) == "body" && text.text(index + 1) == ":" && text.text(index + 2) == "{"
            if isBody, text.next(after: index + 2) == close {
                let before = text.text(index - 1) == "," ? index - 2 : index - 1
                return (text.text(from: open + 1, through: before), index + 2)
            }
            index = text.next(after: index)
        }
        return (text.text(from: open + 1, through: close - 1), nil)
    }
}
