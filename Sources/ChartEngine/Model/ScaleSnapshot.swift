import Drawing
import Foundation
import Geometry

/// The scales of a chart that was laid out, as a value: what `ChartProxy` answers from. Positions are in points from
/// the plot's top left corner (S80).
public struct ScaleSnapshot: Sendable {
    /// The plot in the chart, the visible window of a scrolled one.
    public let plot: CGRect
    /// The whole plot in the chart, with the parts that are scrolled out of sight (S82).
    public let contentFrame: CGRect
    private let x: PositionScale
    private let y: PositionScale
    private let styles: TrainedStyles
    private let angleTotal: Double

    init(plot: CGRect, x: PositionScale, y: PositionScale, styles: TrainedStyles, angleTotal: Double) {
        (self.plot, self.x, self.y, self.styles, self.angleTotal) = (plot, x, y, styles, angleTotal)
        var content = plot
        for scale in [x, y] {
            guard let range = scale.outerRange else { continue }
            let span = CGRect(
                x: scale.axis == .x ? range.lowerBound : plot.minX, y: scale.axis == .x ? plot.minY : range.lowerBound,
                width: scale.axis == .x ? range.upperBound - range.lowerBound : plot.width,
                height: scale.axis == .x ? plot.height : range.upperBound - range.lowerBound)
            content = content.union(span)
        }
        contentFrame = content
    }

    /// The scales of the chart turned over in its `width`.
    func mirrored(width: CGFloat) -> ScaleSnapshot {
        ScaleSnapshot(
            plot: CGRect(x: width - plot.maxX, y: plot.minY, width: plot.width, height: plot.height),
            x: x.mirrored(width: width), y: y, styles: styles, angleTotal: angleTotal)
    }

    public var plotSize: CGSize { plot.size }

    // MARK: Positions

    /// Nil for a missing scale or a value that it cannot place.
    public func position(forX value: PlotValue) -> CGFloat? { x.position(of: value).map { $0 - x.origin } }

    public func position(forY value: PlotValue) -> CGFloat? { y.position(of: value).map { $0 - y.origin } }

    /// A band for categories, a single point for numbers and dates (S81).
    public func positionRange(forX value: PlotValue) -> ClosedRange<CGFloat>? { range(x, value) }

    public func positionRange(forY value: PlotValue) -> ClosedRange<CGFloat>? { range(y, value) }

    /// The plain inverse of the scale, not clamped (S83); nil outside of all bands.
    public func value(atX position: CGFloat) -> PlotValue? { x.value(at: position + x.origin) }

    public func value(atY position: CGFloat) -> PlotValue? { y.value(at: position + y.origin) }

    /// The two bounds in the axis's direction, or the categories in order; empty without a scale.
    public var xDomain: [PlotValue] { x.domainValues }
    public var yDomain: [PlotValue] { y.domainValues }

    /// Width of one category's band in points; nil for numbers and dates.
    public var xBandWidth: CGFloat? { x.bandWidth }
    public var yBandWidth: CGFloat? { y.bandWidth }

    private func range(_ scale: PositionScale, _ value: PlotValue) -> ClosedRange<CGFloat>? {
        if let band = scale.slot(of: value).flatMap(scale.wholeBand) {
            return points(band.lower - scale.origin, band.upper - scale.origin)
        }
        guard let position = scale.position(of: value) else { return nil }
        return points(position - scale.origin, position - scale.origin)
    }

    // MARK: Styles

    /// Nil where nothing is encoded with the scale, or it has nothing for the value.
    public func foregroundStyle(for value: PlotValue) -> MarkStyle? { styles.foreground.visual(for: value) }
    public func symbol(for value: PlotValue) -> SymbolTemplate? { styles.symbol.visual(for: value) }
    /// Area in square points.
    public func symbolSize(for value: PlotValue) -> CGFloat? { styles.symbolSize.visual(for: value) }
    public func lineStyle(for value: PlotValue) -> Stroke? { styles.lineStyle.visual(for: value) }

    public var foregroundStyleDomain: [PlotValue] { styles.foreground.domainValues }
    public var symbolDomain: [PlotValue] { styles.symbol.domainValues }
    public var symbolSizeDomain: [PlotValue] { styles.symbolSize.domainValues }
    public var lineStyleDomain: [PlotValue] { styles.lineStyle.domainValues }

    // MARK: Angles

    /// Radians clockwise from 12 o'clock about the plot's centre, 0 to 2π (S85).
    public func angle(at point: CGPoint) -> CGFloat {
        let angle = atan2(point.x - plot.width / 2, plot.height / 2 - point.y)
        guard angle.isFinite else { return 0 }
        return angle < 0 ? angle + 2 * .pi : angle
    }

    /// The place in the running total of all sectors at an angle in radians; nil without sectors.
    public func value(atAngle angle: CGFloat) -> PlotValue? {
        guard angleTotal > 0, angle.isFinite else { return nil }
        let turn = (angle / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        return .number((turn < 0 ? turn + 1 : turn) * angleTotal)
    }
}

/// A range of points from two ends in either order; nil when one is not finite.
private func points(_ a: CGFloat, _ b: CGFloat) -> ClosedRange<CGFloat>? {
    checkedRange(Double(a), Double(b)).map {
        ClosedRange(uncheckedBounds: (lower: CGFloat($0.lowerBound), upper: CGFloat($0.upperBound)))
    }
}

extension PositionScale {
    /// The two ends of the scale's range in ascending order.
    var outerRange: ClosedRange<CGFloat>? {
        switch form {
        case .none: nil
        case .continuous(let scale): points(scale.rangeStart, scale.rangeEnd)
        case .band(let scale, _): points(scale.rangeStart, scale.rangeEnd)
        }
    }

    var bandWidth: CGFloat? {
        guard case .band(let scale, _) = form else { return nil }
        return scale.bandwidth
    }
}
