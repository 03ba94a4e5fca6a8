/// A decimal number without grouping, currency or percent: `-12.5e3`, with `mark` as its decimal mark. nil for all
/// else. Correctly rounded: up to 19 digits by one exact operation where the power of ten allows it, the rest by the
/// standard library.
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
        if digits <= 19, exponent <= 0, exponent >= -27 {
            let value = quotient(mantissa, powerOfFive: -exponent)
            return isNegative ? -value : value
        }
        return longNumber(bytes, mark: mark)
    }
    let value = Double(mantissa)
    let scaled = exponent < 0 ? value / powerOfTen(-exponent) : value * powerOfTen(exponent)
    return isNegative ? -scaled : scaled
}

/// `mantissa` / 10^`power`, correctly rounded, for a mantissa that is not 0 and a power from 0 to 27. 5^27 has 63 bits,
/// so one division of 128 by 64 bits gives at least 62 of the quotient, and its rest says on which side of a half it is.
@inline(never)
private func quotient(_ mantissa: UInt64, powerOfFive power: Int) -> Double {
    var (five, square, rest): (UInt64, UInt64, Int) = (1, 5, power)
    while rest > 0 {
        if rest & 1 == 1 { five *= square }
        (square, rest) = (square &* square, rest >> 1)
    }
    let (up, divisorUp) = (mantissa.leadingZeroBitCount, five.leadingZeroBitCount)
    let (dividend, divisor) = (mantissa << UInt64(up), five << UInt64(divisorUp))
    // The upper half is less than the divisor, whose highest bit is set.
    let (found, remainder) = divisor.dividingFullWidth((dividend >> 1, dividend << 63))
    // Conversion rounds to nearest, ties to even; the lowest bit says that it is no tie.
    let sticky = found | (remainder == 0 ? 0 : 1)
    let powerOfTwo = divisorUp - up - 63 - power
    return Double(sticky) * Double(bitPattern: UInt64(1023 + powerOfTwo) << 52)
}

/// 10 to the power of 0 to 22: those that are exact. Not a list: one would be looked up and checked for each number.
@inline(__always)
private func powerOfTen(_ exponent: Int) -> Double {
    switch exponent {
    case 0: 1
    case 1: 1e1
    case 2: 1e2
    case 3: 1e3
    case 4: 1e4
    case 5: 1e5
    case 6: 1e6
    case 7: 1e7
    case 8: 1e8
    case 9: 1e9
    case 10: 1e10
    case 11: 1e11
    case 12: 1e12
    case 13: 1e13
    case 14: 1e14
    case 15: 1e15
    case 16: 1e16
    case 17: 1e17
    case 18: 1e18
    case 19: 1e19
    case 20: 1e20
    case 21: 1e21
    default: 1e22
    }
}

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
