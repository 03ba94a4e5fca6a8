import Geometry

/// The value in units of the last of `decimals` places (0 to 9), rounded half to even.
@inline(__always)
func scaled(_ value: Double, by power: Double) -> Int {
    let product = value * power
    // Adding 1.5 * 2^52 leaves the rounded integer in the low bits of the sum: no conversion, nothing that can trap.
    let shift = 6_755_399_441_055_744.0
    if product.magnitude < 2_251_799_813_685_248 {
        return Int(truncatingIfNeeded: Int64(bitPattern: (product + shift).bitPattern) &- 0x4338_0000_0000_0000)
    }
    return product.isNaN ? 0 : clampedInt(product, in: -9_000_000_000_000_000_000...9_000_000_000_000_000_000)
}

func powerOfTen(_ decimals: Int) -> Double {
    switch decimals {
    case ...0: 1
    case 1: 10
    case 2: 100
    case 3: 1e3
    case 4: 1e4
    case 5: 1e5
    case 6: 1e6
    case 7: 1e7
    case 8: 1e8
    default: 1e9
    }
}

/// The most bytes that one number takes: sign, 19 digits, point, zeros before them.
let fixedPointLimit = 32

/// Writes `scaled` divided by ten to the power of `decimals` (0 to 9) into `bytes` from `position` on: without trailing
/// zeros, "-0" or exponent, and without the zero before the point if `leadingZero` is false. Returns the position
/// after it. There must be room for `fixedPointLimit` bytes.
@inline(__always)
func writeFixedPoint(
    _ scaled: Int, decimals: Int, leadingZero: Bool, to bytes: UnsafeMutableBufferPointer<UInt8>, at position: Int
) -> Int {
    if decimals == 3, scaled.magnitude < 10_000_000 {
        return writeThousandths(scaled, leadingZero: leadingZero, to: bytes, at: position)
    }
    var rest = scaled.magnitude
    var places = min(max(0, decimals), 9)
    while places > 0 {
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        if digit != 0 { break }
        rest = quotient
        places &-= 1
    }
    let digits = max(digitCount(rest), leadingZero || places == 0 ? places &+ 1 : places)
    let length = digits &+ (places > 0 ? 1 : 0) &+ (scaled < 0 ? 1 : 0)
    var index = position &+ length
    if scaled < 0 { bytes[position] = 0x2D }
    let fraction = places
    for place in 0..<digits {
        if place == fraction, fraction > 0 {
            index &-= 1
            bytes[index] = 0x2E
        }
        let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
        index &-= 1
        bytes[index] = UInt8(truncatingIfNeeded: digit) &+ 0x30
        rest = quotient
    }
    if digits == fraction, fraction > 0 { bytes[index &- 1] = 0x2E }
    return position &+ length
}

/// What nearly all coordinates are: below ten thousand, in thousandths. Its few digits are written one after the other,
/// which takes a third of the time of the loops for numbers of any length.
@inline(__always)
private func writeThousandths(
    _ scaled: Int, leadingZero: Bool, to bytes: UnsafeMutableBufferPointer<UInt8>, at position: Int
) -> Int {
    var index = position
    func write(_ digit: UInt32) {
        bytes[index] = UInt8(truncatingIfNeeded: digit) &+ 0x30
        index &+= 1
    }
    if scaled < 0 {
        bytes[index] = 0x2D
        index &+= 1
    }
    let value = UInt32(truncatingIfNeeded: scaled.magnitude)
    let whole = value / 1000
    let fraction = value &- whole &* 1000
    if whole > 0 || leadingZero || fraction == 0 {
        if whole >= 1000 { write(whole / 1000) }
        if whole >= 100 { write(whole / 100 % 10) }
        if whole >= 10 { write(whole / 10 % 10) }
        write(whole % 10)
    }
    guard fraction > 0 else { return index }
    bytes[index] = 0x2E
    index &+= 1
    write(fraction / 100)
    let hundredths = fraction % 100
    guard hundredths > 0 else { return index }
    write(hundredths / 10)
    if hundredths % 10 > 0 { write(hundredths % 10) }
    return index
}

@inline(__always)
private func digitCount(_ value: UInt) -> Int {
    if value < 1000 { return value < 10 ? 1 : value < 100 ? 2 : 3 }
    var (count, bound) = (4, UInt(10_000))
    while value >= bound, count < 19 {
        bound &*= 10
        count &+= 1
    }
    return count
}
