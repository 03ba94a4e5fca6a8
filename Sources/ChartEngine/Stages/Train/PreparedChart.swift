import Drawing
import Foundation

/// A chart after stages 1 to 4: everything that does not depend on its size. Cache it as long as content and settings
/// stay the same.
public struct PreparedChart: Sendable {
    public let settings: ChartSettings
    var root: PositionedTable
    var xDimension: TrainedDimension
    var yDimension: TrainedDimension
    var styles: TrainedStyles
    /// The values of `position(by:)`, in order of first appearance.
    var groups: DiscreteDomain
    var orientation: Orientation
    /// The shortest calendar bin on each axis, in seconds; 0 without any.
    var shortestBins: (x: Double, y: Double)
    /// Reports of stages 1 to 4.
    public internal(set) var diagnostics: [Diagnostic]

    /// Sectors need no axes at all (S55).
    var hasOnlySectors: Bool { !root.units.isEmpty && root.units.allSatisfy { $0.kind == .sector } }

    func dimension(_ axis: ChartAxis) -> TrainedDimension { axis == .x ? xDimension : yDimension }

    func axisContext(_ axis: ChartAxis, length: CGFloat) -> AxisContext {
        let dimension = dimension(axis)
        var bounds = (start: 0.0, end: 1.0)
        if case .continuous(let start, let end) = dimension.domain { bounds = (start, end) }
        return AxisContext(
            dimension: dimension, start: bounds.start, end: bounds.end, length: length, locale: settings.locale,
            calendar: settings.calendar, minimumStride: axis == .x ? shortestBins.x : shortestBins.y,
            isRoundable: dimension.isRoundable,
            visibleShare: scrollWindow(dimension, start: bounds.start, end: bounds.end, settings.scroll)?.share ?? 1)
    }
}

/// All style scales after training.
struct TrainedStyles: Sendable {
    var foreground = StyleScale<MarkStyle>()
    var symbol = StyleScale<SymbolTemplate>()
    var symbolSize = StyleScale<CGFloat>()
    var lineStyle = StyleScale<Stroke>()
    /// Whether the encoded symbols are a line's, which are drawn as outlines.
    var symbolsAreHollow = false
}

/// The shortest of a dimension's bins, in the data's unit; 0 without bins.
func shortestBin(_ tables: [PositionedTable], _ axis: ChartAxis) -> Double {
    var shortest = Double.infinity
    for table in tables {
        let column = table.table.column(axis)
        guard column.hasBins, column.kind == .date else { continue }
        for row in 0..<table.table.count where column.form(row) == .bin {
            let length = column.high(row) - column.low(row)
            if length > 0 { shortest = min(shortest, length) }
        }
    }
    return shortest.isFinite ? shortest : 0
}
