extension DataFrame: CustomStringConvertible {
    /// A table of the first 20 rows.
    public var description: String { prefix(20).tableText(rowTotal: rowCount) }
}

extension DataFrame.Slice: CustomStringConvertible {
    public var description: String { tableText(rowTotal: rowIndices.count) }

    fileprivate func tableText(rowTotal: Int) -> String {
        let body = rowIndices.map { row in ["\(row)"] + base.columns.map { $0[row].map { "\($0)" } ?? "nil" } }
        let table = [[""] + base.columns.map { "\($0.name) <\($0.wrappedElementType)>" }] + body
        let widths = (0..<(base.columns.count + 1)).map { place in table.map { $0[place].count }.max() ?? 0 }
        let lines = table.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: " | ")
        }
        let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "-+-")
        let size = "\(rowTotal) rows, \(base.columns.count) columns"
        return (lines.prefix(1) + [rule] + lines.dropFirst() + [size]).joined(separator: "\n")
    }
}

extension DataFrame {
    /// For each column: how many values it has and how many are missing; for numbers also mean, deviation and extent.
    public func summary() -> DataFrame {
        let numbers = columns.map(Self.numbers)
        var result = DataFrame()
        result.append(column: Column(name: "column", contents: columns.map(\.name)))
        result.append(column: Column(name: "someCount", contents: columns.map { $0.count - $0.missingCount }))
        result.append(column: Column(name: "noneCount", contents: columns.map(\.missingCount)))
        result.append(column: Column(name: "mean", contents: numbers.map { $0?.mean() }))
        result.append(column: Column(name: "std", contents: numbers.map { $0?.standardDeviation() }))
        result.append(column: Column(name: "min", contents: numbers.map { $0?.min() }))
        result.append(column: Column(name: "max", contents: numbers.map { $0?.max() }))
        return result
    }

    private static func numbers(_ column: AnyColumn) -> Column<Double>? {
        if let values = column.storage as? [Double?] { return Column(name: column.name, contents: values) }
        if let values = column.storage as? [Float?] {
            return Column(name: column.name, contents: values.map { $0.map(Double.init) })
        }
        guard let values = column.storage as? [Int?] else { return nil }
        return Column(name: column.name, contents: values.map { $0.map(Double.init) })
    }
}
