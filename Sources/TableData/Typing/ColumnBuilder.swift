import ScaleKit

/// Reads the cells of one column by its rule, and counts what does not fit.
final class ColumnBuilder {
    let rule: ColumnRule
    private let markers: MissingMarkers
    private let clock: LocalClock?
    private let markByte: UInt8
    private var numbers: [Double] = []
    private var codes: [Int32] = []
    private var dictionary = ByteDictionary()
    private var scratch: [UInt8] = []

    private(set) var missing = 0
    private(set) var firstMissingLine: Int?
    private(set) var present = 0
    /// Of what was summarized.
    private(set) var lower: Double?
    private(set) var upper: Double?
    /// Whether texts are no longer told apart, because there are too many.
    private var isUncounted = false
    /// Cells that are not of the column's kind; they are missing too.
    private(set) var bad = 0
    private(set) var badExamples: [ColumnProfile.Example] = []
    private var badWords: Set<String> = []
    /// Dates that can be read, but not in the column's order; numbers that can be read, but with the other mark.
    private(set) var otherForm = 0
    private(set) var infinite = 0
    private(set) var unit: CalendarUnit?
    private(set) var nonASCII = NonASCIICount()
    private(set) var nulBytes = 0

    /// `takesTextsAsTheyAre`: no text but an empty one stands for a missing cell unless the options name it, as in
    /// databases, which say what is missing.
    init(_ rule: ColumnRule, options: ReadOptions, takesTextsAsTheyAre: Bool = false) {
        self.rule = rule
        markers = MissingMarkers(options, onlyGiven: takesTextsAsTheyAre && rule == .text)
        clock = options.timeZone.isUTC ? nil : LocalClock(timeZone: options.timeZone)
        switch rule {
        case .number(.comma), .epoch(_, .comma): markByte = UInt8(ascii: ",")
        default: markByte = UInt8(ascii: ".")
        }
    }

    /// Whether more cells do not fit than the column's kind allows.
    var isRefuted: Bool {
        otherForm > 0 || !isTolerable(good: present, bad: bad, distinctBad: badWords.count)
    }

    var byteCount: Int { numbers.count * 8 + codes.count * 4 + dictionary.byteCount }

    /// How many distinct texts there are; nil for numbers and dates.
    var distinct: Int? {
        (rule == .text || rule == .bool) && !isUncounted ? dictionary.names.count : nil
    }

    // MARK: Adding

    /// Adds the cells at one position of all records; of records that end before, a missing cell.
    func append(_ batch: RecordBatch, position: Int) {
        switch rule {
        case .number: appendNumbers(batch, position: position)
        case .epoch(let unit, _):
            let start = numbers.count
            appendNumbers(batch, position: position)
            for index in start..<numbers.count {
                numbers[index] = numbers[index] / unit.perSecond - Self.referenceSince1970
            }
            self.unit = .second
        case .date(let rule): appendDates(batch, position: position, rule: rule)
        case .text, .bool: appendTexts(batch, position: position)
        }
    }

    /// Seconds from 1970 to the reference date.
    private static let referenceSince1970 = 978_307_200.0

    private func appendNumbers(_ batch: RecordBatch, position: Int) {
        let mark = markByte
        let isDirect = !markers.areGiven
        // A local array: each access to one of the object's is checked.
        var (values, known) = (numbers, 0)
        numbers = []
        values.reserveCapacity(values.count + batch.count)
        for record in 0..<batch.count {
            let index = batch.firsts[record] + position
            guard index < batch.firsts[record + 1] else {
                countMissing(batch.lines[record])
                values.append(.nan)
                continue
            }
            let span = batch.spans[index]
            if isDirect, span.form.rawValue <= FieldSpan.Form.quoted.rawValue,
                let value = plainNumber(trimmed(batch.raw(span)), mark: mark)
            {
                values.append(value)
                known += 1
            } else {
                addUnusualNumber(batch.text(span), line: batch.lines[record])
                values += numbers
                numbers.removeAll(keepingCapacity: true)
            }
        }
        present += known
        numbers = values
    }

    private func addMissingNumber(line: Int) {
        countMissing(line)
        numbers.append(.nan)
    }

    private func addUnusualNumber(_ cell: [UInt8], line: Int) {
        let text = cleaned(cell, line: line)
        if markers.isMissingNumber(text) {
            if text.lowercased().contains("inf") || text.contains("∞") { infinite += 1 }
            return addMissingNumber(line: line)
        }
        let mark: DecimalMark = markByte == UInt8(ascii: ",") ? .comma : .point
        let value = text.utf8.withContiguousStorageIfAvailable { plainNumber($0, mark: markByte) } ?? nil
        if let value = value ?? writtenNumber(Array(text.utf8), mark: mark)?.value {
            numbers.append(value)
            present += 1
        } else {
            if writtenNumber(Array(text.utf8), mark: mark == .comma ? .point : .comma) != nil { otherForm += 1 }
            addBad(text, line: line)
        }
    }

    private func addBad(_ text: String, line: Int) {
        bad += 1
        if badWords.count < 2 { badWords.insert(text) }
        if badExamples.count < 3 { badExamples.append(ColumnProfile.Example(line: line, text: text)) }
        countMissing(line)
        numbers.append(.nan)
    }

    private func countMissing(_ line: Int) {
        missing += 1
        if firstMissingLine == nil { firstMissingLine = line }
    }

    private func appendDates(_ batch: RecordBatch, position: Int, rule: DateRule) {
        numbers.reserveCapacity(numbers.count + batch.count)
        for record in 0..<batch.count {
            let index = batch.firsts[record] + position
            guard index < batch.firsts[record + 1] else {
                addMissingNumber(line: batch.lines[record])
                continue
            }
            let span = batch.spans[index]
            if !markers.areGiven, span.form.rawValue <= FieldSpan.Form.quoted.rawValue,
                add(trimmed(batch.raw(span)), rule: rule)
            {
                continue
            }
            addUnusualDate(batch.text(span), rule: rule, line: batch.lines[record])
        }
    }

