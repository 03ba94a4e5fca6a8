import Drawing

/// The elements of `<defs>`, numbered in the order of first use; equal ones are written once.
struct SVGDefinitions {
    let prefix: String
    private(set) var text = TextBuffer()
    private var ids: [Key: String] = [:]

    private struct Key: Hashable {
        var element: String
        var content: TextBuffer
    }

    init(prefix: String) { self.prefix = prefix }

    /// The id of `<element id="…"` + `content`, which begins with further attributes and ends with the closing tag.
    mutating func id(of element: String, content: TextBuffer) -> String {
        let key = Key(element: element, content: content)
        if let known = ids[key] { return known }
        let id = "\(prefix)d\(ids.count + 1)"
        ids[key] = id
        text.append("\n<\(element) id=\"\(id)\"")
        text.append(content)
        return id
    }
}

/// Letters, digits, "_", "-" and "." stay; the first character must be a letter or "_".
func idPrefix(_ wish: String) -> String {
    let kept = String(
        wish.unicodeScalars.map { scalar -> Character in
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
            return isPlain || scalar == "-" || scalar == "." ? Character(scalar) : "_"
        })
    guard let first = kept.first else { return "" }
    return first.isLetter || first == "_" ? kept : "_" + kept
}
