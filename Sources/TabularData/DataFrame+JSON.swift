import Foundation

/// What type a column of a JSON file has.
public enum JSONType: Hashable, Sendable {
    case integer, boolean, double, date, string
    /// Lists, as `[Any?]`.
    case array
    /// Objects, as `[String: Any?]`.
    case object
}

/// How a JSON file is read.
public struct JSONReadingOptions {
    private var dateParsers: [(String) -> Date?] = []

    public init() {}

    /// Another way to read dates; the first that succeeds counts. Without any dates are ISO 8601.
    public mutating func addDateParseStrategy<T: ParseStrategy>(_ strategy: T)
    where T.ParseInput == String, T.ParseOutput == Date {
        dateParsers.append { try? strategy.parse($0) }
    }

    func date(_ text: String) -> Date? {
        if dateParsers.isEmpty { return CSVReadingOptions().date(text) }
        return dateParsers.lazy.compactMap { $0(text) }.first
    }
}

/// Why a JSON file could not be read; rows are counted from 0.
public enum JSONReadingError: Error, Equatable, CustomStringConvertible {
    /// The file is no list of objects.
    case unsupportedStructure
    case incompatibleValues(row: Int, column: String)
    case missingColumns([String])

    public var description: String {
        switch self {
        case .unsupportedStructure: "The JSON file is no list of objects, one for each row."
        case .incompatibleValues(let row, let column):
            "Row \(row) of the JSON file has a value of another type in column \(column)."
        case .missingColumns(let names): "No row of the JSON file has a column \(names.joined(separator: ", "))."
        }
    }
}

extension DataFrame {
    /// Reads a JSON file: a list of objects, one for each row. Columns come in the order of their names.
    /// - Parameters:
    ///   - columns: The columns to read, in this order; nil for all.
    ///   - rows: The rows to read, from 0; nil for all.
    ///   - types: The types of columns by name; those of the others are found from their values.
    /// - Throws: `JSONReadingError`, or what reading the file throws.
    public init(
        contentsOfJSONFile url: URL, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String: JSONType] = [:],
        options: JSONReadingOptions = .init()
    ) throws {
        try self.init(
            jsonData: Data(contentsOf: url), columns: columns, rows: rows, types: types, options: options)
    }

    /// As `init(contentsOfJSONFile:columns:rows:types:options:)`, from bytes in memory.
    public init(
        jsonData data: Data, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String: JSONType] = [:],
        options: JSONReadingOptions = .init()
    ) throws {
        let all = try JSONDecoder().decode(JSONRecords.self, from: data).rows
        let known = Set(all.flatMap(\.keys))
        let missing = all.isEmpty ? [] : (columns ?? []).filter { !known.contains($0) }
        guard missing.isEmpty else { throw JSONReadingError.missingColumns(missing) }
        let records = all[(rows ?? all.indices).clamped(to: all.indices)]
        self.init(
            columns: try (columns ?? known.sorted()).map { name in
                let values = records.map { $0[name] ?? .null }
                return try Self.column(
                    name, values, types[name] ?? Self.likelyType(values), firstRow: records.startIndex, options)
            })
    }

    private static func likelyType(_ values: [JSONValue]) -> JSONType {
        let present = values.filter { $0 != .null }
        if present.isEmpty { return .string }
        if present.allSatisfy({ $0.boolean != nil }) { return .boolean }
        if present.allSatisfy({ $0.integer != nil }) { return .integer }
        if present.allSatisfy({ $0.number != nil }) { return .double }
        if present.allSatisfy({ $0.array != nil }) { return .array }
        return present.allSatisfy { $0.object != nil } ? .object : .string
    }

    private static func column(
        _ name: String, _ values: [JSONValue], _ type: JSONType, firstRow: Int, _ options: JSONReadingOptions
    ) throws -> AnyColumn {
        switch type {
        case .integer: try column(name, values, firstRow, \.integer)
        case .boolean: try column(name, values, firstRow, \.boolean)
        case .double: try column(name, values, firstRow, \.number)
        case .date: try column(name, values, firstRow) { $0.string.flatMap(options.date) }
        case .string: try column(name, values, firstRow, \.text)
        case .array: try column(name, values, firstRow, \.array)
        case .object: try column(name, values, firstRow, \.object)
        }
    }

    private static func column<T>(
        _ name: String, _ values: [JSONValue], _ firstRow: Int, _ read: (JSONValue) -> T?
    ) throws -> AnyColumn {
        let contents = try values.enumerated().map { row, value -> T? in
            if value == .null { return nil }
            guard let result = read(value) else {
                throw JSONReadingError.incompatibleValues(row: firstRow + row, column: name)
            }
            return result
        }
        return Column(name: name, contents: contents).eraseToAnyColumn()
    }
}

private struct JSONRecords: Decodable {
    let rows: [[String: JSONValue]]

    init(from decoder: any Decoder) throws {
        guard let rows = try? decoder.singleValueContainer().decode([[String: JSONValue]].self) else {
            throw JSONReadingError.unsupportedStructure
        }
        self.rows = rows
    }
}
