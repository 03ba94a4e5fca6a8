import Foundation

/// What type a column of a CSV file has.
public enum CSVType: Hashable, Sendable {
    case integer, boolean, float, double, date, string, data
}

/// How a CSV file is written.
public struct CSVReadingOptions {
    public var hasHeaderRow: Bool
    /// Fields that stand for a missing value.
    public var nilEncodings: Set<String>
    public var trueEncodings: Set<String>
    public var falseEncodings: Set<String>
    public var ignoresEmptyLines: Bool
    public var usesQuoting: Bool
    public var usesEscaping: Bool
    public var delimiter: Character
    public var escapeCharacter: Character
    var dateParsers: [(String) -> Date?] = []

    public init(
        hasHeaderRow: Bool = true,
        nilEncodings: Set<String> = ["", "#N/A", "#N/A N/A", "#NA", "N/A", "NA", "NULL", "n/a", "nil", "null"],
        trueEncodings: Set<String> = ["1", "True", "TRUE", "true"],
        falseEncodings: Set<String> = ["0", "False", "FALSE", "false"],
        floatingPointType: CSVType = .double, ignoresEmptyLines: Bool = true, usesQuoting: Bool = true,
        usesEscaping: Bool = false, delimiter: Character = ",", escapeCharacter: Character = "\\"
    ) {
        self.hasHeaderRow = hasHeaderRow
        self.nilEncodings = nilEncodings
        (self.trueEncodings, self.falseEncodings) = (trueEncodings, falseEncodings)
        floatType = floatingPointType == .float ? .float : .double
        (self.ignoresEmptyLines, self.usesQuoting, self.usesEscaping) = (ignoresEmptyLines, usesQuoting, usesEscaping)
        (self.delimiter, self.escapeCharacter) = (delimiter, escapeCharacter)
    }

    /// What numbers with a fraction become: `.double` or `.float`.
    let floatType: CSVType

    /// Another way to read dates; the first that succeeds counts.
    public mutating func addDateParseStrategy<T: ParseStrategy>(_ strategy: T)
    where T.ParseInput == String, T.ParseOutput == Date {
        dateParsers.append { try? strategy.parse($0) }
    }

    func date(_ text: String) -> Date? {
        if dateParsers.isEmpty {
            return (try? Date.ISO8601FormatStyle().parse(text))
                ?? (try? Date.ISO8601FormatStyle().year().month().day().parse(text))
        }
        return dateParsers.lazy.compactMap { $0(text) }.first
    }
}

/// Why a CSV file could not be read; rows are counted from 1, the header included.
public enum CSVReadingError: Error, Equatable, CustomStringConvertible {
    case badEncoding
    case wrongNumberOfColumns(row: Int, columns: Int, expected: Int)
    case missingQuote(row: Int)
    case missingColumns([String])
    case failedToParse(row: Int, column: String, type: CSVType, value: String)

    public var description: String {
        switch self {
        case .badEncoding: "The CSV file is not UTF-8."
        case .wrongNumberOfColumns(let row, let columns, let expected):
            "Row \(row) of the CSV file has \(columns) fields instead of \(expected)."
        case .missingQuote(let row): "A quotation mark of row \(row) of the CSV file is not closed."
        case .missingColumns(let names): "The CSV file has no column \(names.joined(separator: ", "))."
        case .failedToParse(let row, let column, let type, let value):
            "“\(value)” in row \(row), column \(column) of the CSV file is no value of type \(type)."
        }
    }
}
