/// Cuts Swift source into tokens. It knows nesting comments, strings with interpolations, raw and multi-line ones, and
/// regular expression literals, so that brackets inside them do not count.
struct SourceScanner {
    private let bytes: [UInt8]
    private var position = 0
    private(set) var tokens: [Token] = []
    /// Strings inside interpolations of strings, so deep that only hostile input has them.
    private static let depthLimit = 64

    static func tokens(of bytes: [UInt8]) throws -> [Token] {
        var scanner = SourceScanner(bytes: bytes)
        while scanner.position < bytes.count { try scanner.scanToken() }
        return scanner.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8? {
        let index = position + offset
        return index < bytes.count ? bytes[index] : nil
    }

    private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
        let start = position + offset
        let count = text.utf8CodeUnitCount
        guard start + count <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[start..<(start + count)]) }
    }

    private mutating func scanToken() throws {
        let start = position
        let kind = try kindOfNext()
        // An escape at the very end would reach beyond it.
        position = min(position, bytes.count)
        tokens.append(Token(kind: kind, range: start..<position))
    }

    private mutating func kindOfNext() throws -> Token.Kind {
        guard let first = byte() else { return .punctuation }
        switch first {
        case _ where Self.isSpace(first) || starts(with: "//") || starts(with: "/*"): return try scanTrivia()
        case UInt8(ascii: "\""):
            try scanString(hashes: 0, depth: 0)
            return .literal
        case UInt8(ascii: "#"): return try scanHash()
        case UInt8(ascii: "`"):
            position += 1
            while let next = byte(), next != UInt8(ascii: "`") { position += 1 }
            guard byte() != nil else { throw MacroError("A quoted name is not ended") }
            position += 1
            return .identifier
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            position += 1
            return .open
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            position += 1
            return .close
        case _ where Self.isDigit(first): return scanNumber()
        case _ where Self.isWord(first):
            while let next = byte(), Self.isWord(next) { position += 1 }
            return .identifier
        case UInt8(ascii: "/") where scanRegex(): return .literal
        case _ where Self.isOperator(first):
            while let next = byte(), Self.isOperator(next), !starts(with: "//"), !starts(with: "/*") { position += 1 }
            return .operator
        default:
            position += 1
            return .punctuation
        }
    }

    private mutating func scanNumber() -> Token.Kind {
        while let next = byte() {
            let isFraction = next == UInt8(ascii: ".") && byte(1).map(Self.isDigit) == true
            guard Self.isWord(next) || isFraction else { break }
            position += 1
        }
        return .literal
    }

    private mutating func scanTrivia() throws -> Token.Kind {
        var endsLine = false
        while let next = byte() {
            if Self.isSpace(next) {
                endsLine = endsLine || next == 10 || next == 13
                position += 1
            } else if starts(with: "//") {
                while let inner = byte(), inner != 10, inner != 13 { position += 1 }
            } else if starts(with: "/*") {
                try scanBlockComment(&endsLine)
            } else {
                break
            }
        }
        return .trivia(endsLine: endsLine)
    }

    private mutating func scanBlockComment(_ endsLine: inout Bool) throws {
        var depth = 0
        repeat {
            guard let next = byte() else { throw MacroError("A comment is not ended") }
            if starts(with: "/*") {
                depth += 1
                position += 2
            } else if starts(with: "*/") {
                depth -= 1
                position += 2
            } else {
                endsLine = endsLine || next == 10 || next == 13
                position += 1
            }
        } while depth > 0
    }

    /// `#` starts raw strings, extended regular expressions, and macros.
    private mutating func scanHash() throws -> Token.Kind {
        let hashes = countHashes(from: position)
        switch byte(hashes) {
        case UInt8(ascii: "\""):
            position += hashes
            try scanString(hashes: hashes, depth: 0)
            return .literal
        case UInt8(ascii: "/"):
            position += hashes + 1
            while byte() != nil {
                if byte() == UInt8(ascii: "\\") {
                    position += 2
                } else if byte() == UInt8(ascii: "/"), countHashes(from: position + 1) >= hashes {
                    position += 1 + hashes
                    return .literal
                } else {
                    position += 1
                }
            }
            throw MacroError("A regular expression is not ended")
        default:
            position += 1
            return .punctuation
        }
    }

    private func countHashes(from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
        return index - start
    }

    /// A string from its first quotation mark on; `hashes` came before that.
    private mutating func scanString(hashes: Int, depth: Int) throws {
        guard depth < Self.depthLimit else { throw MacroError("Strings are nested too deeply") }
        // `""` and a `#` less than needed is an empty string and no start of a long one.
        let isLong = starts(with: "\"\"\"")
        let quotes = isLong ? 3 : 1
        position += quotes
        while let next = byte() {
            if next == UInt8(ascii: "\\"), countHashes(from: position + 1) >= hashes {
                position += 1 + hashes
                if byte() == UInt8(ascii: "(") { try scanInterpolation(depth: depth) } else { position += 1 }
            } else if next == UInt8(ascii: "\""), !isLong || starts(with: "\"\"\""),
                countHashes(from: position + quotes) >= hashes
            {
                position += quotes + hashes
                return
            } else {
                position += 1
            }
        }
        throw MacroError("A string is not ended")
    }

    /// From its `(` to behind its `)`.
    private mutating func scanInterpolation(depth: Int) throws {
        var open = 0
        repeat {
            guard let next = byte() else { throw MacroError("An interpolation in a string is not ended") }
            let hashes = countHashes(from: position)
            if byte(hashes) == UInt8(ascii: "\"") {
                position += hashes
                try scanString(hashes: hashes, depth: depth + 1)
            } else if starts(with: "/*") {
                var endsLine = false
                try scanBlockComment(&endsLine)
            } else {
                if next == UInt8(ascii: "(") { open += 1 }
                if next == UInt8(ascii: ")") { open -= 1 }
                position += 1
            }
        } while open > 0
    }

    /// A bare regular expression where an operand is due and it ends on its line; else nothing is read.
    private mutating func scanRegex() -> Bool {
        guard let after = byte(1), !Self.isSpace(after), isOperandDue else { return false }
        var index = position + 1
        while index < bytes.count, bytes[index] != 10, bytes[index] != 13 {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
            } else if bytes[index] == UInt8(ascii: "/") {
                position = index + 1
                return true
            } else {
                index += 1
            }
        }
        return false
    }

    private var isOperandDue: Bool {
        guard let last = tokens.last(where: { !$0.isTrivia }) else { return true }
        switch last.kind {
        case .open, .operator, .punctuation: return true
        case .identifier: return bytes[last.range].elementsEqual("return".utf8)
        case .close, .literal, .trivia: return false
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) || byte == 0 }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        // Letters of either case differ in one bit; all of other scripts count as letters.
        isDigit(byte) || (97...122).contains(byte | 0x20) || byte >= 0x80 || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "$")
    }

    private static func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?.:".utf8.contains(byte) }
}
