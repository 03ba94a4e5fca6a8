import ScaleKit

/// Offsets from UTC behind a time.
extension DateParser {
    /// `Z`, `UTC`, `+02`, `+0200`, `+02:00`, `GMT+2`, names such as `EST`, and the zone that Java and browsers write
    /// behind an offset in brackets.
    mutating func zone(into reading: inout DateReading) -> Bool {
        let start = at
        skipBlanks()
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") {
            guard let offset = offset() else { return false }
            reading.offset = offset
            return skipZoneName()
        }
        let wordStart = at
        guard let word = word() else {
            at = start
            return true
        }
        guard let hours = Self.zoneHours[word] else {
            at = wordStart
            return false
        }
        reading.offset = hours * 3600
        let sign = take("+-") != nil
        if sign { at -= 1 }
        if sign, hours == 0 {
            guard let offset = offset() else { return false }
            reading.offset = offset
        }
        return skipZoneName()
    }

    /// Seconds from a sign and hours, with minutes or without.
    private mutating func offset() -> Double? {
        guard let sign = take("+-"), let hours = digits() else { return nil }
        var minutes = hours.count == 4 ? hours.value / 100 * 60 + hours.value % 100 : hours.value * 60
        if hours.count <= 2, take(":") != nil {
            guard let rest = digits(), rest.count == 2 else { return nil }
            minutes += rest.value
        }
        guard hours.count <= 2 || hours.count == 4, minutes <= 18 * 60 else { return nil }
        return Double(minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
    }

    /// Passes over a name in brackets, which must be the end: the offset in front of it says all.
    private mutating func skipZoneName() -> Bool {
        let start = at
        skipBlanks()
        guard let open = take("[("), let last = bytes.last else {
            at = start
            return true
        }
        guard last == (open == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: ")")) else { return false }
        at = bytes.count
        return true
    }

    /// Hours east of UTC: the names of RFC 5322, and others that stand for one offset only. Names of several zones, such
    /// as IST and BST, are none.
    private static let zoneHours: [String: Double] = [
        "z": 0, "utc": 0, "gmt": 0, "ut": 0, "wet": 0, "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7,
        "mdt": -6, "pst": -8, "pdt": -7, "akst": -9, "akdt": -8, "hst": -10, "cet": 1, "cest": 2, "mez": 1, "mesz": 2,
        "west": 1, "eet": 2, "eest": 3, "msk": 3, "sast": 2, "jst": 9, "kst": 9, "hkt": 8, "sgt": 8, "awst": 8,
        "acst": 9.5, "acdt": 10.5, "aest": 10, "aedt": 11, "nzst": 12, "nzdt": 13,
    ]
}
