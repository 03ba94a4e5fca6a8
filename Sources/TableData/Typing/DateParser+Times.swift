import ScaleKit

/// Times, behind a day or alone.
extension DateParser {
    /// A time of day without a day, such as `09:30`, `9:30:15` and `1:45 pm`, on the reference date; nil for anything else.
    static func timeOfDay(_ bytes: UnsafeBufferPointer<UInt8>) -> DateReading? {
        guard (4...24).contains(bytes.count), bytes[0] &- 48 < 10 else { return nil }
        var parser = DateParser(bytes)
        var reading = DateReading(day: 0, unit: .day)
        guard let hour = parser.digits(), hour.count <= 2, parser.next == UInt8(ascii: ":"),
            parser.clock(hour, into: &reading), parser.at == bytes.count
        else { return nil }
        return reading
    }

    /// A time behind the day, if there is one: `T13:45:10.5+02:00`, ` 1:45 PM`, `:13:45:10 -0700` in logs.
    mutating func time(into reading: inout DateReading) -> Bool {
        let start = at
        _ = take(",")
        guard take("T t:") != nil || at > start else { return at == bytes.count }
        skipBlanks()
        if at == bytes.count { return true }
        guard reading.unit == .day, let hour = digits(), hour.count <= 2 || hour.count == 4 || hour.count == 6 else {
            return false
        }
        guard hour.count <= 2 else { return compactTime(hour, into: &reading) }
        return clock(hour, into: &reading) && zone(into: &reading)
    }

    /// What follows the hour: minutes, seconds, a fraction, and which half of the day it is.
    private mutating func clock(_ hour: Digits, into reading: inout DateReading) -> Bool {
        var (seconds, unit) = (Double(hour.value) * 3600, CalendarUnit.hour)
        if take(":") != nil {
            guard let minute = digits(), minute.count == 2, minute.value < 60 else { return false }
            (seconds, unit) = (seconds + Double(minute.value) * 60, .minute)
            if take(":") != nil {
                guard let second = digits(), second.count == 2, second.value <= 60 else { return false }
                (seconds, unit) = (seconds + Double(second.value), .second)
                if take(".,") != nil {
                    guard let fraction = fraction() else { return false }
                    seconds += fraction
                    if fraction > 0 { unit = .nanosecond }
                }
            }
        }
        guard hour.value < 24 || hour.value == 24 && seconds == 86_400 else { return false }
        (reading.seconds, reading.unit) = (seconds, unit)
        return halfOfDay(hour.value, into: &reading)
    }

    private mutating func compactTime(_ digits: Digits, into reading: inout DateReading) -> Bool {
        let value = digits.count == 4 ? digits.value * 100 : digits.value
        let (hour, minute, second) = (value / 10_000, value / 100 % 100, value % 100)
        guard hour < 24, minute < 60, second <= 60 else { return false }
        reading.seconds = Double(hour * 3600 + minute * 60 + second)
        reading.unit = digits.count == 4 ? .minute : .second
        return zone(into: &reading)
    }

    /// Digits after the mark of decimals, as many as there are.
    private mutating func fraction() -> Double? {
        var (value, scale) = (0.0, 1.0)
        let start = at
        while let byte = next, byte &- 48 < 10 {
            if scale < 1e15 { (value, scale) = (value * 10 + Double(byte - 48), scale * 10) }
            at += 1
        }
        return at > start ? value / scale : nil
    }

    private mutating func halfOfDay(_ hour: Int, into reading: inout DateReading) -> Bool {
        let start = at
        skipBlanks()
        guard let letter = next.map({ $0 | 0x20 }), letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else {
            at = start
            return true
        }
        at += 1
        _ = take(".")
        guard take("mM") != nil else {
            // The name of a zone, such as PST.
            at = start
            return true
        }
        guard (1...12).contains(hour) else { return false }
        _ = take(".")
        if letter == UInt8(ascii: "p"), hour < 12 { reading.seconds += 43_200 }
        if letter == UInt8(ascii: "a"), hour == 12 { reading.seconds -= 43_200 }
        return true
    }
}
