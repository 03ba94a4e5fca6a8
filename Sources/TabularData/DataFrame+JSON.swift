import Foundation

/// What type a column of a JSON file has.
public enum JSONType: Hashable, Sendable {
    case integer, boolean, double, date, string
}

/// Why a JSON file could not be read; rows are counted from 0.
public enum JSONReadingError: Error, Equatable {
    /// The file is no list of objects.
    case unsupportedStructure
    case incompatibleValues(row: Int, column: String)
}

extension DataFrame {
    /// Reads a JSON file: a list of objects, one for each row. Columns come in the order of their names.
    /// - Throws: `JSONReadingError`, or what reading the file throws.
    public init(
        contentsOfJSONFile url: URL, columns: [String]? = nil, types: [String: JSONType] = [:]
    ) throws {
        try self.init(jsonData: Data(contentsOf: url), columns: columns, types: types)
    }

    public init(jsonData data: Data, columns: [String]? = nil, types: [String: JSONType] = [:]) throws {
        let records = try JSONDecoder().decode(JSONRecords.self, from: data).rows
        let names = columns ?? Set(records.flatMap(\.keys)).sorted()
        self.init(
            columns: try names.map { name in
                let values = records.map { $0[name] ?? .null }
                return try Self.column(name, values, types[name] ?? Self.likelyType(values))
            })
    }

    private static func likelyType(_ values: [JSONValue]) -> JSONType {
        let present = values.filter { $0 != .null }
        if present.isEmpty { return .string }
        if present.allSatisfy({ $0.boolean != nil }) { return .boolean }
        if present.allSatisfy({ $0.integer != nil }) { return .integer }
        return present.allSatisfy { $0.number != nil } ? .double : .string
    }

    private static func column(_ name: String, _ values: [JSONValue], _ type: JSONType) throws -> AnyColumn {
        switch type {
        case .integer: try column(name, values, \.integer)
        case .boolean: try column(name, values, \.boolean)
        case .double: try column(name, values, \.number)
        case .date: try column(name, values, \.date)
        case .string: try column(name, values, \.text)
        }
    }

    private static func column<T>(
        _ name: String, _ values: [JSONValue], _ read: (JSONValue) -> T?
    ) throws -> AnyColumn {
        let contents = try values.enumerated().map { row, value -> T? in
            if value == .null { return nil }
            guard let result = read(value) else { throw JSONReadingError.incompatibleValues(row: row, column: name) }
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

/// A field of a record.
private enum JSONValue: Decodable, Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

    var number: Double? { if case .number(let value) = self { value } else { nil } }

    var integer: Int? { number.flatMap { Int(exactly: $0) } }

    var date: Date? {
        guard case .string(let text) = self else { return nil }
        return CSVReadingOptions().date(text)
    }

    var text: String? {
        switch self {
        case .null: nil
        case .boolean(let value): "\(value)"
        case .number(let value): integer.map { "\($0)" } ?? "\(value)"
        case .string(let value): value
        }
    }
}
