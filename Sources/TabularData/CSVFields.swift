import Foundation

/// Cuts the bytes of a CSV file into rows of fields.
struct CSVFields {
    private let bytes: [UInt8]
    private let options: CSVReadingOptions
    private let delimiter: [UInt8]
    private let escape: [UInt8]
    private var position = 0

    private static let quote = UInt8(ascii: "\"")

    static func rows(of data: Data, options: CSVReadingOptions) throws -> [[String]] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        guard String(validating: data, as: UTF8.self) != nil else { throw CSVReadingError.badEncoding }
        var reader = CSVFields(data.starts(with: mark) ? Array(data.dropFirst(3)) : Array(data), options)
        var rows: [[String]] = []
        while reader.position < reader.bytes.count {
            let row = try reader.row(number: rows.count + 1)
            if row == [""], options.ignoresEmptyLines { continue }
            rows.append(row)
        }
        return rows
    }

    private init(_ bytes: [UInt8], _ options: CSVReadingOptions) {
        (self.bytes, self.options) = (bytes, options)
        delimiter = Array(String(options.delimiter).utf8)
        escape = Array(String(options.escapeCharacter).utf8)
    }

    private func starts(with text: [UInt8]) -> Bool { bytes[position...].starts(with: text) }

    private mutating func row(number: Int) throws -> [String] {
        var fields: [String] = []
        while true {
            fields.append(try field(row: number))
            guard position < bytes.count, starts(with: delimiter) else { break }
            position += delimiter.count
        }
        if position < bytes.count, bytes[position] == 13 { position += 1 }
        if position < bytes.count, bytes[position] == 10 { position += 1 }
        return fields
    }

    /// Up to a delimiter or the end of the line, which stays.
    private mutating func field(row: Int) throws -> String {
        var text: [UInt8] = []
        let isQuoted = options.usesQuoting && position < bytes.count && bytes[position] == Self.quote
        if isQuoted { position += 1 }
        while position < bytes.count {
            let byte = bytes[position]
            if options.usesEscaping, starts(with: escape), position + escape.count < bytes.count {
                position += escape.count
                text.append(bytes[position])
                position += 1
            } else if isQuoted, byte == Self.quote {
                position += 1
                guard position < bytes.count, bytes[position] == Self.quote else {
                    return String(decoding: text, as: UTF8.self)
                }
                text.append(Self.quote)
                position += 1
            } else if !isQuoted, byte == 10 || byte == 13 || starts(with: delimiter) {
                break
            } else {
                text.append(byte)
                position += 1
            }
        }
        if isQuoted { throw CSVReadingError.missingQuote(row: row) }
        return String(decoding: text, as: UTF8.self)
    }
}
