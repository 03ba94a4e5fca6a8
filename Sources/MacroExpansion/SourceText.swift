/// Source with its tokens and which brackets belong together.
struct SourceText {
    private let bytes: [UInt8]
    /// Without trivia.
    let tokens: [Token]
    /// The token that closes what each token opens; nil for the others.
    private let partners: [Int?]
    /// Whether a line ends between each token and the one before.
    private let startsLine: [Bool]

    /// - Throws: `MacroError` where brackets, strings or comments do not come in pairs.
    init(_ source: some StringProtocol) throws {
        bytes = Array(source.utf8)
        var tokens: [Token] = []
        var startsLine: [Bool] = []
        var pending = false
        for token in try SourceScanner.tokens(of: bytes) {
            if case .trivia(let endsLine) = token.kind {
                pending = pending || endsLine
            } else {
                tokens.append(token)
                startsLine.append(pending)
                pending = false
            }
        }
        (self.tokens, self.startsLine) = (tokens, startsLine)
        partners = try Self.partners(of: tokens, in: bytes)
    }

    private static func partners(of tokens: [Token], in bytes: [UInt8]) throws -> [Int?] {
        let pairs: [UInt8: UInt8] = [0x28: 0x29, 0x5B: 0x5D, 0x7B: 0x7D]
        var partners = [Int?](repeating: nil, count: tokens.count)
        var stack: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .open { stack.append(index) }
            guard token.kind == .close else { continue }
            guard let start = stack.popLast(),
                pairs[bytes[tokens[start].range.lowerBound]] == bytes[token.range.lowerBound]
            else { throw MacroError("Brackets do not match") }
            partners[start] = index
        }
        guard stack.isEmpty else { throw MacroError("A bracket is not closed") }
        return partners
    }

    func text(_ index: Int) -> String {
        index < tokens.count ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }

    /// The source from the start of one token to the end of another; empty where there is none.
    func text(from first: Int, through last: Int) -> String {
        guard first <= last, first >= 0, last < tokens.count else { return "" }
        return String(decoding: bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound], as: UTF8.self)
    }

    /// The source between a bracket and its partner, trivia included.
    func inside(_ open: Int) -> String {
        guard let close = closing(open) else { return "" }
        return String(decoding: bytes[tokens[open].range.upperBound..<tokens[close].range.lowerBound], as: UTF8.self)
    }

    /// Where a token starts, in UTF-8 bytes; the end of the last one where there is none at the index.
    func offset(_ index: Int) -> Int? {
        index < tokens.count ? tokens[index].range.lowerBound : tokens.last?.range.upperBound
    }

    /// Lines before a token, and UTF-8 bytes between its line's start and it.
    func place(_ index: Int) -> (lines: Int, column: Int) {
        let before = bytes.prefix(offset(index) ?? 0)
        let lineStart = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
        return (before.count { $0 == 10 }, before.count - lineStart)
    }

    /// The partner of a bracket that opens.
    func closing(_ index: Int) -> Int? { index < partners.count ? partners[index] : nil }

    /// The token after this one, or after what it opens.
    func next(after index: Int) -> Int { (closing(index) ?? index) + 1 }

    /// Whether the token is the first on its line.
    func isFirstOnLine(_ index: Int) -> Bool { index < startsLine.count && startsLine[index] }
}
