/// A number as people write it: grouped, with a currency or a percent sign, in parentheses for less than zero.
struct WrittenNumber: Equatable {
    var value: Double
    var notation: NumberNotation
}

/// Reads a number with the given decimal mark; nil where it is none. Groups are of three digits, or as in India of two
/// before the last three. The sign is - or −, in front or behind.
func writtenNumber(_ bytes: some Collection<UInt8>, mark: DecimalMark) -> WrittenNumber? {
    let byte = mark == .point ? UInt8(ascii: ".") : UInt8(ascii: ",")
    if let value = bytes.withContiguousStorageIfAvailable({ plainNumber($0, mark: byte) }) ?? nil {
        return WrittenNumber(value: value, notation: .plain)
    }
    let simple = bytes.withContiguousStorageIfAvailable { SimpleNumber($0, mark: mark) } ?? .unknown
    if case .number(let number) = simple { return number }
    if case .none = simple { return nil }
    if bytes.count <= 64, let other = withASCIIDigits(bytes, mark: mark) { return writtenNumber(other, mark: mark) }
    guard bytes.count <= 64, !isHopeless(bytes, mark: mark),
        let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    var rest = text[...]
    var isNegative = false
    var notation = NumberNotation.plain
    if rest.first == "(", rest.last == ")" {
        rest = rest.dropFirst().dropLast()
        isNegative = true
    }
    // Sign and currency come in either order.
    for _ in 0..<2 {
        rest = rest.trimmingBlanks()
        if let sign = rest.first, minusSigns.contains(sign) || sign == "+" {
            if minusSigns.contains(sign) { isNegative.toggle() }
            rest = rest.dropFirst()
        } else if let currency = leadingCurrency(rest) {
            guard notation == .plain else { return nil }
            notation = .currency(String(currency))
            rest = rest.dropFirst(currency.count)
        }
    }
    rest = rest.trimmingBlanks()
    if rest.last == "%" {
        guard notation == .plain else { return nil }
        notation = .percent
        rest = rest.dropLast()
    } else if notation == .plain, let currency = trailingCurrency(rest) {
        notation = .currency(String(currency))
        rest = rest.dropLast(currency.count)
    }
    rest = rest.trimmingBlanks()
    if let sign = rest.last, minusSigns.contains(sign) {
        if isNegative { return nil }
        isNegative = true
        rest = rest.dropLast()
    }
    guard let digits = ungrouped(rest, mark: mark), let value = Double(digits), value.isFinite else {
        return nil
    }
    return WrittenNumber(value: isNegative ? -value : value, notation: notation)
}

/// Whether bytes are certainly no number that `plainNumber` does not know: most cells are told apart here, where it costs
/// little.
private func isHopeless(_ bytes: some Collection<UInt8>, mark: DecimalMark) -> Bool {
    var (letters, digits) = (0, 0)
    var isSimple = true
    for byte in bytes {
        switch byte {
        case 0x30...0x39: digits += 1
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ","): break
        case UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "_"), UInt8(ascii: "="): return true
        case 0x41...0x5A, 0x61...0x7A: (letters, isSimple) = (letters + 1, false)
        default: isSimple = false
        }
    }
    guard digits > 0, letters <= 3 else { return true }
    guard isSimple else { return false }
    // Only a mark between groups is left, three digits behind the last one; or a sign at the end.
    var (behind, isGrouped, last) = (0, false, UInt8(0))
    var isCounting = false
    for byte in bytes {
        if byte == UInt8(ascii: mark == .point ? "," : ".") {
            (behind, isGrouped, isCounting) = (0, true, true)
        } else if byte &- 48 >= 10 {
            isCounting = false
        } else if isCounting {
            behind += 1
        }
        last = byte
    }
    return isGrouped ? behind != 3 : last != UInt8(ascii: "-")
}

private let minusSigns: Set<Character> = ["-", "−", "–"]
private let blanks: Set<Character> = [" ", "\t", "\u{A0}", "\u{202F}", "\u{2009}", "\0", "\u{FEFF}"]
/// Marks that group digits whatever the decimal mark is.
private let neutralGroupMarks: Set<Character> = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "’", "\u{2D9}"]
private let currencySigns: Set<Character> = ["$", "€", "£", "¥", "₹", "₽", "₩", "₺", "₴", "₪", "฿", "₫", "₱", "¢", "₿"]
private let currencyCodes = [
    "USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "NZD", "SEK", "NOK", "DKK", "PLN", "CZK", "HUF", "INR", "CNY",
    "BRL", "MXN", "ZAR", "Rs.", "Fr.", "kr.", "kr", "Kč", "zł", "R$",
]

extension Substring {
    fileprivate func trimmingBlanks() -> Substring {
        var rest = self
        while let first = rest.first, blanks.contains(first) { rest = rest.dropFirst() }
        while let last = rest.last, blanks.contains(last) { rest = rest.dropLast() }
        return rest
    }
}

private func leadingCurrency(_ text: Substring) -> Substring? {
    if let code = currencyCodes.first(where: { text.hasPrefix($0) }) { return text.prefix(code.count) }
    guard let first = text.first, currencySigns.contains(first) else { return nil }
    return text.prefix(1)
}

private func trailingCurrency(_ text: Substring) -> Substring? {
    if let code = currencyCodes.first(where: { text.hasSuffix($0) }) { return text.suffix(code.count) }
    guard let last = text.last, currencySigns.contains(last) else { return nil }
    return text.suffix(1)
}

/// The digits with a point as decimal mark and without groups; nil for anything but a number.
private func ungrouped(_ text: Substring, mark: DecimalMark) -> String? {
    let decimal: Character = mark == .point ? "." : ","
    let other: Character = mark == .point ? "," : "."
    var parts = text.split(separator: decimal, maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, !text.isEmpty else { return nil }
    parts.removeFirst()
    var fraction = parts.first.map(String.init) ?? ""
    var power = ""
    let tail = parts.isEmpty ? String(whole) : fraction
    if let sign = tail.firstIndex(where: { "eE".contains($0) }) {
        power = String(tail[sign...])
        if parts.isEmpty { return plain(String(tail[..<sign]), fraction: "", power: power) }
        fraction = String(tail[..<sign])
    }
    guard let groupMark = whole.first(where: { !$0.isASCIIDigit }) else {
        return plain(String(whole), fraction: fraction, power: power)
    }
    guard groupMark == other || neutralGroupMarks.contains(groupMark), power.isEmpty else { return nil }
    let groups = whole.split(separator: groupMark, omittingEmptySubsequences: false)
    guard areGroups(groups) else { return nil }
    return plain(groups.joined(), fraction: fraction, power: "")
}

private func plain(_ whole: String, fraction: String, power: String) -> String? {
    guard !(whole.isEmpty && fraction.isEmpty), (whole + fraction).allSatisfy(\.isASCIIDigit) else { return nil }
    return "\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)\(power)"
}

private func areGroups(_ groups: [Substring]) -> Bool {
    guard let first = groups.first, let last = groups.last, groups.count >= 2, last.count == 3,
        groups.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }), !first.isEmpty, first.first != "0"
    else { return false }
    let middle = groups.dropFirst().dropLast()
    return first.count <= 3 && middle.allSatisfy { $0.count == 3 }
        || first.count <= 2 && !middle.isEmpty && middle.allSatisfy { $0.count == 2 }
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
