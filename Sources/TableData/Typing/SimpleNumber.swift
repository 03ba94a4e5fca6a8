/// What a short look at the bytes says about a number with groups, `%` or `$`.
enum SimpleNumber {
    case number(WrittenNumber)
    case none
    /// There are other characters, which need a closer look.
    case unknown

    /// Reads `1,234,567.5`, `-$1,234.50`, `12.5%` and the like, with the given decimal mark.
    init(_ bytes: UnsafeBufferPointer<UInt8>, mark: DecimalMark) {
        guard bytes.count <= 32, bytes.allSatisfy(Self.isKnown) else {
            self = .unknown
            return
        }
        var (at, end) = (0, bytes.count)
        var (isNegative, hasDollar, hasSign, isPercent) = (false, false, false, false)
        while at < end, !Self.isDigitOrMark(bytes[at]) {
            switch bytes[at] {
            case UInt8(ascii: "$") where !hasDollar: hasDollar = true
            case UInt8(ascii: "-") where !hasSign, UInt8(ascii: "+") where !hasSign:
                (hasSign, isNegative) = (true, bytes[at] == UInt8(ascii: "-"))
            default:
                // Two signs, or one that stands alone.
                self = .unknown
                return
            }
            at += 1
        }
        if end > at, bytes[end - 1] == UInt8(ascii: "%") {
            guard !hasDollar else {
                self = .none
                return
            }
            (isPercent, end) = (true, end - 1)
        }
        let digits = UnsafeBufferPointer(rebasing: bytes[at..<end])
        guard digits.allSatisfy(Self.isDigitOrMark) else {
            // A sign or a currency behind the digits.
            self = .unknown
            return
        }
        guard let value = Self.ungrouped(digits, mark: mark) else {
            self = .none
            return
        }
        let notation: NumberNotation = hasDollar ? .currency("$") : isPercent ? .percent : .plain
        self = .number(WrittenNumber(value: isNegative ? -value : value, notation: notation))
    }

    private static func isKnown(_ byte: UInt8) -> Bool {
        isDigitOrMark(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "$")
            || byte == UInt8(ascii: "%")
    }

    private static func isDigitOrMark(_ byte: UInt8) -> Bool {
        byte &- 48 < 10 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    }

    /// The value of digits with marks, at most 32 bytes.
    private static func ungrouped(_ digits: UnsafeBufferPointer<UInt8>, mark: DecimalMark) -> Double? {
        let (decimal, other) = mark == .point ? (UInt8(ascii: "."), UInt8(ascii: ",")) : (0x2C, 0x2E)
        let whole = digits.firstIndex(of: decimal) ?? digits.count
        guard let first = digits[..<whole].firstIndex(of: other) else {
            return plainNumber(digits, mark: decimal)
        }
        guard areGroups(digits, whole: whole, first: first, mark: other) else { return nil }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { buffer in
            var count = 0
            for byte in digits where byte != other {
                buffer[count] = byte
                count += 1
            }
            return plainNumber(UnsafeBufferPointer(rebasing: buffer[..<count]), mark: decimal)
        }
    }

    /// Groups of three digits, or as in India of two before the last three, and none behind the decimal mark.
    private static func areGroups(
        _ digits: UnsafeBufferPointer<UInt8>, whole: Int, first: Int, mark: UInt8
    ) -> Bool {
        guard first > 0, first <= 3, digits[0] != UInt8(ascii: "0"), !digits[whole...].contains(mark) else {
            return false
        }
        var (threes, twos, others, length) = (0, 0, 0, 0)
        for byte in digits[(first + 1)..<whole] {
            if byte != mark {
                length += 1
                continue
            }
            if length == 3 { threes += 1 } else if length == 2 { twos += 1 } else { others += 1 }
            length = 0
        }
        return length == 3 && others == 0 && (twos == 0 || threes == 0 && first <= 2)
    }
}
