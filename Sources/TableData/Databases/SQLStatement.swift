/// The one statement that a text of SQL holds, without comments and semicolons at its end.
struct SQLStatement: Equatable {
    var text: String

    /// - Throws: where there is no statement, more than one, or one that is no query.
    init(_ sql: String) throws(DataFailure) {
        let parts = SQLScanner(sql).statements()
        guard let first = parts.first else {
            throw DataFailure(
                code: "data.query", message: "--query holds no statement.",
                remedy: "Give a SELECT, or the name of a table.")
        }
        guard parts.count == 1 else {
            throw DataFailure(
                code: "data.several-statements", message: "--query holds \(parts.count) statements.",
                remedy: "Give a single SELECT; join several with UNION ALL, or begin it with WITH.")
        }
        let verb = first.firstWord.uppercased()
        guard Self.queries.contains(verb) || first.text.first == "(" else {
            throw DataFailure(
                code: "data.no-query", message: "--query takes a SELECT; “\(first.firstWord)” is none.",
                remedy: "The command only reads: give a SELECT, WITH … SELECT, VALUES or TABLE, or a table's name.")
        }
        text = first.text
    }

    private static let queries: Set<String> = ["SELECT", "WITH", "VALUES", "TABLE"]
}

/// Divides SQL at the semicolons that stand outside of texts, quoted names and comments.
private struct SQLScanner {
    struct Part {
        var text: String
        var firstWord: String
    }

    private let bytes: [UInt8]

    init(_ sql: String) { bytes = Array(sql.utf8) }

    func statements() -> [Part] {
        var parts: [Part] = []
        // From the first to behind the last byte that is neither blank nor comment.
        var start: Int?
        var end = 0
        var place = 0
        func close() {
            if let start { parts.append(part(start, end)) }
        }
        while place < bytes.count {
            let next = after(place)
            switch kind(at: place) {
            case .blank, .comment: break
            case .semicolon:
                close()
                start = nil
            case .other:
                start = start ?? place
                end = next
            }
            place = next
        }
        close()
        return parts
    }

    private func part(_ start: Int, _ end: Int) -> Part {
        let text = bytes[start..<end]
        let word = text.prefix { isWordByte($0) }
        return Part(text: String(decoding: text, as: UTF8.self), firstWord: String(decoding: word, as: UTF8.self))
    }

    private enum Kind { case blank, comment, semicolon, other }

    private func kind(at place: Int) -> Kind {
        switch bytes[place] {
        case UInt8(ascii: " "), 9...13: .blank
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: "-") where has("--", place), UInt8(ascii: "/") where has("/*", place): .comment
        default: .other
        }
    }

    /// Behind what begins at a place: a comment, a text, a quoted name, or a single byte.
    private func after(_ place: Int) -> Int {
        let byte = bytes[place]
        if has("--", place) { return bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count }
        if has("/*", place) { return afterComment(place) }
        switch byte {
        case UInt8(ascii: "'"):
            let isEscaped = place > 0 && bytes[place - 1] | 0x20 == UInt8(ascii: "e") && !isWord(before: place - 1)
            return afterQuote(place, byte, isEscaped: isEscaped)
        case UInt8(ascii: "\""), UInt8(ascii: "`"): return afterQuote(place, byte, isEscaped: false)
        case UInt8(ascii: "$"): return afterDollarQuote(place)
        default: return place + 1
        }
    }

    private func afterQuote(_ place: Int, _ quote: UInt8, isEscaped: Bool) -> Int {
        var next = place + 1
        while next < bytes.count {
            if isEscaped, bytes[next] == UInt8(ascii: "\\") {
                next += 2
            } else if bytes[next] != quote {
                next += 1
            } else if next + 1 < bytes.count, bytes[next + 1] == quote {
                next += 2
            } else {
                return next + 1
            }
        }
        return bytes.count
    }

    /// Comments of this kind nest in PostgreSQL.
    private func afterComment(_ place: Int) -> Int {
        var depth = 0
        var next = place
        while next < bytes.count {
            if has("/*", next) {
                (depth, next) = (depth + 1, next + 2)
            } else if has("*/", next) {
                (depth, next) = (depth - 1, next + 2)
                if depth == 0 { return next }
            } else {
                next += 1
            }
        }
        return bytes.count
    }

    /// `$$ … $$` or `$tag$ … $tag$`; a dollar sign within a word, or before a number, is none.
    private func afterDollarQuote(_ place: Int) -> Int {
        if isWord(before: place) { return place + 1 }
        let tag = bytes[(place + 1)...].prefix { isWordByte($0) }
        guard tag.first.map({ $0 < 48 || $0 > 57 }) ?? true, tag.endIndex < bytes.count,
            bytes[tag.endIndex] == UInt8(ascii: "$")
        else { return place + 1 }
        let mark = Array(bytes[place...tag.endIndex])  // checked: the tag ends behind the place
        var next = tag.endIndex + 1
        while next + mark.count <= bytes.count {
            if bytes[next] == mark[0], Array(bytes[next..<next + mark.count]) == mark { return next + mark.count }
            next += 1
        }
        return bytes.count
    }

    private func has(_ text: StaticString, _ place: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }

    private func isWord(before place: Int) -> Bool { place > 0 && isWordByte(bytes[place - 1]) }

    private func isWordByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (byte >= 48 && byte <= 57)
            || (byte | 0x20 >= 97 && byte | 0x20 <= 122)
    }
}
