/// How bytes from 128 on were read so far.
struct NonASCIICount: Sendable {
    /// Characters in well-formed UTF-8.
    var valid = 0
    /// Bytes that are no UTF-8 and were read as Windows-1252.
    var foreign = 0
    /// Lines of the first of those.
    var foreignLines: [Int] = []
}

/// Appends text to `output` as UTF-8: well-formed UTF-8 as it is, any other byte as Windows-1252 has it. So a file in
/// UTF-8 with a few foreign rows and a file in Windows-1252 are both read in full.
func appendMixed(_ bytes: some Collection<UInt8>, to output: inout [UInt8], count: inout NonASCIICount, line: Int) {
    let bytes = Array(bytes)
    var index = 0
    while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
            output.append(byte)
            index += 1
            continue
        }
        let length = wellFormedLength(bytes, at: index)
        if length > 0 {
            output.append(contentsOf: bytes[index..<index + length])
            count.valid += 1
            index += length
        } else {
            appendWindows1252(byte, to: &output)
            count.foreign += 1
            if count.foreignLines.last != line, count.foreignLines.count < 4 { count.foreignLines.append(line) }
            index += 1
        }
    }
}

/// Appends one byte of Windows-1252 as UTF-8; the five bytes it leaves open as the control characters of ISO 8859-1.
func appendWindows1252(_ byte: UInt8, to output: inout [UInt8]) {
    let value = (0x80...0x9F).contains(byte) ? windows1252[Int(byte) - 0x80] : UInt32(byte)
    appendLatin(value, to: &output)
}

func appendLatin(_ value: UInt32, to output: inout [UInt8]) {
    output.append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
}

/// What Windows-1252 has from 0x80 to 0x9F.
private let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D,
    0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,
    0x017E, 0x0178,
]

/// The length of the well-formed UTF-8 sequence of two to four bytes at `index`, 0 where there is none. Overlong forms,
/// surrogates and values above U+10FFFF are not well-formed.
private func wellFormedLength(_ bytes: [UInt8], at index: Int) -> Int {
    let lead = bytes[index]
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    guard length > 0, index + length <= bytes.count else { return 0 }
    for offset in 1..<length where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    let second = bytes[index + 1]
    switch lead {
    case 0xE0: return second >= 0xA0 ? length : 0
    case 0xED: return second < 0xA0 ? length : 0
    case 0xF0: return second >= 0x90 ? length : 0
    case 0xF4: return second < 0x90 ? length : 0
    default: return length
    }
}
