import Drawing

/// The face's family and what readers without it have that is nearest, as a CSS value with single quotes.
func fontStack(of face: FontFace) -> String {
    let fallback =
        switch face.generic {
        case .sansSerif: "-apple-system, 'SF Pro Text', system-ui, 'Segoe UI', Roboto, sans-serif"
        case .serif: "ui-serif, 'New York', Georgia, 'Times New Roman', serif"
        case .monospace: "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
        }
    return face.family.isEmpty ? fallback : "\(familyName(face.family)), \(fallback)"
}

/// A name of plain words can stand as it is; any other is a CSS string.
private func familyName(_ name: String) -> String {
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    let isPlain = words.allSatisfy { word in
        word.first?.isLetter == true && word.utf8.allSatisfy { isLetterOrDigit($0) || $0 == 0x2D }
    }
    // One word could be a keyword of CSS, such as "serif" or "inherit", in small letters.
    if isPlain, name.first?.isUppercase == true { return name }
    var quoted = "'"
    for scalar in name.unicodeScalars {
        switch scalar {
        case "'", "\\": quoted += "\\\(scalar)"
        // A line end cannot stand in a CSS string.
        case "\n", "\r", "\u{0C}": quoted += " "
        default: quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "'"
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
}
