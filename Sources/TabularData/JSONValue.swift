import Foundation

/// A field of a record.
enum JSONValue: Decodable, Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case list([JSONValue])
    case record([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .record(try container.decode([String: JSONValue].self))
        }
    }

    var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

    var number: Double? { if case .number(let value) = self { value } else { nil } }

    var integer: Int? { number.flatMap { Int(exactly: $0) } }

    var string: String? { if case .string(let value) = self { value } else { nil } }

    var array: [Any?]? { if case .list(let values) = self { values.map(\.plain) } else { nil } }

    var object: [String: Any?]? { if case .record(let values) = self { values.mapValues(\.plain) } else { nil } }

    /// The value as a type of Swift's own.
    private var plain: Any? {
        switch self {
        case .null: nil
        case .boolean(let value): value
        case .number(let value): integer ?? value
        case .string(let value): value
        case .list, .record: array ?? object
        }
    }

    var text: String? {
        switch self {
        case .null, .list, .record: nil
        case .boolean(let value): "\(value)"
        case .number(let value): integer.map { "\($0)" } ?? "\(value)"
        case .string(let value): value
        }
    }
}
