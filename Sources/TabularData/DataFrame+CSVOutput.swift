import Foundation

/// How a table is written as CSV.
public struct CSVWritingOptions {
    public var includesHeader: Bool
    /// What dates become; nil for ISO 8601.
    public var dateFormat: String?
    public var nilEncoding: String
    public var trueEncoding: String
    public var falseEncoding: String
    public var newline: String
    public var delimiter: Character

    public init(
        includesHeader: Bool = true, dateFormat: String? = nil, nilEncoding: String = "", trueEncoding: String = "true",
        falseEncoding: String = "false", newline: String = "\n", delimiter: Character = ","
    ) {
        (self.includesHeader, self.dateFormat, self.nilEncoding) = (includesHeader, dateFormat, nilEncoding)
        (self.trueEncoding, self.falseEncoding) = (trueEncoding, falseEncoding)
        (self.newline, self.delimiter) = (newline, delimiter)
    }
}

extension DataFrame {
    /// The table as a CSV file in UTF-8; `init(csvData:)` reads it back.
    public func csvRepresentation(options: CSVWritingOptions = .init()) throws -> Data {
        Slice(base: self, rowIndices: Array(0..<rowCount)).csv(options)
    }

    public func writeCSV(to url: URL, options: CSVWritingOptions = .init()) throws {
        try csvRepresentation(options: options).write(to: url)
    }
}

extension DataFrame.Slice {
    public func csvRepresentation(options: CSVWritingOptions = .init()) throws -> Data { csv(options) }

    public func writeCSV(to url: URL, options: CSVWritingOptions = .init()) throws { try csv(options).write(to: url) }

    fileprivate func csv(_ options: CSVWritingOptions) -> Data {
        let formatter = CSVFormatter(options)
        let head = options.includesHeader ? [base.columns.map { formatter.quoted($0.name) }] : []
        let body = rowIndices.map { row in base.columns.map { formatter.field($0[row]) } }
        let lines = (head + body).map { $0.joined(separator: String(options.delimiter)) + options.newline }
        return Data(lines.joined().utf8)
    }
}

private struct CSVFormatter {
    let options: CSVWritingOptions
    private let dates: DateFormatter?

    init(_ options: CSVWritingOptions) {
        self.options = options
        dates = options.dateFormat.map { format in
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = format
            return formatter
        }
    }

    func field(_ value: Any?) -> String {
        switch value {
        case nil: options.nilEncoding
        case let value as Bool: value ? options.trueEncoding : options.falseEncoding
        case let value as Date: quoted(dates?.string(from: value) ?? value.formatted(.iso8601))
        case let value as Data: value.base64EncodedString()
        case let value?: quoted("\(value)")
        }
    }

    /// In quotation marks where it would be read as something else without them.
    func quoted(_ text: String) -> String {
        let needsQuotes = text.contains { $0 == options.delimiter || $0 == "\"" || $0.isNewline }
        return needsQuotes ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
    }
}
