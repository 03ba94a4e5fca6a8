/// What the columns of `DataFrame.summary()` are.
public enum SummaryColumnIDs {
    public static var columnName: ColumnID<String> { ColumnID("columnName", String.self) }
    public static var someCount: ColumnID<Int> { ColumnID("someCount", Int.self) }
    public static var noneCount: ColumnID<Int> { ColumnID("noneCount", Int.self) }
    public static var uniqueCount: ColumnID<Int> { ColumnID("uniqueCount", Int.self) }
    /// The values that come most often.
    public static var mode: ColumnID<[Any]> { ColumnID("mode", [Any].self) }
    public static var mean: ColumnID<Double> { ColumnID("mean", Double.self) }
    public static var standardDeviation: ColumnID<Double> { ColumnID("standardDeviation", Double.self) }
    public static var minimum: ColumnID<Double> { ColumnID("minimum", Double.self) }
    public static var maximum: ColumnID<Double> { ColumnID("maximum", Double.self) }
    public static var median: ColumnID<Double> { ColumnID("median", Double.self) }
    public static var firstQuartile: ColumnID<Double> { ColumnID("firstQuartile", Double.self) }
    public static var thirdQuartile: ColumnID<Double> { ColumnID("thirdQuartile", Double.self) }
}

/// Figures of a column of numbers, without its missing values. For no value at all they are NaN.
public struct NumericSummary<Element: BinaryFloatingPoint>: Hashable {
    public var someCount: Int
    public var noneCount: Int
    public var mean: Element
    public var standardDeviation: Element
    public var min: Element
    public var max: Element
    public var median: Element
    public var lowerQuartile: Element
    public var upperQuartile: Element

    public var totalCount: Int { someCount + noneCount }

    init(_ column: Column<Element>) {
        noneCount = column.missingCount
        someCount = column.count - noneCount
        mean = column.mean() ?? .nan
        standardDeviation = column.standardDeviation() ?? .nan
        let sorted = column.compactMap { $0 }.sorted()
        (min, max) = (sorted.first ?? .nan, sorted.last ?? .nan)
        median = Self.quantile(0.5, of: sorted)
        (lowerQuartile, upperQuartile) = (Self.quantile(0.25, of: sorted), Self.quantile(0.75, of: sorted))
    }

    /// Between the two nearest values in proportion.
    private static func quantile(_ fraction: Element, of sorted: [Element]) -> Element {
        guard let last = sorted.indices.last else { return .nan }
        let place = fraction * Element(last)
        let low = Swift.min(last, Int(exactly: place.rounded(.down)) ?? 0)
        let high = Swift.min(last, low + 1)
        return sorted[low] + (sorted[high] - sorted[low]) * (place - Element(low))
    }
}

/// Figures of a column whose values are names of kinds, without its missing values.
public struct CategoricalSummary<Element: Hashable>: Hashable {
    public var someCount: Int
    public var noneCount: Int
    public var uniqueCount: Int
    /// The values that come most often, in the order in which they first come.
    public var mode: [Element]

    public var totalCount: Int { someCount + noneCount }

    init(_ values: [Element?]) {
        var counts: [Element: Int] = [:]
        var order: [Element] = []
        for case let value? in values {
            if counts[value] == nil { order.append(value) }
            counts[value, default: 0] += 1
        }
        someCount = counts.values.reduce(0, +)
        noneCount = values.count - someCount
        uniqueCount = counts.count
        let most = counts.values.max()
        mode = order.filter { counts[$0] == most }
    }
}

extension Column where WrappedElement: BinaryFloatingPoint {
    public func numericSummary() -> NumericSummary<WrappedElement> { NumericSummary(self) }
}

extension Column where WrappedElement: BinaryInteger {
    public func numericSummary() -> NumericSummary<Double> { mapNonNil { Double($0) }.numericSummary() }
}

extension Column where WrappedElement: Hashable {
    public func summary() -> CategoricalSummary<WrappedElement> { CategoricalSummary(Array(self)) }
}

extension DataFrame {
    /// A row for each column: how many values it has, how many are missing and different, which come most often; for
    /// numbers also mean, deviation, extent and quartiles. `SummaryColumnIDs` has the columns' names.
    public func summary() -> DataFrame {
        let kinds = columns.map { CategoricalSummary($0.storage.keys()) }
        let numbers = columns.map { column in Self.numbers(column)?.numericSummary() }
        var result = DataFrame()
        func append<T>(_ id: ColumnID<T>, _ values: [T?]) { result.append(column: Column(id, contents: values)) }
        func append(_ id: ColumnID<Double>, _ figure: (NumericSummary<Double>) -> Double) {
            append(id, numbers.map { $0.map(figure).flatMap { $0.isNaN ? nil : $0 } })
        }
        append(SummaryColumnIDs.columnName, columns.map(\.name))
        append(SummaryColumnIDs.someCount, columns.map { $0.count - $0.missingCount })
        append(SummaryColumnIDs.noneCount, columns.map(\.missingCount))
        append(SummaryColumnIDs.uniqueCount, kinds.map(\.uniqueCount))
        append(SummaryColumnIDs.mode, kinds.map { $0.mode.map(\.base) })
        append(SummaryColumnIDs.mean, \.mean)
        append(SummaryColumnIDs.standardDeviation, \.standardDeviation)
        append(SummaryColumnIDs.minimum, \.min)
        append(SummaryColumnIDs.maximum, \.max)
        append(SummaryColumnIDs.median, \.median)
        append(SummaryColumnIDs.firstQuartile, \.lowerQuartile)
        append(SummaryColumnIDs.thirdQuartile, \.upperQuartile)
        return result
    }

    /// The summary of some columns only.
    public func summary(ofColumns columnNames: String...) -> DataFrame {
        selecting(columnNames: columnNames).summary()
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
