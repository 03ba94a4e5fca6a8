import ScaleKit

/// Reads the cells of one column by its rule, and counts what does not fit.
final class ColumnBuilder {
    let rule: ColumnRule
    let markers: MissingMarkers
    var clock: DayClock?
    let markByte: UInt8
    /// Numbers or dates.
    var numbers: [Double] = []
    var codes: [Int32] = []
    var dictionary = ByteDictionary()
    /// What cells mean that are no plain numbers or dates.
    var unusual = CellMemory()
    private var scratch: [UInt8] = []

    private(set) var missing = 0
    private(set) var firstMissingLine: Int?
    var present = 0
    /// Of what was summarized.
    private(set) var lower: Double?
    private(set) var upper: Double?
    private var distinctNumbers = DistinctNumbers()
    /// Whether texts are no longer told apart, because there are too many.
    private(set) var isUncounted = false
    /// Cells that are not of the column's kind; they are missing too.
    private(set) var bad = 0
    private(set) var badExamples: [ColumnProfile.Example] = []
    private var badWords: Set<String> = []
    /// Dates that can be read, but not in the column's order; numbers that can be read, but with the other mark.
    var otherForm = 0
    /// Of those that do not fit, dates of days that do not exist.
    private var impossible = 0
    var infinite = 0
    /// The finest unit of the dates.
    var unit: CalendarUnit?
    private(set) var nonASCII = NonASCIICount()
    private(set) var nulBytes = 0

    /// `takesTextsAsTheyAre`: no text but an empty one stands for a missing cell unless the options name it, as in
    /// databases, which say what is missing.
    init(_ rule: ColumnRule, options: ReadOptions, takesTextsAsTheyAre: Bool = false) {
        self.rule = rule
        markers = MissingMarkers(options, onlyGiven: takesTextsAsTheyAre && rule == .text)
        clock = options.timeZone.isUTC ? nil : DayClock(options.timeZone)
        switch rule {
        case .number(.comma), .epoch(_, .comma): markByte = UInt8(ascii: ",")
        default: markByte = UInt8(ascii: ".")
        }
    }

    /// Whether more cells do not fit than the column's kind allows.
    var isRefuted: Bool {
        let others = impossible <= present ? bad - impossible : bad
        return otherForm > 0 || !isTolerable(good: present, bad: others, distinctBad: badWords.count)
    }

    var byteCount: Int { numbers.count * 8 + codes.count * 4 + dictionary.byteCount }

    /// How many distinct texts or numbers there are, of what was summarized; nil for dates and too many.
    var distinct: Int? {
        if case .number = rule { return distinctNumbers.count }
        return (rule == .text || rule == .bool) && !isUncounted ? dictionary.names.count : nil
    }

    // MARK: Adding

    /// Adds the cells at one position of all records; of records that end before, a missing cell.
    func append(_ batch: RecordBatch, position: Int) {
        switch rule {
        case .number: appendNumbers(batch, position: position)
        case .epoch(let unit, _):
            let start = numbers.count
            appendNumbers(batch, position: position)
            if unit == .excelDays { return readDays(from: start) }
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

    func countMissing(_ line: Int) {
        missing += 1
        if firstMissingLine == nil { firstMissingLine = line }
    }

    /// Counts a cell that is not of the column's kind.
    func countBad(_ text: String, line: Int) {
        bad += 1
        if case .date = rule, Array(text.utf8).withUnsafeBufferPointer(DateParser.isImpossible) { impossible += 1 }
        if badWords.count < 2 { badWords.insert(text) }
        if badExamples.count < 3 { badExamples.append(ColumnProfile.Example(line: line, text: text)) }
        countMissing(line)
    }

    /// The text of a cell without NUL bytes, and with what is no UTF-8 read as Windows-1252.
    func cleaned(_ cell: UnsafeBufferPointer<UInt8>, line: Int) -> String {
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
        distinctNumbers.add(numbers)
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
