import ScaleKit

/// What the cells of a column could be: counts from which its kind is decided, of bounded size.
struct ColumnProfile {
    /// A cell for a message.
    struct Example: Equatable {
        var line: Int
        var text: String
    }

    /// Cells that are missing in a column of any kind, and those that are only in one of numbers.
    private(set) var missing = 0
    private(set) var missingNumbers = 0
    /// Numbers with a point, with a comma as decimal mark; whether they also can be read the other way, differently.
    private(set) var pointNumbers = 0
    private(set) var commaNumbers = 0
    private(set) var doubtfulNumbers = 0
    private(set) var firstDoubtful: Example?
    private(set) var plainCells = 0
    private(set) var percents = 0
    private(set) var currencies = 0
    private(set) var currencySign = ""
    private(set) var lower = Double.infinity
    private(set) var upper = -Double.infinity
    /// Whole numbers of digits only: whether some begin with 0, and their lengths.
    private(set) var wholeNumbers = 0
    private(set) var hasLeadingZero = false
    private(set) var digitCounts: (least: Int, most: Int) = (.max, 0)
    /// Eight digits that are a day, such as 20240229.
    private(set) var compactDays = 0

    private(set) var dates = 0
    /// How many of the dates are read alike in every order; of the others, how many can be read in each, and the first
    /// that can only be read in it.
    private var clearDates = 0
    private var orderCounts: [DateOrder: Int] = [:]
    private(set) var onlyExamples: [DateOrder: Example] = [:]
    /// Dates that mean another day with the month first than with the day first.
    private(set) var doubtfulDates = 0
    private(set) var firstDoubtfulDate: Example?
    private(set) var shortYears = 0
    /// Of the texts, times without a day, and those whose hour has two digits or half of the day behind it.
    private(set) var clockTimes = 0
    private(set) var fullClockTimes = 0
    /// Of the texts, what is written as a date of a day that does not exist.
    private(set) var impossibleDates = 0

    /// What is neither number nor date.
    private(set) var texts = 0
    private(set) var words: Set<String> = []
    private(set) var firstText: Example?
    /// Texts that were told apart before.
    private var plainTexts = ByteDictionary()

    let markers: MissingMarkers

    init(_ markers: MissingMarkers) { self.markers = markers }

    /// How many of the dates can be read in an order.
    func dateCount(in order: DateOrder) -> Int { clearDates + orderCounts[order, default: 0] }

    /// How many cells there are that are missing in no kind of column.
    var present: Int { max(pointNumbers, commaNumbers) + dates + texts }

    mutating func add(_ cell: UnsafeBufferPointer<UInt8>, line: Int) {
        let bytes = trimmed(cell)
        if bytes.isEmpty { return addMissing() }
        if !markers.areGiven {
            if isPlainlyNumber(bytes) { return }
            if plainTexts.find(bytes) != nil {
                texts += 1
                return
            }
        }
        addOther(bytes, line: line)
    }

    mutating func add(_ cell: [UInt8], line: Int) { cell.withUnsafeBufferPointer { add($0, line: line) } }

    mutating func addMissing() { missing += 1 }

