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

    /// How far the window lies within the whole plot: the engine's positions begin at the window.
    private var scrolled: CGSize {
        guard let source else { return .zero }
        return CGSize(
            width: source.window.minX - source.plot.minX, height: source.window.minY - source.plot.minY)
    }

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

    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        position(ofX: value.plotValue)
    }

    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        position(ofY: value.plotValue)
    }

    public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// The band of a category; a point for numbers and dates.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        scales?.positionRange(forX: value.plotValue).map { $0.moved(by: scrolled.width) }
    }

    /// The band of a category; a point for numbers and dates.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        scales?.positionRange(forY: value.plotValue).map { $0.moved(by: scrolled.height) }
    }

    /// The rectangle of two bands.
    public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
            height: y.upperBound - y.lowerBound)
    }

    func position(ofX value: PlotValue) -> CGFloat? { scales?.position(forX: value).map { $0 + scrolled.width } }

    func position(ofY value: PlotValue) -> CGFloat? { scales?.position(forY: value).map { $0 + scrolled.height } }

    // MARK: Positions to values

    /// Not limited to the plot or the data. Integers are rounded.
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
        datum(atX: position).flatMap { P(plotValue: $0, rounding: true) }
    }

    /// Not limited to the plot or the data. Integers are rounded.
    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
        datum(atY: position).flatMap { P(plotValue: $0, rounding: true) }
    }

    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    func datum(atX position: CGFloat) -> PlotValue? { scales?.value(atX: position - scrolled.width) }

    func datum(atY position: CGFloat) -> PlotValue? { scales?.value(atY: position - scrolled.height) }

    // MARK: Angles

    /// The angle of a position about the plot's centre, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        Angle(radians: scales.map { Double($0.angle(at: position)) } ?? 0)
    }

    /// The place in the running total of a pie's values.
    public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
        scales?.value(atAngle: angle.radians).flatMap { P(plotValue: $0, rounding: true) }
    }
}

extension ClosedRange<CGFloat> {
    fileprivate func moved(by offset: CGFloat) -> Self {
        Self(uncheckedBounds: (lower: lowerBound + offset, upper: upperBound + offset))
    }
}
