/// The body of a `#Preview`, with its `@Previewable` declarations taken out: they become stored properties of a view
/// whose body is the rest.
struct PreviewableStatements: Equatable {
    private(set) var declarations: [String] = []
    private(set) var rest = ""

    init(_ closure: String) throws {
        let text = try SourceText(closure)
        var index = 0
        var start = 0
        while index < text.tokens.count {
            guard Self.isPreviewable(index, in: text) else {
                index = text.next(after: index)
                continue
            }
            let first = Self.firstAttribute(before: index, in: text, since: start)
            append(text.text(from: start, through: first - 1))
            let end = try Self.end(ofDeclarationAt: index, in: text)
            let before = text.text(from: first, through: index - 1)
            let after = text.text(from: index + 2, through: end - 1)
            declarations.append(before.isEmpty ? after : before + " " + after)
            index = text.text(end) == ";" ? end + 1 : end
            start = index
        }
        append(text.text(from: start, through: text.tokens.count - 1))
    }

    private mutating func append(_ statements: String) {
        if !statements.isEmpty { rest += rest.isEmpty ? statements : "\n" + statements }
    }

    private static func isPreviewable(_ index: Int, in text: SourceText) -> Bool {
        text.text(index) == "@" && text.text(index + 1) == "Previewable"
    }

    /// Where the attributes that stand in front of `@Previewable` begin.
    private static func firstAttribute(before index: Int, in text: SourceText, since start: Int) -> Int {
        var first = index
        var at = index - 1
        while at >= start {
            // `@Name` or `@Name(…)`: back over the parentheses.
            var name = at
            if text.text(at) == ")" {
                guard let open = (start..<at).last(where: { text.closing($0) == at }) else { break }
                name = open - 1
            }
            guard name - 1 >= start, text.text(name - 1) == "@" else { break }
            first = name - 1
            at = first - 1
        }
        return first
    }

    /// The token after a declaration that starts at `index`: after a line that nothing continues, or at a semicolon.
    private static func end(ofDeclarationAt index: Int, in text: SourceText) throws -> Int {
        var at = index
        var keyword: Int?
        while at < text.tokens.count {
            if text.text(at) == ";" { break }
            if let keyword, at > keyword + 1, text.isFirstOnLine(at), !continues(at, in: text) { break }
            if keyword == nil, ["var", "let"].contains(text.text(at)) { keyword = at }
            at = text.next(after: at)
        }
        guard keyword != nil else {
            throw MacroError(
                "@Previewable goes in front of a variable, such as: @Previewable @State var x = 1",
                at: text.offset(index))
        }
        return at
    }

    /// Whether an expression goes on at the first token of a line.
    private static func continues(_ index: Int, in text: SourceText) -> Bool {
        let previous = text.tokens[index - 1]
        // `x!` and `Int?` end with an operator and yet are complete: those touch what they follow.
        let isPostfix =
            index >= 2 && ["!", "?"].contains(text.text(index - 1).suffix(1))
            && text.tokens[index - 2].range.upperBound == previous.range.lowerBound
        if previous.kind == .operator, !isPostfix { return true }
        if [",", "as", "is", "try", "await"].contains(text.text(index - 1)) { return true }
        guard text.tokens[index].kind == .operator else { return false }
        // A prefix operator touches its operand and begins a statement: `.red` and `?? b` go on, `!flag` does not.
        let isSpaced =
            text.tokens.count > index + 1
            && text.tokens[index].range.upperBound < text.tokens[index + 1].range.lowerBound
        return isSpaced || [".", "?."].contains(text.text(index))
    }
}

/// `@Previewable` itself adds nothing: `#Preview` moves what it marks.
enum PreviewableMacro {
    /// - Parameter context: The source around the declaration, from the inside; nil from compilers that do not tell.
    static func expansion(context: [String]?) throws -> String {
        let isInPreview = context?.contains { $0.contains("#Preview") || $0.contains(".Preview") } ?? true
        guard isInPreview else { throw MacroError("@Previewable belongs at the top level of a #Preview") }
        return ""
    }
}
