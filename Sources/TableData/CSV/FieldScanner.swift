/// Finds the fields of one record. All offsets count from the start of the buffer.
struct FieldScanner {
    enum Outcome: Equatable {
        /// The record ends before `next`, where the next one begins.
        case complete(next: Int)
        /// The buffer ends inside of the record.
        case needsMore
        /// The record has a quote without its partner, or one that makes no sense.
        case strayQuote
    }

    private enum Class {
        static let plain: UInt8 = 0
        static let separator: UInt8 = 1
        static let lineEnd: UInt8 = 2
    }

    private static let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    private static let (quote, blank, tab) = (UInt8(ascii: "\""), UInt8(ascii: " "), UInt8(ascii: "\t"))
    private static let escape = UInt8(ascii: "\\")

    private let dialect: Dialect
    private var classes: [UInt8]
    /// How many line ends lie inside of quoted fields of the record scanned last.
    private(set) var innerLines = 0
    /// Whether the buffer ended inside of a quoted field.
    private(set) var isQuoteOpen = false

    init(_ dialect: Dialect) {
        self.dialect = dialect
        classes = [UInt8](repeating: Class.plain, count: 256)
        if let separator = dialect.separator { classes[Int(separator)] = Class.separator }
        if dialect.blanks {
            classes[Int(Self.blank)] = Class.separator
            classes[Int(Self.tab)] = Class.separator
        }
        classes[Int(Self.lineFeed)] = Class.lineEnd
        classes[Int(Self.carriageReturn)] = Class.lineEnd
    }

    /// Appends the fields of the record at `start` to `spans`. `isLast` says that nothing follows the buffer;
    /// `literally` takes quotes as ordinary characters.
    mutating func scan(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool, literally: Bool,
        into spans: inout SpanList
    ) -> Outcome {
        innerLines = 0
        isQuoteOpen = false
        var position = start
        while true {
            if dialect.blanks { position = skipBlanks(bytes, from: position) }
            let quoteAt = literally ? nil : openingQuote(bytes, from: position)
            var end = position
            if let quoteAt {
                guard let after = scanQuoted(bytes, open: quoteAt, into: &spans) else {
                    isQuoteOpen = true
                    return isLast ? .strayQuote : .needsMore
                }
                if after < 0 { return .strayQuote }
                end = after
            } else {
                end = classes.withUnsafeBufferPointer { classes in
                    var at = position
                    while at < bytes.count, classes[Int(bytes[at])] == Class.plain { at += 1 }
                    return at
                }
                spans.append(position, end, .bare)
            }
            if end == bytes.count { return isLast ? .complete(next: end) : .needsMore }
            if classes[Int(bytes[end])] == Class.separator {
                position = end + 1
                if dialect.blanks {
                    position = skipBlanks(bytes, from: position)
                    if position == bytes.count { return isLast ? .complete(next: position) : .needsMore }
                    if classes[Int(bytes[position])] == Class.lineEnd {
                        return lineEnd(bytes, at: position, isLast: isLast)
                    }
                }
                continue
            }
            return lineEnd(bytes, at: end, isLast: isLast)
        }
    }

    /// LF, CR LF, CR CR LF or CR.
    private func lineEnd(_ bytes: UnsafeBufferPointer<UInt8>, at end: Int, isLast: Bool) -> Outcome {
        if bytes[end] == Self.lineFeed { return .complete(next: end + 1) }
        if end + 1 < bytes.count {
            if bytes[end + 1] == Self.lineFeed { return .complete(next: end + 2) }
            if bytes[end + 1] != Self.carriageReturn { return .complete(next: end + 1) }
        }
        guard end + 2 < bytes.count else { return isLast ? .complete(next: end + 1) : .needsMore }
        return .complete(next: bytes[end + 2] == Self.lineFeed ? end + 3 : end + 1)
    }

    private func skipBlanks(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var at = start
        while at < bytes.count, bytes[at] == Self.blank || bytes[at] == Self.tab { at += 1 }
        return at
    }

    /// Where a field's quote is, if the field begins with one; blanks may stand before it.
    private func openingQuote(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var at = start
        while at < bytes.count, bytes[at] == Self.blank { at += 1 }
        return at < bytes.count && bytes[at] == Self.quote ? at : nil
    }

    /// Appends a field in quotes and returns where it ends, after the closing quote and what stands behind it; nil
    /// where the buffer ends before, -1 where the quotes make no sense.
    private mutating func scanQuoted(
        _ bytes: UnsafeBufferPointer<UInt8>, open: Int, into spans: inout SpanList
    ) -> Int? {
        var at = open + 1
        var form = FieldSpan.Form.quoted
        while true {
            while at < bytes.count, bytes[at] != Self.quote, bytes[at] != Self.lineFeed,
                bytes[at] != Self.carriageReturn,
                bytes[at] != Self.escape
            {
                at += 1
            }
            guard at < bytes.count else { return nil }
            switch bytes[at] {
            case Self.quote:
                guard at + 1 < bytes.count, bytes[at + 1] == Self.quote else {
                    return closed(bytes, open: open, close: at, form: form, into: &spans)
                }
                form = .escaped
                at += 2
            case Self.escape:
                if dialect.backslash {
                    form = .escaped
                    at += 1
                }
                at += 1
            case Self.carriageReturn:
                if !(at + 1 < bytes.count && bytes[at + 1] == Self.lineFeed) { innerLines += 1 }
                at += 1
            default:
                innerLines += 1
                at += 1
            }
        }
    }

    private func closed(
        _ bytes: UnsafeBufferPointer<UInt8>, open: Int, close: Int, form: FieldSpan.Form, into spans: inout SpanList
    ) -> Int? {
        var at = close + 1
        while at < bytes.count, bytes[at] == Self.blank, classes[Int(Self.blank)] == Class.plain { at += 1 }
        if at == bytes.count || classes[Int(bytes[at])] != Class.plain {
            spans.append(open + 1, close, form)
            return at
        }
        // Text behind the closing quote: harmless on one line, else the quotes have lost their partners.
        if innerLines > 0 { return -1 }
        while at < bytes.count, classes[Int(bytes[at])] == Class.plain { at += 1 }
        spans.append(open, at, .loose)
        return at
    }
}

/// A growing list of spans.
struct SpanList {
    private(set) var spans: [FieldSpan] = []

    var count: Int { spans.count }

    @inline(__always)
    mutating func append(_ start: Int, _ end: Int, _ form: FieldSpan.Form) {
        spans.append(
            FieldSpan(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), form: form))
    }

    mutating func truncate(to count: Int) {
        if spans.count > count { spans.removeLast(spans.count - count) }
    }

    mutating func clear() { spans.removeAll(keepingCapacity: true) }
}

/// Appends the text of a field whose quotes must be resolved: doubled and escaped quotes become one, others go.
func appendResolved(
    _ bytes: UnsafeBufferPointer<UInt8>, form: FieldSpan.Form, backslash: Bool, to output: inout [UInt8]
) {
    let (quote, escape) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    var inside = form == .escaped
    var at = 0
    while at < bytes.count {
        let next = at + 1 < bytes.count ? bytes[at + 1] : 0
        switch bytes[at] {
        case escape where backslash && inside && at + 1 < bytes.count:
            output.append(next)
            at += 2
        case quote where inside && next == quote:
            output.append(quote)
            at += 2
        case quote:
            inside.toggle()
            at += 1
        default:
            output.append(bytes[at])
            at += 1
        }
    }
}