    /// Counts a plain number, unless its point may also be a mark between groups.
    private mutating func isPlainlyNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let value = plainNumber(bytes, mark: UInt8(ascii: ".")) else { return false }
        if let point = bytes.lastIndex(of: UInt8(ascii: ".")) {
            // Behind a mark between groups there are three digits, and no exponent.
            if bytes.count - point == 4, bytes[(point + 1)...].allSatisfy({ $0 &- 48 < 10 }) { return false }
        } else {
            commaNumbers += 1
            if bytes.allSatisfy({ $0 &- 48 < 10 }) { addWhole(bytes) }
        }
        pointNumbers += 1
        plainCells += 1
        (lower, upper) = (min(lower, value), max(upper, value))
        return true
    }

    private mutating func addOther(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
        if markers.areGiven, markers.isMissing(String(decoding: bytes, as: UTF8.self)) { return addMissing() }
        let point = number(bytes, mark: .point)
        let comma = number(bytes, mark: .comma)
        if point != nil || comma != nil { return addNumber(bytes, point: point, comma: comma, line: line) }
        if ISODate(bytes) != nil {
            (dates, clearDates) = (dates + 1, clearDates + 1)
            return
        }
        let text = String(decoding: bytes, as: UTF8.self)
        if markers.isMissing(text) { return addMissing() }
        if markers.isMissingNumber(text) || isInfinite(text) {
            missingNumbers += 1
            if words.count < 8 { words.insert(text) }
            return
        }
        if let date = DateParser.read(bytes) { return addDate(date, Example(line: line, text: text)) }
        texts += 1
        if words.count < 8 { words.insert(text) }
        if firstText == nil { firstText = Example(line: line, text: text) }
        if DateParser.timeOfDay(bytes) != nil {
            clockTimes += 1
            if bytes[1] != UInt8(ascii: ":") || bytes.last.map({ $0 | 0x20 }) == UInt8(ascii: "m") {
                fullClockTimes += 1
            }
            return
        }
        if DateParser.isImpossible(bytes) {
            impossibleDates += 1
            return
        }
        if plainTexts.names.count < 4096, bytes.count <= 64 { _ = plainTexts.code(bytes) { _ in text } }
    }

    private func number(_ bytes: UnsafeBufferPointer<UInt8>, mark: DecimalMark) -> WrittenNumber? {
        let byte = mark == .point ? UInt8(ascii: ".") : UInt8(ascii: ",")
        if let value = plainNumber(bytes, mark: byte) {
            return WrittenNumber(value: value, notation: .plain)
        }
        return writtenNumber(bytes, mark: mark)
    }

    private mutating func addNumber(
        _ bytes: UnsafeBufferPointer<UInt8>, point: WrittenNumber?, comma: WrittenNumber?, line: Int
    ) {
        if point != nil { pointNumbers += 1 }
        if comma != nil { commaNumbers += 1 }
        if let point, let comma, point.value != comma.value {
            doubtfulNumbers += 1
            if firstDoubtful == nil {
                firstDoubtful = Example(line: line, text: String(decoding: bytes, as: UTF8.self))
            }
        }
        guard let number = point ?? comma else { return }
        (lower, upper) = (min(lower, number.value), max(upper, number.value))
        switch number.notation {
        case .percent: percents += 1
        case .currency(let sign):
            currencies += 1
            if currencySign.isEmpty { currencySign = sign }
        default: plainCells += 1
        }
        if bytes.allSatisfy({ $0 &- 48 < 10 }) { addWhole(bytes) }
    }

    private mutating func addWhole(_ digits: UnsafeBufferPointer<UInt8>) {
        wholeNumbers += 1
        if digits.count > 1, digits[0] == UInt8(ascii: "0") { hasLeadingZero = true }
        digitCounts = (min(digitCounts.least, digits.count), max(digitCounts.most, digits.count))
        if digits.count == 8, compactDay(digits) != nil { compactDays += 1 }
    }

    private mutating func addDate(_ date: DateReading, _ example: Example) {
        dates += 1
        for order in DateOrder.allCases where date.orders.contains(DateOrders(order)) {
            orderCounts[order, default: 0] += 1
            if date.orders == DateOrders(order), onlyExamples[order] == nil { onlyExamples[order] = example }
        }
        if date.hasShortYear { shortYears += 1 }
        if date.orders.isSuperset(of: [.dayMonthYear, .monthDayYear]), date.days.dayMonthYear != date.days.monthDayYear
        {
            doubtfulDates += 1
            if firstDoubtfulDate == nil { firstDoubtfulDate = example }
        }
    }
}

/// Days since the reference date of eight digits such as 20240229; years from 1000 to 2999.
func compactDay(_ digits: UnsafeBufferPointer<UInt8>) -> Int? {
    guard digits.count == 8, digits[0] == UInt8(ascii: "1") || digits[0] == UInt8(ascii: "2") else { return nil }
    var value = 0
    for digit in digits {
        guard digit &- 48 < 10 else { return nil }
        value = value * 10 + Int(digit - 48)
    }
    return CivilDate(year: value / 10_000, month: value / 100 % 100, day: value % 100)?.daysSinceReference
}
