import ScaleKit

/// Reads dates and times as files write them: ISO 8601 with all its forms of days, three numbers in any order, month
/// names, quarters and ISO weeks, each with a time and an offset or without.
struct DateParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var at = 0

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// nil where the bytes are no date. Plain numbers are none.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> DateReading? {
        guard bytes.count >= 6, bytes.count <= 48 else { return nil }
        if let iso = ISODate(bytes) { return DateReading(iso) }
        guard bytes.contains(where: { $0 &- 48 < 10 }) else { return nil }
        var parser = DateParser(bytes)
        guard var reading = parser.day() else { return nil }
        guard parser.time(into: &reading), parser.at == bytes.count else { return nil }
        return reading
    }

    // MARK: Tokens

    private var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func digits() -> Digits? {
        let start = at
        var value = 0
        while let byte = next, byte &- 48 < 10, at - start < 9 {
            value = value * 10 + Int(byte - 48)
            at += 1
        }
        return at > start ? Digits(value: value, count: at - start) : nil
    }

    /// A run of letters in lower case, ASCII or not.
    private mutating func word() -> String? {
        let start = at
        while let byte = next, (byte | 0x20) &- 97 < 26 || byte >= 0x80 { at += 1 }
        guard at > start else { return nil }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<at]), as: UTF8.self).lowercased()
    }

    /// Passes over one of the ASCII characters.
    @inline(__always)
    private mutating func take(_ characters: StaticString) -> UInt8? {
        guard let byte = next, characters.withUTF8Buffer({ $0.contains(byte) }) else { return nil }
        at += 1
        return byte
    }

    private mutating func skipBlanks() {
        while take(" ") != nil {}
    }

    // MARK: Days

    private mutating func day() -> DateReading? {
        if let first = digits() { return dayAfter(first) }
        guard let word = word() else { return nil }
        if word == "q", let quarter = digits(), (1...4).contains(quarter.value) {
            guard take(" -/") != nil, let year = digits(), year.count == 4 else { return nil }
            return period(year, month: quarter.value * 3 - 2, unit: .quarter)
        }
        if weekdays.contains(String(word.prefix(3))) {
            _ = take(".")
            _ = take(",")
            skipBlanks()
            return day()
        }
        guard let month = monthNumber(word) else { return nil }
        return dayAfterMonth(month)
    }

    /// After a number: `2024-02-29`, `29.2.2024`, `20240229T...`, `2024-W09-4`, `2024-Q1`, `29 Feb 2024`, `29-Feb-24`.
    private mutating func dayAfter(_ first: Digits) -> DateReading? {
        if first.count == 8, next == UInt8(ascii: "T") { return compactDay(first) }
        let mark = take("-/. ")
        if first.count == 4, let letter = next.map({ $0 | 0x20 }) {
            if letter == UInt8(ascii: "q") { return quarter(of: first) }
            if letter == UInt8(ascii: "w") { return week(of: first) }
        }
        guard let mark else { return nil }
        if mark == UInt8(ascii: ".") { skipBlanks() }
        guard let second = digits() else { return dayBeforeMonthName(first, mark: mark) }
        guard mark != UInt8(ascii: " ") else { return nil }
        let isPoint = mark == UInt8(ascii: ".")
        guard next == mark else {
            // Year and month, or month and year; with a point it would be a number.
            if isPoint { return nil }
            if first.count == 4, second.count == 2 { return period(first, month: second.value, unit: .month) }
            return first.count <= 2 && second.count == 4 ? period(second, month: first.value, unit: .month) : nil
        }
        at += 1
        if isPoint { skipBlanks() }
        guard let third = digits() else {
            // German dates may leave the year's digits to the context; that is no date.
            return nil
        }
        guard var reading = DateReading(first, second, third) else { return nil }
        // Nobody writes the month first with points, or a short year first.
        if isPoint { reading.orders.remove(.monthDayYear) }
        return reading.orders.isEmpty ? nil : reading
    }

    private func compactDay(_ digits: Digits) -> DateReading? {
        let (year, rest) = digits.value.quotientAndRemainder(dividingBy: 10_000)
        return CivilDate(year: year, month: rest / 100, day: rest % 100).map {
            DateReading(day: $0.daysSinceReference, unit: .day)
        }
    }

    private mutating func quarter(of year: Digits) -> DateReading? {
        at += 1
        guard let number = digits(), (1...4).contains(number.value) else { return nil }
        return period(year, month: number.value * 3 - 2, unit: .quarter)
    }

    /// The Monday of an ISO week, or the day of that week that follows.
    private mutating func week(of year: Digits) -> DateReading? {
        at += 1
        guard let number = digits(), (1...53).contains(number.value), number.count == 2,
            let start = CivilDate(year: year.value, month: 1, day: 4)?.daysSinceReference
        else { return nil }
        // The reference date is a Monday; the week of January 4 is the first one.
        let monday = start - (start % 7 + 7) % 7 + (number.value - 1) * 7
        guard take("-") != nil else { return DateReading(day: monday, unit: .week) }
        guard let weekday = digits(), (1...7).contains(weekday.value) else { return nil }
        return DateReading(day: monday + weekday.value - 1, unit: .day)
    }

    /// `29 Feb 2024`, `29-Feb-24`, `29/Feb/2024:`; `2024-Feb-29` and `2024 Feb`.
    private mutating func dayBeforeMonthName(_ first: Digits, mark: UInt8) -> DateReading? {
        guard let month = word().flatMap(monthNumber) else { return nil }
        _ = take(".")
        _ = take(",")
        guard take("-/ ") != nil else { return first.count == 4 ? period(first, month: month, unit: .month) : nil }
        skipBlanks()
        guard let last = digits() else { return nil }
        return named(year: first.count == 4 ? first : last, month: month, day: first.count == 4 ? last : first)
    }

    /// `Feb 29, 2024`, `Feb 2024`, `Feb-24`, and C's `Feb 29 13:00:00 2024`.
    private mutating func dayAfterMonth(_ month: Int) -> DateReading? {
        _ = take(".")
        let mark = take("-/ ,'")
        skipBlanks()
        guard mark != nil, let first = digits() else { return nil }
        if first.count == 4 { return period(first, month: month, unit: .month) }
        let start = at
        _ = take(",")
        guard take(" -/") != nil else {
            guard first.count == 2, mark != UInt8(ascii: " ") else { return nil }
            var reading = period(first, month: month, unit: .month)
            reading?.hasShortYear = true
            return reading
        }
        skipBlanks()
        guard let year = digits() else { return nil }
        if next == UInt8(ascii: ":") {
            at = start
            return dayBeforeTimeAndYear(month: month, day: first)
        }
        return named(year: year, month: month, day: first)
    }

    private mutating func dayBeforeTimeAndYear(month: Int, day: Digits) -> DateReading? {
        var reading = DateReading(day: 0, unit: .day)
        guard time(into: &reading) else { return nil }
        skipBlanks()
        guard let year = digits(), year.count == 4, let date = named(year: year, month: month, day: day) else {
            return nil
        }
        reading.days = date.days
        return reading
    }

    private func named(year: Digits, month: Int, day: Digits) -> DateReading? {
        guard year.count == 4 || year.count == 2, day.count <= 2,
            let date = CivilDate(year: year.year, month: month, day: day.value)
        else { return nil }
        var reading = DateReading(day: date.daysSinceReference, unit: .day)
        reading.hasShortYear = year.count == 2
        return reading
    }

    private func period(_ year: Digits, month: Int, unit: CalendarUnit) -> DateReading? {
        CivilDate(year: year.year, month: month, day: 1).map { DateReading(day: $0.daysSinceReference, unit: unit) }
    }

    // MARK: Times

    /// A time behind the day, if there is one: `T13:45:10.5+02:00`, ` 1:45 PM`, `:13:45:10 -0700` in logs.
    private mutating func time(into reading: inout DateReading) -> Bool {
        let start = at
        _ = take(",")
        guard take("T t:") != nil || at > start else { return at == bytes.count }
        skipBlanks()
        if at == bytes.count { return true }
        guard reading.unit == .day, let hour = digits(), hour.count <= 2 || hour.count == 4 || hour.count == 6 else {
            return false
        }
        guard hour.count <= 2 else { return compactTime(hour, into: &reading) }
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
        return halfOfDay(hour.value, into: &reading) && zone(into: &reading)
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
        guard take("mM") != nil, (1...12).contains(hour) else { return false }
        _ = take(".")
        if letter == UInt8(ascii: "p"), hour < 12 { reading.seconds += 43_200 }
        if letter == UInt8(ascii: "a"), hour == 12 { reading.seconds -= 43_200 }
        return true
    }

    /// `Z`, `UTC`, `+02`, `+0200`, `+02:00`, and what Java and browsers put behind it in brackets.
    private mutating func zone(into reading: inout DateReading) -> Bool {
        let start = at
        skipBlanks()
        if let sign = take("+-") {
            guard let hours = digits() else { return false }
            var minutes = hours.count == 4 ? hours.value / 100 * 60 + hours.value % 100 : hours.value * 60
            if hours.count <= 2, take(":") != nil {
                guard let rest = digits(), rest.count == 2 else { return false }
                minutes += rest.value
            }
            guard hours.count <= 2 || hours.count == 4, minutes <= 18 * 60 else { return false }
            reading.offset = Double(minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
            return true
        }
        let wordStart = at
        guard let word = word() else {
            at = start
            return true
        }
        if ["z", "utc", "gmt"].contains(word) {
            reading.offset = 0
            return true
        }
        at = wordStart
        return false
    }
}
