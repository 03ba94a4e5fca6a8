import ChartEngine
import Drawing
import Foundation
import SwiftUICore

/// What a scale maps to.
public protocol ScaleRange {
    associatedtype VisualValue

    func _makeScaleRange() -> _ScaleRangeOutputs<VisualValue>
}

/// A range of x or y positions in points.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

/// A range before colours and symbols are resolved.
public enum _ScaleRangeOutputs<VisualValue> {
    case values([VisualValue])
    /// A ramp of colours in stops that are mixed linearly.
    case ramp(_ScaleRamp)
    /// Points kept free at the start and end of the plot's dimension.
    case plotDimension(startPadding: CGFloat, endPadding: CGFloat)
}

/// A continuous range of colours, which are known once it is shown.
public struct _ScaleRamp: Sendable {
    let sampler: @Sendable (EnvironmentValues) -> GradientSampler
}

extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {
    public typealias VisualValue = Bound

    public func _makeScaleRange() -> _ScaleRangeOutputs<Bound> { .values([lowerBound, upperBound]) }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension Array: ScaleRange {
    public typealias VisualValue = Element

    public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { .values(self) }
}

extension Array: PositionScaleRange where Element == CGFloat {}

extension ArraySlice: ScaleRange {
    public typealias VisualValue = Element

    public func _makeScaleRange() -> _ScaleRangeOutputs<Element> { .values(Array(self)) }
}

extension ArraySlice: PositionScaleRange where Element == CGFloat {}

extension Gradient: ScaleRange {
    public typealias VisualValue = Color

    public func _makeScaleRange() -> _ScaleRangeOutputs<Color> {
        .ramp(_ScaleRamp { environment in self.sampler(in: environment) })
    }
}

extension AnyGradient: ScaleRange {
    public typealias VisualValue = Color

    public func _makeScaleRange() -> _ScaleRangeOutputs<Color> {
        .ramp(_ScaleRamp { GradientSampler(self.paintStops(in: $0), space: .device) })
    }
}

/// A range as long as the plot is wide or high.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
    public typealias VisualValue = CGFloat

    fileprivate let startPadding: CGFloat
    fileprivate let endPadding: CGFloat

    public func _makeScaleRange() -> _ScaleRangeOutputs<CGFloat> {
        .plotDimension(startPadding: startPadding, endPadding: endPadding)
    }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole plot.
    public static var plotDimension: PlotDimensionScaleRange { plotDimension() }

    /// The plot less `padding` points at each end.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        plotDimension(startPadding: padding, endPadding: padding)
    }

    /// The plot less some points at its start and end.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
    }
}

extension _ScaleRangeOutputs where VisualValue == CGFloat {
    /// The range of a position scale.
    var positions: PositionScaleSettings.Range? {
        switch self {
        case .values(let values):
            guard let first = values.first, let last = values.last else { return nil }
            return .points(first, last)
        case .plotDimension(let start, let end): return .plotDimension(startPadding: start, endPadding: end)
        case .ramp: return nil
        }
    }
}
