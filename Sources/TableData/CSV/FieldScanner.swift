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

    // Computed, so that they are constants in the loops and not looked up.
    private static var lineFeed: UInt8 { 0x0A }
    private static var carriageReturn: UInt8 { 0x0D }
    private static var quote: UInt8 { 0x22 }
    private static var blank: UInt8 { 0x20 }
    private static var tab: UInt8 { 0x09 }
    private static var escape: UInt8 { 0x5C }
    /// How many bytes behind the buffer are read, whatever they are.
    static var overrun: Int { 8 }

    private let dialect: Dialect
    /// The bytes that end a field on its line; line feeds where there are none.
    private let separators: (UInt8, UInt8)
    /// The first of them, eight times.
    private let pattern: UInt64
    /// How many line ends lie inside of quoted fields of the record scanned last.
    private(set) var innerLines = 0
    /// Whether the buffer ended inside of a quoted field.
    private(set) var isQuoteOpen = false

    init(_ dialect: Dialect) {
        self.dialect = dialect
        let separator = dialect.separator ?? Self.lineFeed
        separators = dialect.blanks ? (Self.blank, Self.tab) : (separator, separator)
        pattern = eightTimes(separators.0)
    }

    /// Adds the fields of the record at `start` to `records`. `isLast` says that nothing follows the buffer, behind
    /// which `overrun` bytes can be read; `literally` takes quotes as ordinary characters.
    mutating func scan(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLast: Bool, literally: Bool,
        into records: inout RecordList
    ) -> Outcome {
        innerLines = 0
        isQuoteOpen = false
        var position = start
        while true {
            if dialect.blanks { position = skipBlanks(bytes, from: position) }
            let quoteAt = literally ? nil : openingQuote(bytes, from: position)
            var end = position
            if let quoteAt {
                guard let after = scanQuoted(bytes, open: quoteAt, into: &records) else {
                    isQuoteOpen = true
                    return isLast ? .strayQuote : .needsMore
                }
                if after < 0 { return .strayQuote }
                end = after
            } else {
                end = fieldEnd(bytes, from: position)
                records.add(position, end, .bare)
            }
            if end == bytes.count { return isLast ? .complete(next: end) : .needsMore }
            guard isSeparator(bytes[end]) else { return lineEnd(bytes, at: end, isLast: isLast) }
            position = end + 1
            if dialect.blanks {
                position = skipBlanks(bytes, from: position)
                if position == bytes.count { return isLast ? .complete(next: position) : .needsMore }
                if isLineEnd(bytes[position]) { return lineEnd(bytes, at: position, isLast: isLast) }
            }
        }
    }

    @inline(__always)
    private func isSeparator(_ byte: UInt8) -> Bool {
        byte == separators.0 && byte != Self.lineFeed || byte == separators.1 && byte != Self.lineFeed
    }

    @inline(__always)
    private func isLineEnd(_ byte: UInt8) -> Bool { byte == Self.lineFeed || byte == Self.carriageReturn }

    /// Where the next separator or line end is, eight bytes at a time; else the end of the buffer.
    @inline(__always)
    private func fieldEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = bytes.baseAddress else { return start }
        var at = start
        while at < bytes.count {
            let word = eightBytes(base + at)
            // Line ends and tabs are among the bytes from 8 to 15, which hardly stand for anything else.
            let found =
                matches(word, pattern) | matches(word & eightTimes(0xF8), eightTimes(0x08))
            if found == 0 {
                at += 8
                continue
            }
            at += found.trailingZeroBitCount >> 3
            if at >= bytes.count { break }
            if isSeparator(bytes[at]) || isLineEnd(bytes[at]) { return at }
            at += 1
        }
        return bytes.count
    }

    /// LF, CR LF, CR CR LF or CR.
    @inline(__always)
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
    @inline(__always)
    private func openingQuote(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var at = start
        while at < bytes.count, bytes[at] == Self.blank { at += 1 }
        return at < bytes.count && bytes[at] == Self.quote ? at : nil
    }

    /// Appends a field in quotes and returns where it ends, after the closing quote and what stands behind it; nil
    /// where the buffer ends before, -1 where the quotes make no sense.
    private mutating func scanQuoted(
        _ bytes: UnsafeBufferPointer<UInt8>, open: Int, into records: inout RecordList
    ) -> Int? {
        var at = open + 1
        var form = FieldSpan.Form.quoted
        while true {
            at = quotedStop(bytes, from: at)
            guard at < bytes.count else { return nil }
            switch bytes[at] {
            case Self.quote:
                guard at + 1 < bytes.count, bytes[at + 1] == Self.quote else {
                    return closed(bytes, open: open, close: at, form: form, into: &records)
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

    /// Where the next quote, line end or backslash is, eight bytes at a time; else the end of the buffer.
    @inline(__always)
    private func quotedStop(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let base = bytes.baseAddress else { return start }
        var at = start
        while at < bytes.count {
            let word = eightBytes(base + at)
            let found =
                matches(word, eightTimes(Self.quote)) | matches(word, eightTimes(Self.escape))
                | matches(word, eightTimes(Self.lineFeed)) | matches(word, eightTimes(Self.carriageReturn))
            if found != 0 { return min(bytes.count, at + found.trailingZeroBitCount >> 3) }
            at += 8
        }
        return max(start, bytes.count)
    }

    private func closed(
        _ bytes: UnsafeBufferPointer<UInt8>, open: Int, close: Int, form: FieldSpan.Form, into records: inout RecordList
    ) -> Int? {
        var at = close + 1
        while at < bytes.count, bytes[at] == Self.blank, !isSeparator(Self.blank) { at += 1 }
        if at == bytes.count || isSeparator(bytes[at]) || isLineEnd(bytes[at]) {
            records.add(open + 1, close, form)
            return at
        }
        // Text behind the closing quote: harmless on one line, else the quotes have lost their partners.
        if innerLines > 0 { return -1 }
        at = fieldEnd(bytes, from: at)
        records.add(open, at, .loose)
        return at
    }
}

/// Eight bytes from an address, the first one lowest.
@inline(__always)
func eightBytes(_ address: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(address).loadUnaligned(as: UInt64.self))
}

@inline(__always)
func eightTimes(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

/// A number whose lowest set bit is the upper one of the first of eight bytes that equals its partner in `pattern`; 0
/// where there is none.
@inline(__always)
func matches(_ word: UInt64, _ pattern: UInt64) -> UInt64 {
    let different = word ^ pattern
    return (different &- 0x0101_0101_0101_0101) & ~different & 0x8080_8080_8080_8080
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
