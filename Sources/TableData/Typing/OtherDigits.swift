/// A number in Arabic-Indic, Persian, Devanagari or full-width digits and marks, in ASCII; nil where there are none.
func withASCIIDigits(_ bytes: some Collection<UInt8>, mark: DecimalMark) -> [UInt8]? {
    // Lead bytes of those digits in UTF-8.
    guard bytes.contains(where: { $0 == 0xD9 || $0 == 0xDB || $0 == 0xE0 || $0 == 0xEF }),
        let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    var hasFound = false
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if let digit = asciiDigit(scalar) {
            result.append(digit)
            hasFound = true
            continue
        }
        switch scalar.value {
        case 0x66B: result.append(mark == .point ? "." : ",")
        case 0x66C: result.append("'")
        case 0x66A, 0xFF05: result.append("%")
        case 0xFF0D: result.append("-")
        case 0xFF0E: result.append(".")
        case 0xFF0C: result.append(",")
        // Marks of direction around a sign say nothing.
        case 0x200E, 0x200F, 0x61C: break
        default: result.append(scalar)
        }
    }
    return hasFound ? Array(String(result).utf8) : nil
}

/// The ASCII digit of the same value.
private func asciiDigit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let starts: [UInt32] = [0x660, 0x6F0, 0x966, 0xFF10]
    guard let start = starts.first(where: { scalar.value >= $0 && scalar.value < $0 + 10 }) else { return nil }
    return Unicode.Scalar(0x30 + scalar.value - start)
}
