import Foundation

@testable import TableData

/// Reads text as a file with that content would be read.
func readTable(_ text: String, _ change: (inout ReadOptions) -> Void = { _ in }) throws -> DataTable {
    try readTable(Array(text.utf8), change)
}

func readTable(_ bytes: [UInt8], _ change: (inout ReadOptions) -> Void = { _ in }) throws -> DataTable {
    var options = ReadOptions()
    change(&options)
    return try openRows(.bytes(bytes, name: "test"), options: options).read()
}

/// The failure that the work ends with, nil if it succeeds.
func failure(_ work: () throws -> Void) -> DataFailure? {
    do {
        try work()
        return nil
    } catch {
        return error as? DataFailure
    }
}

extension DataTable {
    var names: [String] { columns.map(\.name) }

    func numbers(_ column: String) -> [Double?] {
        let values = (try? self.column(column))?.numericValues ?? []
        return values.map { $0.isNaN ? nil : $0 }
    }

    /// ISO 8601 in UTC.
    func dates(_ column: String) -> [String?] {
        guard let found = try? self.column(column), case .dates(let values) = found.values else { return [] }
        return values.map { value in
            value.isNaN ? nil : Date(timeIntervalSinceReferenceDate: value).formatted(.iso8601)
        }
    }

    func texts(_ column: String) -> [String?] {
        guard let found = try? self.column(column), case .categories(let codes, let names) = found.values else {
            return []
        }
        return codes.map { $0 < 0 ? nil : names[Int($0)] }
    }

    func kind(_ column: String) -> ColumnKind? { columns.first { $0.name == column }?.kind }

    func note(_ code: String) -> DataNote? { notes.first { $0.code == code } }
}
