import Foundation

public enum MarkKind: UInt8, Hashable, Sendable, CaseIterable {
    case area, bar, line, point, rectangle, rule, sector
}

public enum MarkChannel: Sendable { case x, y, angle, series, foreground, symbol, symbolSize, lineStyle, group }

/// One mark with all that it has on its channels. Only `MarkTable.append` sees it; what is kept are columns.
public struct MarkRow: Sendable {
    public var kind: MarkKind
    /// Position channels. `x` alone for a single position; `x` and `xEnd` for an explicit interval (xStart, xEnd).
    /// Absent on a dimension that the initialiser leaves out (a rule's other axis, a one-dimensional bar).
    public var x: ChannelInput?
    public var xEnd: ChannelInput?
    public var y: ChannelInput?
    public var yEnd: ChannelInput?
    /// A sector's share of the circle, or its explicit range.
    public var angle: ChannelInput?
    /// Fixed places in points within the plot instead of values (`RuleMark(xStart: CGFloat…)`).
    public var fixedX: FixedPosition?
    public var fixedY: FixedPosition?

    /// Encodings by data.
    public var series: ChannelInput?
    public var foreground: ChannelInput?
    public var symbol: ChannelInput?
    public var symbolSize: ChannelInput?
    public var lineStyle: ChannelInput?
    /// `position(by:axis:span:)`.
    public var group: ChannelInput?

    public init(kind: MarkKind) { self.kind = kind }
}

/// A place on a dimension in points from the plot's leading or top edge. Nil ends mean the plot's edges, a nil single
/// position its centre.
public enum FixedPosition: Hashable, Sendable {
    case single(CGFloat?)
    case interval(start: CGFloat?, end: CGFloat?)
}
