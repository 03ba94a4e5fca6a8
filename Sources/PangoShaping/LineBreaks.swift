import CPango

/// Offsets in UTF-8 before which Unicode allows or demands a line break, without 0 and the end.
func unicodeLineBreaks(in text: String) -> [Int] {
    // Pango takes the null character for the end of the text.
    let text = text.utf8.contains(0) ? text.replacing("\0", with: " ") : text
    let scalars = text.unicodeScalars
    let count = scalars.count
    guard count > 1 else { return [] }
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    let length = CInt(clamping: text.utf8.count)
    text.withCString {
        pango_get_log_attrs($0, length, 0, pango_language_from_string("en"), &attributes, CInt(clamping: count + 1))
    }
    var breaks: [Int] = []
    var offset = 0
    for (position, scalar) in scalars.enumerated() {
        if position > 0, attributes[position].is_line_break != 0 { breaks.append(offset) }
        offset += scalar.utf8.count
    }
    return breaks
}
