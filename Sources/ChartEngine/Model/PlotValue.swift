import Foundation

/// A value of a channel after its plottable primitive: a number, an instant, or a category.
public enum PlotValue: Hashable, Sendable {
    case number(Double)
    /// Seconds since the reference date (1 January 2001, 00:00 UTC).
    case date(Double)
    case category(String)

    public enum Kind: String, Hashable, Sendable { case number, date, category }

    public var kind: Kind {
        switch self {
        case .number: .number
        case .date: .date
        case .category: .category
        }
    }
}

/// What a mark is given on one channel: `.value("Year", …)`.
public struct ChannelInput: Hashable, Sendable {
    public enum Extent: Hashable, Sendable {
        /// One value.
        case single(PlotValue)
        /// A bin or a calendar unit: bars fill it, points and lines sit at its middle, its width is the scale's step.
        /// Apart, as the next one, so that what nearly all channels have stays small.
        indirect case bin(lower: PlotValue, upper: PlotValue)
        /// An explicit range, `.value(_, a..<b)`: the mark's own two ends.
        indirect case range(lower: PlotValue, upper: PlotValue)
    }

    /// Names the quantity, for axis titles, legends and accessibility.
    public var label: String
    public var extent: Extent

    public init(label: String, _ extent: Extent) { (self.label, self.extent) = (label, extent) }
}
