import ScaleKit

/// A day as `yyyy-MM-dd`, alone or with a time such as `T13:45`, ` 13:45:10.25` and an offset such as `Z` or `+02:00`:
/// by far the most frequent forms, read without looking for any other.
struct ISODate {
    /// Since the reference date.
    var day: Int
    /// Since midnight.
    var seconds = 0.0
    /// Seconds east of UTC, where it is written.
    var offset: Double?
    /// The finest unit that is written.
    var unit = CalendarUnit.day

    /// nil for anything else, which may still be a date.
    @inline(__always)
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count >= 10, let base = bytes.baseAddress, base[4] == UInt8(ascii: "-"),
            base[7] == UInt8(ascii: "-")
        else { return nil }
        let (century, rest) = (Self.pair(base), Self.pair(base + 2))
        guard century < 100, rest < 100,
            let date = CivilDate(
                year: century * 100 + rest, month: Self.pair(base + 5), day: Self.pair(base + 8))
        else { return nil }
        day = date.daysSinceReference
        if bytes.count > 10, !readTime(base, count: bytes.count) { return nil }
    }

    /// The number of two digits; 255 for anything else.
    @inline(__always)
    private static func pair(_ address: UnsafePointer<UInt8>) -> Int {
        let (tens, ones) = (address[0] &- 48, address[1] &- 48)
        return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : 255
    }

    private mutating func readTime(_ base: UnsafePointer<UInt8>, count: Int) -> Bool {
        guard count >= 16, base[10] == UInt8(ascii: "T") || base[10] == UInt8(ascii: " "),
            base[13] == UInt8(ascii: ":")
        else { return false }
        let (hour, minute) = (Self.pair(base + 11), Self.pair(base + 14))
        guard hour < 24, minute < 60 else { return false }
        (seconds, unit) = (Double(hour * 3600 + minute * 60), .minute)
        var at = 16
        if at + 3 <= count, base[at] == UInt8(ascii: ":") {
            let second = Self.pair(base + at + 1)
            guard second <= 60 else { return false }
            (seconds, unit) = (seconds + Double(second), .second)
            at += 3
            if at < count, base[at] == UInt8(ascii: ".") {
                guard let end = readFraction(base, from: at + 1, count: count) else { return false }
                at = end
            }
        }
        return at == count || readOffset(base, from: at, count: count)
    }

    /// Up to nine digits; returns where they end.
    private mutating func readFraction(_ base: UnsafePointer<UInt8>, from start: Int, count: Int) -> Int? {
        var (value, scale, at) = (0, 1, start)
        while at < count, at < start + 10, base[at] &- 48 < 10 {
            (value, scale) = (value * 10 + Int(base[at] - 48), scale * 10)
            at += 1
        }
        guard at > start, at <= start + 9 else { return nil }
        seconds += Double(value) / Double(scale)
        if value > 0 { unit = .nanosecond }
        return at
    }

    /// `Z`, `+02:00` or `+0200`, up to the end.
    private mutating func readOffset(_ base: UnsafePointer<UInt8>, from start: Int, count: Int) -> Bool {
        let sign = base[start]
        if sign == UInt8(ascii: "Z"), start + 1 == count {
            offset = 0
            return true
        }
        let hasColon = start + 6 == count && base[start + 3] == UInt8(ascii: ":")
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), hasColon || start + 5 == count else {
            return false
        }
        let (hours, rest) = (Self.pair(base + start + 1), Self.pair(base + start + (hasColon ? 4 : 3)))
        let minutes = hours * 60 + rest
        guard rest < 100, minutes <= 18 * 60 else { return false }
        offset = Double(sign == UInt8(ascii: "-") ? -minutes * 60 : minutes * 60)
        return true
    }
}
