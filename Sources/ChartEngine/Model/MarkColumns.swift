import Foundation

/// A channel of many marks at once, as vectorised plots give it.
public struct ColumnInput: Sendable {
    public enum Values: Sendable {
        case numbers([Double])
        /// Seconds since the reference date.
        case dates([Double])
        case categories([String])

        var count: Int {
            switch self {
            case .numbers(let values), .dates(let values): values.count
            case .categories(let values): values.count
            }
        }

        func value(_ index: Int) -> PlotValue? {
            guard index >= 0, index < count else { return nil }
            switch self {
            case .numbers(let values): return .number(values[index])
            case .dates(let values): return .date(values[index])
            case .categories(let values): return .category(values[index])
            }
        }
    }

    public var label: String
    public var lower: Values
    /// The upper bounds of bins, ranges or intervals.
    public var upper: Values?
    /// Whether `lower` and `upper` are the bounds of bins and not the mark's own two ends.
    public var isBin: Bool
    /// Whether they are one range for each mark, as `.value(_, a..<b)` is, and not a start and an end of their own.
    public var isRange = false

    public init(label: String, _ lower: Values, upper: Values? = nil, isBin: Bool = false) {
        (self.label, self.lower, self.upper, self.isBin) = (label, lower, upper, isBin)
    }

    /// How many rows have all that they need.
    var count: Int { min(lower.count, upper?.count ?? lower.count) }
}

/// Many marks of one kind, column by column; channels as in `MarkRow`. A column shorter than `count` leaves the rest
/// of its rows invalid.
public struct MarkColumns: Sendable {
    public var kind: MarkKind
    public var count: Int
    public var x: ColumnInput?
    public var y: ColumnInput?
    public var angle: ColumnInput?
    public var fixedX: FixedPosition?
    public var fixedY: FixedPosition?
    public var series: ColumnInput?
    public var foreground: ColumnInput?
    public var symbol: ColumnInput?
    public var symbolSize: ColumnInput?
    public var lineStyle: ColumnInput?
    public var group: ColumnInput?
    /// Whether NaN is a wanted gap and nothing to report, as in a function's samples.
    var gapsAreIntended = false

    public init(kind: MarkKind, count: Int) { (self.kind, self.count) = (kind, max(0, count)) }
}
