import ScaleKit

/// Reads dates and times as files write them: ISO 8601 with all its forms of days, three numbers in any order, month
/// names, quarters and ISO weeks, each with a time and an offset or without.
struct DateParser {
    let bytes: UnsafeBufferPointer<UInt8>
    var at = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Such as "Thu Feb 29 2024 13:45:00 GMT-0700 (Mountain Standard Time)", as browsers write it.
    private static let longest = 80

    /// nil where the bytes are no date. Plain numbers are none.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> DateReading? {
        guard bytes.count >= 6, bytes.count <= longest else { return nil }
        if let iso = ISODate(bytes) { return DateReading(iso) }
        guard bytes.contains(where: { $0 &- 48 < 10 }) else { return nil }
        var parser = DateParser(bytes)
        guard var reading = parser.day() else { return nil }
        guard parser.time(into: &reading), parser.at == bytes.count else { return nil }
        return reading
    }

    // MARK: Tokens

    var next: UInt8? { at < bytes.count ? bytes[at] : nil }

    mutating func digits() -> Digits? {
        let start = at
        var value = 0
        while let byte = next, byte &- 48 < 10, at - start < 9 {
            value = value * 10 + Int(byte - 48)
            at += 1
        }
        return at > start ? Digits(value: value, count: at - start) : nil
    }

    /// A run of letters in lower case, ASCII or not.
    mutating func word() -> String? {
        let start = at
        while let byte = next, (byte | 0x20) &- 97 < 26 || byte >= 0x80 { at += 1 }
        guard at > start else { return nil }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<at]), as: UTF8.self).lowercased()
    }

    /// Passes over one of the ASCII characters.
    @inline(__always)
    mutating func take(_ characters: StaticString) -> UInt8? {
        guard let byte = next, characters.withUTF8Buffer({ $0.contains(byte) }) else { return nil }
        at += 1
        return byte
    }

    mutating func skipBlanks() {
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
}
