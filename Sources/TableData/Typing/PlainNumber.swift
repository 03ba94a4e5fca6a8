/// A decimal number without grouping, currency or percent: `-12.5e3`, with `mark` as its decimal mark. nil for all
/// else. Correctly rounded: up to 19 digits and powers of ten to 22 by one exact operation, the rest by the standard
/// library.
@inline(__always)
func plainNumber(_ bytes: UnsafeBufferPointer<UInt8>, mark: UInt8) -> Double? {
    let count = bytes.count
    var at = 0
    guard count > 0 else { return nil }
    let isNegative = bytes[0] == UInt8(ascii: "-")
    if isNegative || bytes[0] == UInt8(ascii: "+") { at = 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    let whole = at
    while at < count, case let digit = bytes[at] &- 48, digit < 10 {
        mantissa = mantissa &* 10 &+ UInt64(digit)
        at += 1
    }
    digits = at - whole
    if at < count, bytes[at] == mark {
        at += 1
        let fraction = at
        while at < count, case let digit = bytes[at] &- 48, digit < 10 {
            mantissa = mantissa &* 10 &+ UInt64(digit)
            at += 1
        }
        exponent = fraction - at
        digits += at - fraction
    }
    guard digits > 0 else { return nil }
    if at < count {
        guard let power = decimalExponent(bytes, from: at) else { return nil }
        exponent += power
    }
    guard digits <= 19, mantissa <= 1 << 53, exponent >= -22, exponent <= 22 else {
        return longNumber(bytes, mark: mark)
    }
    let value = Double(mantissa)
    let scaled = exponent < 0 ? value / powersOfTen[-exponent] : value * powersOfTen[exponent]
    return isNegative ? -scaled : scaled
}

/// 10 to the power of 0 to 22: those that are exact.
private let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
]

/// `e-5` up to the end; nil for anything else. Beyond ±99 999 it stays there.
private func decimalExponent(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var at = start + 1
    var isNegative = false
    if at < bytes.count, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") {
        isNegative = bytes[at] == UInt8(ascii: "-")
        at += 1
    }
    guard at < bytes.count else { return nil }
    var power = 0
    while at < bytes.count {
        let digit = bytes[at] &- 48
        guard digit < 10 else { return nil }
        power = min(99_999, power * 10 + Int(digit))
        at += 1
    }
    return isNegative ? -power : power
}

/// What needs more than the exact operation. The form is already known to be right; nil where the value is too large
/// for a double.
private func longNumber(_ bytes: UnsafeBufferPointer<UInt8>, mark: UInt8) -> Double? {
    let text = bytes.map { $0 == mark ? UInt8(ascii: ".") : $0 }
    guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
    return value
}
