import ChartEngine
import Foundation
import Geometry
import SwiftUICore

/// The scales and the plot of a chart. Positions are in points from the plot's top leading corner. What has no scale, or
/// a value that the scale does not know, gives nil.
public struct ChartProxy {
    struct Source {
        var scales: ScaleSnapshot
        /// In the coordinates of the whole picture.
        var plot: CGRect
        /// The part of it that shows; the same unless the chart scrolls.
        var window: CGRect
        var selection: ChartSelection
    }

    /// Nil without a chart.
    let source: Source?

    init(_ source: Source? = nil) { self.source = source }

    var scales: ScaleSnapshot? { source?.scales }

    // MARK: The plot

    /// The plot, with what is scrolled out of sight.
    public var plotFrame: Anchor<CGRect>? { source.map { Anchor($0.plot) } }

    /// The part of the plot that shows.
    public var plotContainerFrame: Anchor<CGRect>? { source.map { Anchor($0.window) } }

    public var plotSize: CGSize { source?.plot.size ?? .zero }

    /// The former name of `plotFrame`.
    public var plotAreaFrame: Anchor<CGRect> { Anchor(source?.plot ?? .zero) }

    /// The former name of `plotSize`.
    public var plotAreaSize: CGSize { plotSize }

    // MARK: Values to positions

    public func position<P: Plottable>(forX value: P) -> CGFloat? { scales?.position(of: value.plotValue, axis: .x) }

    public func position<P: Plottable>(forY value: P) -> CGFloat? { scales?.position(of: value.plotValue, axis: .y) }

    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The band of a category; a point for numbers and dates.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        scales?.positionRange(of: value.plotValue, axis: .x)
    }

    /// The band of a category; a point for numbers and dates.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        scales?.positionRange(of: value.plotValue, axis: .y)
    }

    /// The rectangle of two bands.
    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
            height: y.upperBound - y.lowerBound)
    }

    // MARK: Positions to values

    /// Not limited to the plot or the data. Integers are rounded.
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
        scales?.value(at: position, axis: .x).flatMap { P(plotValue: $0, rounding: true) }
    }

    /// Not limited to the plot or the data. Integers are rounded.
    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
        scales?.value(at: position, axis: .y).flatMap { P(plotValue: $0, rounding: true) }
    }

    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    // MARK: Angles

    /// The angle of a position about the plot's centre, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let turn = atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y)
        return Angle(radians: turn < 0 ? turn + 2 * .pi : turn)
    }

    /// The place in the running total of a pie's values.
    public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
        scales?.value(atAngle: angle.radians).flatMap { P(plotValue: $0, rounding: true) }
    }
}
