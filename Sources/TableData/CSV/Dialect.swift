/// How records and fields are divided.
struct Dialect: Equatable, Sendable {
    /// nil: a line is one field.
    var separator: UInt8?
    /// Fields stand between runs of blanks and tabs.
    var blanks = false
    /// A backslash inside quotes takes away the meaning of a quote that follows it.
    var backslash = false
    /// Lines that begin with # are no records.
    var comments = false
    /// A line without anything is a record with one missing cell; else it is no record.
    var keepsBlankLines = false

    /// For messages.
    var separatorName: String {
        if blanks { return "blanks" }
        switch separator {
        case nil: return "none"
        case UInt8(ascii: ","): return "comma"
        case UInt8(ascii: ";"): return "semicolon"
        case UInt8(ascii: "\t"): return "tab"
        case UInt8(ascii: "|"): return "pipe"
        case .some(let byte): return "“\(Character(Unicode.Scalar(byte)))”"
        }
    }
}

/// Where a field is, in bytes from the start of the buffer.
struct FieldSpan {
    var start: UInt32
    var end: UInt32
    var form: Form

    enum Form: UInt8 {
        case bare
        /// In quotes, which lie outside of the span, and without quotes inside.
        case quoted
        /// As `quoted`, but with doubled or escaped quotes inside that must be resolved.
        case escaped
        /// Quotes lie inside of the span, and text stands behind the closing one.
        case loose
    }
}
