import ChartEngine
import Foundation
import SwiftUICore

/// A line across the plot at a value of an axis.
public struct AxisGridLine: AxisMark {
    private let centered: Bool?
    private let stroke: StrokeStyle?

    /// - Parameter centered: whether it lies between two values instead of on one.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        (self.centered, self.stroke) = (centered, stroke)
    }

    public func _elements(in context: _AxisMarkContext) -> [_AxisMarkElement] {
        [context.element(.gridLine(centered: centered, stroke: stroke?.stroke))]
    }
}

/// A short line at the edge of the plot.
public struct AxisTick: AxisMark {
    /// How long a tick is.
    public struct Length: CustomStringConvertible, Sendable {
        let engine: AxisMarkElement.TickLength?

        /// The usual length.
        public static var automatic: AxisTick.Length { .init(engine: nil) }

        /// As long as the value's label.
        public static var label: AxisTick.Length { label() }

        /// As long as the value's label, and some points more.
        public static func label(extendPastBy: CGFloat = 0) -> AxisTick.Length {
            .init(engine: .label(extra: extendPastBy))
        }

        /// As long as the longest of the axis's labels.
        public static var longestLabel: AxisTick.Length { longestLabel() }

        /// As long as the longest of the axis's labels, and some points more.
        public static func longestLabel(extendPastBy: CGFloat = 0) -> AxisTick.Length {
            .init(engine: .longestLabel(extra: extendPastBy))
        }

        public var description: String {
            switch engine {
            case nil: "automatic"
            case .points(let length): "\(length)"
            case .label(let extra): "label(extendPastBy: \(extra))"
            case .longestLabel(let extra): "longestLabel(extendPastBy: \(extra))"
            }
        }
    }

    private let centered: Bool?
    private let length: Length
    private let stroke: StrokeStyle?

    /// - Parameter centered: whether it lies between two values instead of on one.
    public init(centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil) {
        (self.centered, self.length, self.stroke) = (centered, length, stroke)
    }

    /// - Parameters:
    ///   - centered: whether it lies between two values instead of on one.
    ///   - length: in points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(engine: .points(length)), stroke: stroke)
    }

    public func _elements(in context: _AxisMarkContext) -> [_AxisMarkElement] {
        // Along the labels on x, so that a tick reaches down beside them; as long as the gap to them on y.
        let usual: AxisMarkElement.TickLength = context.axis == .x ? .longestLabel(extra: 0) : .points(4)
        return [
            context.element(.tick(centered: centered, length: length.engine ?? usual, stroke: stroke?.stroke))
        ]
    }
}
