import Foundation

extension DataFrame {
    /// Reads a CSV file.
    /// - Parameters:
    ///   - columns: The columns to read, in this order; nil for all.
    ///   - rows: The rows to read, from 0, without the header; nil for all.
    ///   - types: The types of columns by name; those of the others are found from their values.
    /// - Throws: `CSVReadingError`, or what reading the file throws.
    public init(
        contentsOfCSVFile url: URL, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String: CSVType] = [:],
        options: CSVReadingOptions = .init()
    ) throws {
        try self.init(
            csvData: Data(contentsOf: url), columns: columns, rows: rows, types: types, options: options)
    }

    /// As `init(contentsOfCSVFile:columns:rows:types:options:)`, from bytes in memory.
    public init(
        csvData data: Data, columns: [String]? = nil, rows: Range<Int>? = nil, types: [String: CSVType] = [:],
        options: CSVReadingOptions = .init()
    ) throws {
        var records = try CSVFields.rows(of: data, options: options)[...]
        guard let width = records.first?.count else {
            if let columns, !columns.isEmpty { throw CSVReadingError.missingColumns(columns) }
            self.init()
            return
        }
        for (index, record) in records.enumerated() where record.count != width {
            throw CSVReadingError.wrongNumberOfColumns(row: index + 1, columns: record.count, expected: width)
        }
        let header = Self.unique(
            options.hasHeaderRow ? records.removeFirst() : (0..<width).map { "Column \($0)" })
        let missing = (columns ?? []).filter { !header.contains($0) }
        guard missing.isEmpty else { throw CSVReadingError.missingColumns(missing) }
        let first = records.startIndex
        let limits = rows.map { ($0.lowerBound + first)..<($0.upperBound + first) } ?? records.indices
        records = records[limits.clamped(to: records.indices)]
        let parsed = try (columns ?? header).map { name in
            let place = header.firstIndex(of: name) ?? 0
            let fields = CSVColumn(
                name: name, fields: records.map { $0[place] }, firstRow: records.startIndex + 1, options: options)
            return try fields.column(types[name] ?? fields.likelyType)
        }
        self.init(columns: parsed)
    }

    /// A name that comes again gets a number, so that no column is lost: "a", "a 2".
    private static func unique(_ names: [String]) -> [String] {
        var known: Set<String> = []
        return names.map { name in
            if known.insert(name).inserted { return name }
            let free = (2...).lazy.map { "\(name) \($0)" }.first { !names.contains($0) && !known.contains($0) }
            return free.map { known.insert($0).memberAfterInsert } ?? name
        }
    }
}

/// The fields of one column, to be read as values.
private struct CSVColumn {
    let name: String
    let fields: [String]
    let firstRow: Int
    let options: CSVReadingOptions

    private func isMissing(_ field: String) -> Bool { options.nilEncodings.contains(field) }

    private func boolean(_ field: String) -> Bool? {
        if options.trueEncodings.contains(field) { return true }
        return options.falseEncodings.contains(field) ? false : nil
    }

    /// The narrowest type that all values have.
    var likelyType: CSVType {
        let present = fields.filter { !isMissing($0) }
        if present.isEmpty { return .string }
        if present.allSatisfy({ Int($0) != nil }) { return .integer }
        if present.allSatisfy({ Double($0) != nil }) { return options.floatType }
        if present.allSatisfy({ boolean($0) != nil }) { return .boolean }
        return present.allSatisfy { options.date($0) != nil } ? .date : .string
    }

    func column(_ type: CSVType) throws -> AnyColumn {
        switch type {
        case .integer: try column(type) { Int($0) }
        case .boolean: try column(type, boolean)
        case .float: try column(type) { Float($0) }
        case .double: try column(type) { Double($0) }
        case .date: try column(type, options.date)
        case .string: try column(type) { $0 }
        case .data: try column(type) { Data(base64Encoded: $0) }
        }
    }

    private func column<T>(_ type: CSVType, _ parse: (String) -> T?) throws -> AnyColumn {
        let values = try fields.enumerated().map { index, field -> T? in
            if isMissing(field) { return nil }
            guard let value = parse(field) else {
                throw CSVReadingError.failedToParse(row: firstRow + index, column: name, type: type, value: field)
            }
            return value
        }
        return Column(name: name, contents: values).eraseToAnyColumn()
    }
}
