import ChartEngine
import Foundation
import Geometry

/// One channel of a vectorised plot: reads a column from all elements at once.
struct ElementChannel<Element> {
    let column: ([Element], inout ChannelReader) -> ColumnInput

    init<Value: Plottable>(_ projection: PlottableProjection<Element, Value>) {
        column = { elements, reader in
            let label = projection.label.string(in: reader.environment)
            switch projection.source {
            case .value(let path): return ColumnInput(label: label, columnValues(elements, path))
            case .range(let start, let end):
                return ColumnInput(label: label, columnValues(elements, start), upper: columnValues(elements, end))
            case .unit(let path, let unit, let calendar):
                var extents: [ChannelInput.Extent] = []
                for seconds in columnDates(elements, path) {
                    extents.append(reader.extent(.calendarUnit(seconds, unit, calendar)))
                }
                return ColumnInput(label: label, extents: extents)
            case .constant(let extent):
                return ColumnInput(
                    label: label, extents: Array(repeating: reader.extent(extent), count: elements.count))
            }
        }
    }
}

extension ColumnInput {
    fileprivate init(label: String, extents: [ChannelInput.Extent]) {
        var (lower, upper): ([PlotValue], [PlotValue]) = ([], [])
        var (isBin, isSingle) = (false, true)
        for extent in extents {
            switch extent {
            case .single(let value):
                lower.append(value)
                upper.append(value)
            case .bin(let low, let high), .range(let low, let high):
                lower.append(low)
                upper.append(high)
                isSingle = false
            }
            if case .bin = extent { isBin = true }
        }
        self.init(label: label, Values(lower), upper: isSingle ? nil : Values(upper), isBin: isBin)
    }
}

extension ColumnInput.Values {
    /// Values of one kind, which is the first one's.
    init(_ values: [PlotValue]) {
        func doubles() -> [Double] {
            values.map { value in
                switch value {
                case .number(let number), .date(let number): number
                case .category: .nan
                }
            }
        }
        switch values.first?.kind {
        case .number, nil: self = .numbers(doubles())
        case .date: self = .dates(doubles())
        case .category:
            self = .categories(
                values.map { value in
                    if case .category(let name) = value { return name }
                    return ""
                })
        }
    }
}

/// A column in one tight loop where the type is a common one.
private func columnValues<Element, Value: Plottable>(
    _ elements: [Element], _ path: KeyPath<Element, Value>
) -> ColumnInput.Values {
    if let path = path as? KeyPath<Element, Double> { return .numbers(numbers(elements, path) { $0 }) }
    if let path = path as? KeyPath<Element, Int> { return .numbers(numbers(elements, path) { Double($0) }) }
    if let path = path as? KeyPath<Element, Float> { return .numbers(numbers(elements, path) { Double($0) }) }
    if let path = path as? KeyPath<Element, String> { return .categories(elements.map { $0[keyPath: path] }) }
    if let path = path as? KeyPath<Element, Date> {
        return .dates(elements.map { $0[keyPath: path].timeIntervalSinceReferenceDate })
    }
    return ColumnInput.Values(elements.map { $0[keyPath: path].plotValue })
}

/// A stored property is read where it lies in the array, since following a key path is a call of the runtime for each
/// element, which costs more than all else that is done with it.
private func numbers<Element, Value: BitwiseCopyable>(
    _ elements: [Element], _ path: KeyPath<Element, Value>, _ number: (Value) -> Double
) -> [Double] {
    guard let offset = MemoryLayout<Element>.offset(of: path) else { return elements.map { number($0[keyPath: path]) } }
    let stride = MemoryLayout<Element>.stride
    return elements.withUnsafeBytes { bytes in
        indices(elements.count).map { number(bytes.load(fromByteOffset: $0 * stride + offset, as: Value.self)) }
    }
}

/// Seconds since the reference date; NaN for what is no date.
private func columnDates<Element, Value: Plottable>(_ elements: [Element], _ path: KeyPath<Element, Value>) -> [Double]
{
    guard case .dates(let seconds) = columnValues(elements, path) else {
        return Array(repeating: .nan, count: elements.count)
    }
    return seconds
}
