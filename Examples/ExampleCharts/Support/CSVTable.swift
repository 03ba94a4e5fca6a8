import Foundation

/// A file of comma-separated values as RFC 4180 has it: quoted fields may hold commas, line breaks and doubled quotes;
/// lines end in CRLF or LF; a byte order mark is skipped, and so are empty lines. The first line names the columns.
public struct CSVTable: Sendable {
    public struct Row: Sendable {
        /// Number of the row's first line in the file, from 1.
        public var line: Int
        public var fields: [String]
    }

    /// What error messages call the file.
    public let file: String
    public let header: [String]
    public let rows: [Row]

    /// Throws `DataError` where the text is no table: no header, an open quote, a row of another length.
    public init(_ bytes: [UInt8], file: String) throws(DataError) {
        var parser = CSVParser(bytes: bytes, file: file)
        var rows: [Row] = []
        var header: [String]?
        while let row = try parser.nextRow() {
            guard let columns = header else {
                header = row.fields
                continue
            }
            guard row.fields.count == columns.count else {
                throw DataError(
                    file: file, line: row.line,
                    problem: "has \(row.fields.count) fields where the first line names \(columns.count) columns",
                    remedy: "Give each line \(columns.count) fields, and put fields that hold a comma in quotes.")
            }
            rows.append(row)
        }
        guard let header else {
            throw DataError(
                file: file, line: 1, problem: "is empty", remedy: "Begin the file with a line of column names.")
        }
        (self.file, self.header, self.rows) = (file, header, rows)
    }

    /// Position of the column of that name; throws `DataError` naming the columns there are.
    public func column(_ name: String) throws(DataError) -> Int {
        if let index = header.firstIndex(of: name) { return index }
        throw DataError(
            file: file, line: 1, problem: "names no column “\(name)”, only \(header.joined(separator: ", "))",
            remedy: "Rename the column that holds it to \(name), or add one.")
    }
}

/// Reads one row after the other from UTF-8 bytes.
private struct CSVParser {
    private static let quote = UInt8(ascii: "\"")
    private static let comma = UInt8(ascii: ",")
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    private let bytes: [UInt8]
    private let file: String
    private var position: Int
    private var line = 1

    init(bytes: [UInt8], file: String) {
        (self.bytes, self.file) = (bytes, file)
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    mutating func nextRow() throws(DataError) -> CSVTable.Row? {
        while skipLineBreak() {}
        guard position < bytes.count else { return nil }
        var row = CSVTable.Row(line: line, fields: [])
        while true {
            row.fields.append(try nextField())
            if position >= bytes.count || skipLineBreak() { return row }
            position += 1  // the comma
        }
    }

    /// Steps over one line break, if the next bytes are one.
    private mutating func skipLineBreak() -> Bool {
        guard position < bytes.count else { return false }
        if bytes[position] == Self.newline {
            position += 1
        } else if bytes[position...].starts(with: [Self.carriageReturn, Self.newline]) {
            position += 2
        } else {
            return false
        }
        line += 1
        return true
    }

    /// Ends before a comma, a line break or the end of the file.
    private mutating func nextField() throws(DataError) -> String {
        if position < bytes.count, bytes[position] == Self.quote { return try quotedField() }
        let start = position
        while position < bytes.count, bytes[position] != Self.comma, !isLineBreak(at: position) {
            if bytes[position] == Self.quote {
                throw error(
                    "has a quote in the middle of a field", "Quote the whole field and double the quotes in it.")
            }
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quotedField() throws(DataError) -> String {
        let opening = line
        var content: [UInt8] = []
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == Self.newline { line += 1 }
            if byte != Self.quote {
                content.append(byte)
            } else if position < bytes.count, bytes[position] == Self.quote {
                content.append(byte)
                position += 1
            } else {
                guard position == bytes.count || bytes[position] == Self.comma || isLineBreak(at: position) else {
                    throw error("goes on after a closing quote", "Double a quote that is part of the field.")
                }
                return String(decoding: content, as: UTF8.self)
            }
        }
        line = opening
        throw error("opens a quote that nothing closes", "Close the field with a quote.")
    }

    private func isLineBreak(at index: Int) -> Bool {
        bytes[index] == Self.newline
            || (bytes[index] == Self.carriageReturn && index + 1 < bytes.count && bytes[index + 1] == Self.newline)
    }

    private func error(_ problem: String, _ remedy: String) -> DataError {
        DataError(file: file, line: line, problem: problem, remedy: remedy)
    }
}
