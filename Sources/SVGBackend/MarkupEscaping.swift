import Drawing

extension TextBuffer {
    /// `text` for an element's content or a double-quoted attribute, in XML and in HTML. What XML 1.0 does not allow
    /// at all (most control characters, U+FFFE, U+FFFF) becomes U+FFFD; line ends and tabs become references, which
    /// attributes would otherwise turn into spaces.
    package mutating func append(escaped text: String) {
        var text = text
        text.withUTF8 { bytes in
            var clean = bytes.startIndex
            var index = bytes.startIndex
            while index < bytes.endIndex {
                if isPlain(bytes[index]) {
                    index &+= 1
                    continue
                }
                guard let (replacement, length) = replacement(in: bytes, at: index) else {
                    index += 1
                    continue
                }
                append(utf8: bytes[clean..<index])
                append(replacement)
                index += length
                clean = index
            }
            append(utf8: bytes[clean...])
        }
    }
}

/// Whether the byte can stay whatever follows it, as nearly all can.
@inline(__always)
private func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x22 && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0xEF
}

/// What must stand for the character at `index`, and its length in UTF-8; nil where it can stay.
private func replacement(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (String, Int)? {
    switch bytes[index] {
    case 0x26: return ("&amp;", 1)
    case 0x3C: return ("&lt;", 1)
    case 0x3E: return ("&gt;", 1)
    case 0x22: return ("&quot;", 1)
    case 0x09: return ("&#9;", 1)
    case 0x0A: return ("&#10;", 1)
    case 0x0D: return ("&#13;", 1)
    case 0..<0x20: return ("\u{FFFD}", 1)
    case 0xEF where index + 2 < bytes.endIndex && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE:
        return ("\u{FFFD}", 3)
    default: return nil
    }
}
