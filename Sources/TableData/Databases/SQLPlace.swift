/// Where in a statement something is wrong, such as " at “FORM rows WHERE”"; empty for a place that it does not have.
/// - Parameter offset: in bytes from 0.
func sqlPlace(_ offset: Int, in sql: String) -> String {
    let bytes = Array(sql.utf8)
    guard bytes.indices.contains(offset) else { return "" }
    let rest = String(decoding: bytes[offset...], as: UTF8.self)
    let line = rest.prefix { !$0.isNewline }
    let shown = line.count > 30 ? line.prefix(29) + "…" : line
    return shown.isEmpty ? "" : " at “\(shown)”"
}
