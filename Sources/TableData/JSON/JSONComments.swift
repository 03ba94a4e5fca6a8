extension JSONCursor {
    /// Passes over the comment at the cursor; false, and nothing passed, where there is none, or none that ends.
    /// - Parameter isLast: whether the end of the bytes ends a line.
    mutating func skipComment(isLast: Bool = true) -> Bool {
        guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "/") else { return false }
        switch bytes[at + 1] {
        case UInt8(ascii: "/"):
            let end = bytes[at...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? (isLast ? bytes.count : nil)
            guard let end else { return false }
            at = end
        case UInt8(ascii: "*"):
            var end = at + 2
            while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") {
                end += 1
            }
            guard end + 1 < bytes.count else { return false }
            at = end + 2
        default: return false
        }
        return true
    }
}

/// The text with blanks in the place of comments; line ends stay where they are.
func withoutJSONComments(_ document: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    guard zip(document, document.dropFirst()).contains(where: { $0 == slash && ($1 == slash || $1 == 0x2A) }) else {
        return document
    }
    var result = document
    document.withUnsafeBufferPointer { bytes in
        var cursor = JSONCursor(bytes)
        while let byte = cursor.next {
            let start = cursor.at
            if byte == UInt8(ascii: "\"") {
                // What is no whole string is found by whoever reads the text.
                if (try? cursor.string()) == nil { return }
            } else if byte == slash, cursor.skipComment() {
                for index in start..<cursor.at where bytes[index] != 0x0A && bytes[index] != 0x0D {
                    result[index] = 0x20
                }
            } else {
                cursor.at += 1
            }
        }
    }
    return result
}