    /// Whether the bytes are a date, which is then added.
    private func add(_ bytes: UnsafeBufferPointer<UInt8>, rule: DateRule) -> Bool {
        guard let reading = DateParser.read(bytes) ?? (rule.readsDigits ? digitDate(bytes) : nil),
            let day = reading.day(in: rule.order)
        else { return false }
        let wall = Double(day) * 86_400 + reading.seconds
        if let offset = reading.offset {
            numbers.append(wall - offset)
        } else {
            numbers.append(clock?.instants(showing: wall).first ?? wall)
        }
        present += 1
        note(reading)
        return true
    }

    private func note(_ reading: DateReading) {
        let seconds = reading.seconds
        let written = seconds == 0 && reading.unit.averageLength < 86_400 ? CalendarUnit.day : reading.unit
        let exact: CalendarUnit =
            written.averageLength >= 3600
            ? written
            : seconds.truncatingRemainder(dividingBy: 3600) == 0
                ? .hour
                : seconds.truncatingRemainder(dividingBy: 60) == 0 ? .minute : written
        if unit == nil || exact.averageLength < unit?.averageLength ?? 0 { unit = exact }
    }

    private func addUnusualDate(_ cell: [UInt8], rule: DateRule, line: Int) {
        let text = cleaned(cell, line: line)
        if markers.isMissingNumber(text) { return addMissingNumber(line: line) }
        let isOther = Array(text.utf8).withUnsafeBufferPointer { bytes in
            if add(bytes, rule: rule) { return nil as Bool? }
            return DateParser.read(bytes) != nil
        }
        guard let isOther else { return }
        if isOther { otherForm += 1 }
        addBad(text, line: line)
    }

    private func appendTexts(_ batch: RecordBatch, position: Int) {
        var (found, dictionary) = (codes, dictionary)
        (codes, self.dictionary) = ([], ByteDictionary())
        defer { (codes, self.dictionary) = (found, dictionary) }
        found.reserveCapacity(found.count + batch.count)
        for record in 0..<batch.count {
            let index = batch.firsts[record] + position
            let code: Int32
            if index >= batch.firsts[record + 1] {
                code = ByteDictionary.missing
            } else {
                let span = batch.spans[index]
                let line = batch.lines[record]
                switch span.form {
                case .bare: code = self.code(trimmed(batch.raw(span)), in: &dictionary, line: line)
                case .quoted: code = self.code(batch.raw(span), in: &dictionary, line: line)
                case .escaped, .loose:
                    code = batch.text(span).withUnsafeBufferPointer { self.code($0, in: &dictionary, line: line) }
                }
            }
            if code < 0 { countMissing(batch.lines[record]) } else { present += 1 }
            found.append(code)
        }
    }

    private func code(_ bytes: UnsafeBufferPointer<UInt8>, in dictionary: inout ByteDictionary, line: Int) -> Int32 {
        if bytes.isEmpty { return ByteDictionary.missing }
        if isUncounted {
            return markers.isMissing(cleaned(Array(bytes), line: line)) ? ByteDictionary.missing : 0
        }
        return dictionary.code(bytes) { bytes in
            let text = cleaned(Array(bytes), line: line)
            let isMissing = rule == .bool ? markers.isMissingNumber(text) : markers.isMissing(text)
            return isMissing ? nil : text
        }
    }

    /// The text of a cell without NUL bytes, and with what is no UTF-8 read as Windows-1252.
    private func cleaned(_ cell: [UInt8], line: Int) -> String {
        guard cell.contains(where: { $0 >= 0x80 || $0 == 0 }) else { return String(decoding: cell, as: UTF8.self) }
        scratch.removeAll(keepingCapacity: true)
        let content = cell.filter { $0 != 0 }
        nulBytes += cell.count - content.count
        appendMixed(content, to: &scratch, count: &nonASCII, line: line)
        return String(decoding: scratch, as: UTF8.self)
    }

    // MARK: Taking

    /// The numbers or dates added since the last time.
    var numericValues: [Double] { numbers }

    /// The cells added since the last time.
    func take() -> ColumnValues {
        defer { clear() }
        switch rule {
        case .number: return .numbers(numbers)
        case .epoch, .date: return .dates(numbers)
        case .text, .bool: return .categories(codes: codes, names: dictionary.names)
        }
    }

    /// Keeps of the cells added since the last time only their range, and of too many distinct texts nothing.
    func summarize() {
        for value in numbers where !value.isNaN {
            lower = min(lower ?? value, value)
            upper = max(upper ?? value, value)
        }
        if dictionary.byteCount > 64 << 20 {
            dictionary = ByteDictionary()
            isUncounted = true
        }
        clear()
    }

    /// Forgets the cells, not what was counted.
    func clear() {
        numbers.removeAll(keepingCapacity: true)
        codes.removeAll(keepingCapacity: true)
    }
}

/// A year of four digits or a day of eight.
private func digitDate(_ bytes: UnsafeBufferPointer<UInt8>) -> DateReading? {
    if let day = compactDay(bytes) { return DateReading(day: day, unit: .day) }
    guard bytes.count == 4, bytes.allSatisfy({ $0 &- 48 < 10 }) else { return nil }
    let year = bytes.reduce(0) { $0 * 10 + Int($1 - 48) }
    return CivilDate(year: year, month: 1, day: 1).map { DateReading(day: $0.daysSinceReference, unit: .year) }
}
