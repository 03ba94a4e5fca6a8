/// Walks over JSON text. Besides RFC 8259 it takes NaN and infinities, which several programs write, and passes over
/// comments, which people write: `// ...` to the end of the line and `/* ... */`.
struct JSONCursor {
    struct Mistake: Error {
        /// Offset of the byte that does not fit.
        var offset: Int
        var expected: String
    }

    let bytes: UnsafeBufferPointer<UInt8>
    var at: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, at: Int = 0) { (self.bytes, self.at) = (bytes, at) }

    static let deepest = 200
    /// What a value is expected to have that is nested deeper.
    static let fewerLevels = "a value of at most \(deepest) levels"

    var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    mutating func skipBlanks() {
        while let byte = next {
            if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
                at += 1
            } else if byte != UInt8(ascii: "/") || !skipComment() {
                return
            }
        }
    }

    mutating func take(_ character: Character) -> Bool {
        guard let byte = next, byte == character.asciiValue else { return false }
        at += 1
        return true
    }

    func mistake(_ expected: String) -> Mistake { Mistake(offset: at, expected: expected) }

    // MARK: Scalars

    /// Passes over a string, at its opening quote; returns the offsets of its content and whether it has escapes.
    mutating func string() throws(Mistake) -> (content: Range<Int>, hasEscapes: Bool) {
        guard take("\"") else { throw mistake("a string") }
        let start = at
        var hasEscapes = false
        while let byte = next {
            if byte == UInt8(ascii: "\"") {
                at += 1
                return (start..<at - 1, hasEscapes)
            }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                at += 1
            }
            at += 1
        }
        at = min(at, bytes.count)
        throw mistake("a closing quote")
    }

    /// Appends the text of a string's content, escapes resolved; half of a surrogate pair becomes U+FFFD.
    func appendText(_ content: Range<Int>, to output: inout [UInt8]) {
        var index = content.lowerBound
        while index < content.upperBound {
            let byte = bytes[index]
            guard byte == UInt8(ascii: "\\"), index + 1 < content.upperBound else {
                output.append(byte)
                index += 1
                continue
            }
            let escaped = bytes[index + 1]
            index += 2
            switch escaped {
            case UInt8(ascii: "n"): output.append(0x0A)
            case UInt8(ascii: "t"): output.append(0x09)
            case UInt8(ascii: "r"): output.append(0x0D)
            case UInt8(ascii: "b"): output.append(0x08)
            case UInt8(ascii: "f"): output.append(0x0C)
            case UInt8(ascii: "u"): appendScalar(&index, end: content.upperBound, to: &output)
            default: output.append(escaped)
            }
        }
    }

    private func appendScalar(_ index: inout Int, end: Int, to output: inout [UInt8]) {
        var value = hexadecimal(index, end) ?? 0xFFFD
        index = min(end, index + 4)
        if (0xD800...0xDBFF).contains(value), index + 1 < end, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u"), let low = hexadecimal(index + 2, end),
            (0xDC00...0xDFFF).contains(low)
        {
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
            index += 6
        }
        output += UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
    }

    private func hexadecimal(_ start: Int, _ end: Int) -> UInt32? {
        guard start + 4 <= end else { return nil }
        return UInt32(
            String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<start + 4]), as: UTF8.self), radix: 16)
    }

    /// Passes over a number or one of the words true, false, null, NaN, Infinity and -Infinity; returns its bytes.
    mutating func scalar() throws(Mistake) -> Range<Int> {
        let start = at
        while let byte = next,
            (byte | 0x20) &- 97 < 26 || byte &- 48 < 10 || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
        {
            at += 1
        }
        let word = UnsafeBufferPointer(rebasing: bytes[start..<at])
        let isNumber =
            word.first.map { $0 &- 48 < 10 || $0 == UInt8(ascii: "-") } == true
            && plainNumber(word, mark: UInt8(ascii: ".")) != nil
        if !isNumber {
            let text = String(decoding: word, as: UTF8.self)
            guard ["true", "false", "null", "NaN", "Infinity", "-Infinity"].contains(text) else {
                // A number too large for a double is infinite.
                if let value = Double(text), value.isInfinite { return start..<at }
                at = start
                throw mistake("a value")
            }
        }
        return start..<at
    }

    // MARK: Values

    /// Passes over a value of any kind.
    mutating func skipValue(depth: Int = 0) throws(Mistake) {
        guard depth < Self.deepest else { throw mistake(Self.fewerLevels) }
        skipBlanks()
        switch next {
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "{"):
            try members { (cursor, _) throws(Mistake) in try cursor.skipValue(depth: depth + 1) }
        case UInt8(ascii: "["):
            try elements { (cursor, _) throws(Mistake) in try cursor.skipValue(depth: depth + 1) }
        default: _ = try scalar()
        }
    }

    /// Calls `body` at the value of each member of the object at the cursor, with the key's content.
    mutating func members(
        _ body: (_ cursor: inout JSONCursor, _ key: (content: Range<Int>, hasEscapes: Bool)) throws(Mistake) -> Void
    ) throws(Mistake) {
        guard take("{") else { throw mistake("an object") }
        skipBlanks()
        if take("}") { return }
        while true {
            skipBlanks()
            let key = try string()
            skipBlanks()
            guard take(":") else { throw mistake("a colon") }
            skipBlanks()
            try body(&self, key)
            skipBlanks()
            if take("}") { return }
            guard take(",") else { throw mistake("a comma or }") }
        }
    }

    /// Calls `body` at each element of the array at the cursor, with its position.
    mutating func elements(_ body: (_ cursor: inout JSONCursor, _ position: Int) throws(Mistake) -> Void)
        throws(Mistake)
    {
        guard take("[") else { throw mistake("an array") }
        skipBlanks()
        if take("]") { return }
        var position = 0
        while true {
            skipBlanks()
            try body(&self, position)
            position += 1
            skipBlanks()
            if take("]") { return }
            guard take(",") else { throw mistake("a comma or ]") }
        }
    }
}
