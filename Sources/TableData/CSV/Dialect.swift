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

/// Where a field is, in bytes from the start of the buffer, which are at most 2^32.
struct FieldSpan: BitwiseCopyable {
    private let first: UInt32
    /// Four times the length, and the form.
    private let packed: UInt32

    static var empty: FieldSpan { FieldSpan(start: 0, end: 0, form: .bare) }
    static var longest: Int { 1 << 30 - 1 }

    @inline(__always)
    init(start: Int, end: Int, form: Form) {
        first = UInt32(truncatingIfNeeded: start)
        packed = UInt32(truncatingIfNeeded: min(end - start, Self.longest) << 2) | UInt32(form.rawValue)
    }

    @inline(__always)
    var start: Int { Int(first) }
    @inline(__always)
    var length: Int { Int(packed >> 2) }
    @inline(__always)
    var end: Int { start + length }
    @inline(__always)
    var form: Form { Form(rawValue: UInt8(truncatingIfNeeded: packed & 3)) ?? .bare }
    /// Whether the bytes are the field's text, but for blanks around them where it is bare.
    @inline(__always)
    var isVerbatim: Bool { packed & 2 == 0 }

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
