import Foundation
import ScaleKit
import TableData

/// Values along an axis, one for each mark.
enum PlotColumn: Equatable {
    /// NaN where there is none.
    case numbers([Double])
    /// Seconds since the reference date, NaN where there is none.
    case dates([Double])
    case categories([String])

    enum Kind: Equatable { case number, date, category }

    var kind: Kind {
        switch self {
        case .numbers: .number
        case .dates: .date
        case .categories: .category
        }
    }

    /// Numbers, or instants in seconds; nil for categories.
    var numbers: [Double]? {
        switch self {
        case .numbers(let values), .dates(let values): values
        case .categories: nil
        }
    }

    /// Followed by another of its kind; nil where that is of another.
    func joined(_ other: PlotColumn?) -> PlotColumn? {
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)?): .numbers(a + b)
        case (.dates(let a), .dates(let b)?): .dates(a + b)
        case (.categories(let a), .categories(let b)?): .categories(a + b)
        default: nil
        }
    }

    /// The rows at these positions.
    func rows(_ kept: [Int]) -> PlotColumn {
        switch self {
        case .numbers(let values): .numbers(kept.map { values[$0] })
        case .dates(let values): .dates(kept.map { values[$0] })
        case .categories(let values): .categories(kept.map { values[$0] })
        }
    }
}

/// What is drawn: columns of the same length, one entry for each mark.
struct PlotData: Equatable {
    var count = 0
    var x: PlotColumn?
    /// Where a bin of numbers that begins at x ends.
    var xEnd: [Double]?
    var y: PlotColumn?
    var y2: [Double]?
    var series: [String]?
    var facet: [String]?
    /// What a colour stands for.
    var value: [Double]?
    /// What a point's area stands for.
    var size: [Double]?
    var label: [String]?
    /// Of boxes, which have a row for each of their numbers: which one y is.
    var part: [BoxPart]?
    /// The calendar unit of x where each date stands for one.
    var unit: CalendarUnit?

    /// The rows at these positions, in this order.
    func rows(_ kept: [Int]) -> PlotData {
        var data = self
        data.count = kept.count
        (data.x, data.y) = (x?.rows(kept), y?.rows(kept))
        func numbers(_ values: [Double]?) -> [Double]? { values.map { values in kept.map { values[$0] } } }
        func texts(_ values: [String]?) -> [String]? { values.map { values in kept.map { values[$0] } } }
        (data.xEnd, data.y2, data.value, data.size) = (numbers(xEnd), numbers(y2), numbers(value), numbers(size))
        (data.series, data.facet, data.label) = (texts(series), texts(facet), texts(label))
        data.part = part.map { part in kept.map { part[$0] } }
        return data
    }

    /// These rows and, behind them, others that have the same channels.
    func joined(_ other: PlotData) -> PlotData {
        var data = self
        data.count += other.count
        func joined<Value>(_ a: [Value]?, _ b: [Value]?) -> [Value]? { a.flatMap { a in b.map { a + $0 } } }
        (data.x, data.y) = (x?.joined(other.x), y?.joined(other.y))
        (data.xEnd, data.y2) = (joined(xEnd, other.xEnd), joined(y2, other.y2))
        (data.value, data.size) = (joined(value, other.value), joined(size, other.size))
        (data.series, data.facet) = (joined(series, other.series), joined(facet, other.facet))
        (data.label, data.part) = (joined(label, other.label), joined(part, other.part))
        return data
    }

    func filtered(_ isKept: (Int) -> Bool) -> PlotData {
        let kept = (0..<count).filter(isKept)
        return kept.count == count ? self : rows(kept)
    }
}

/// Different texts in the order of their first row.
func distinct(_ texts: [String]?) -> [String] {
    var seen: Set<String> = []
    return (texts ?? []).filter { seen.insert($0).inserted }
}
