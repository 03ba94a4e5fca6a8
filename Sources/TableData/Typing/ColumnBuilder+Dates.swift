import ScaleKit

extension ColumnBuilder {
    /// Adds instants; NaN for what is missing or no date.
    func appendDates(_ batch: RecordBatch, position: Int, rule: DateRule) {
        let isDirect = !markers.areGiven
        // Local copies: each access to what an object holds is checked.
        var (values, known, reader) = (numbers, 0, InstantReader(rule: rule, clock: clock, unit: unit))
        (numbers, clock) = ([], nil)
        let start = values.count
        values.append(contentsOf: repeatElement(.nan, count: batch.count))
        values.withUnsafeMutableBufferPointer { values in
            for record in 0..<batch.count {
                guard let span = batch.span(record, position) else {
                    countMissing(batch.lines[record])
                    continue
                }
                if isDirect, span.isVerbatim, let instant = reader.instant(trimmed(batch.raw(span))) {
                    values[start + record] = instant
                    known += 1
                } else if let instant = unusualDate(batch, span, &reader, line: batch.lines[record]) {
                    values[start + record] = instant
                    known += 1
                }
            }
        }
        present += known
        (numbers, clock, unit) = (values, reader.clock, reader.unit)
    }

    /// Makes instants of the numbers from `start` on, which are days of spreadsheets, to the millisecond.
    func readDays(from start: Int) {
        for index in start..<numbers.count where !numbers[index].isNaN {
            let whole = numbers[index].rounded(.down)
            let seconds = ((numbers[index] - whole) * 86_400_000).rounded() / 1000
            // The reference date is day 36892.
            let day = whole - 36_892
            if seconds != 0 { unit = .second } else if unit == nil { unit = .day }
            if clock != nil, let count = Int(exactly: day), let instant = clock?.instant(day: count, seconds: seconds) {
                numbers[index] = instant
            } else {
                numbers[index] = day * 86_400 + seconds
            }
        }
    }

    /// A date with quotes or foreign bytes; nil for a missing cell, which is counted.
    private func unusualDate(
        _ batch: RecordBatch, _ span: FieldSpan, _ reader: inout InstantReader, line: Int
    ) -> Double? {
        batch.withText(span) { bytes in
            let bytes = trimmed(bytes)
            if bytes.isEmpty {
                countMissing(line)
                return nil
            }
            var instant: Double?
            let meaning = unusual.meaning(of: bytes) { bytes in
                let text = cleaned(bytes, line: line)
                if markers.isMissingNumber(text) { return .missing }
                return Array(text.utf8).withUnsafeBufferPointer { bytes in
                    instant = reader.instant(bytes)
                    if let instant { return .value(instant) }
                    return .bad(isOtherForm: DateParser.read(bytes) != nil)
                }
            }
            switch meaning {
            case .value(let value): return value
            case .missing, .infinite: countMissing(line)
            case .bad(let isOtherForm):
                if isOtherForm { otherForm += 1 }
                countBad(cleaned(bytes, line: line), line: line)
            }
            return nil
        }
    }
}

/// Reads dates in one order as instants, and keeps the finest unit written in them.
private struct InstantReader {
    let rule: DateRule
    var clock: DayClock?
    var unit: CalendarUnit?

    /// Seconds since the reference date; nil where the bytes are no date in that order.
    @inline(__always)
    mutating func instant(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        if let date = ISODate(bytes) {
            note(date.unit, seconds: date.seconds)
            return instant(day: date.day, seconds: date.seconds, offset: date.offset)
        }
        return otherInstant(bytes)
    }

    @inline(never)
    private mutating func otherInstant(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        guard
            let reading = DateParser.read(bytes) ?? (rule.readsDigits ? digitDate(bytes) : nil)
                ?? (rule.readsTimes ? DateParser.timeOfDay(bytes) : nil),
            let day = reading.day(in: rule.order)
        else { return nil }
        note(reading.unit, seconds: reading.seconds)
        return instant(day: day, seconds: reading.seconds, offset: reading.offset)
    }

    @inline(__always)
    private mutating func instant(day: Int, seconds: Double, offset: Double?) -> Double {
        if offset == nil, clock != nil, let instant = clock?.instant(day: day, seconds: seconds) { return instant }
        return Double(day) * 86_400 + seconds - (offset ?? 0)
    }

    @inline(__always)
    private mutating func note(_ written: CalendarUnit, seconds: Double) {
        if written != unit { noteOther(written, seconds: seconds) }
    }

    /// A time that is a whole day, hour or minute counts as that.
    @inline(never)
    private mutating func noteOther(_ written: CalendarUnit, seconds: Double) {
        if let unit, written.averageLength >= unit.averageLength { return }
        let exact: CalendarUnit =
            seconds == 0 && written.averageLength < 86_400
            ? .day
            : written.averageLength >= 3600
                ? written
                : seconds.truncatingRemainder(dividingBy: 3600) == 0
                    ? .hour : seconds.truncatingRemainder(dividingBy: 60) == 0 ? .minute : written
        if let unit, exact.averageLength >= unit.averageLength { return }
        unit = exact
    }
}

/// A year of four digits or a day of eight.
private func digitDate(_ bytes: UnsafeBufferPointer<UInt8>) -> DateReading? {
    if let day = compactDay(bytes) { return DateReading(day: day, unit: .day) }
    guard bytes.count == 4, bytes.allSatisfy({ $0 &- 48 < 10 }) else { return nil }
    let year = bytes.reduce(0) { $0 * 10 + Int($1 - 48) }
    return CivilDate(year: year, month: 1, day: 1).map { DateReading(day: $0.daysSinceReference, unit: .year) }
}
