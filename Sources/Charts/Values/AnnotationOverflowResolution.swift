import ChartEngine
import Foundation

/// What happens to an annotation that would leave the plot or the chart, for each axis.
public struct AnnotationOverflowResolution: Sendable {
    /// The rule for one axis.
    public struct Strategy: Sendable {
        let engine: AnnotationTemplate.Overflow

        /// Moved to stay inside.
        public static let fit = Strategy(engine: .fitChart)

        /// Moved to stay inside `boundary`.
        public static func fit(to boundary: AnnotationOverflowResolution.Boundary) -> Strategy {
            Strategy(engine: boundary.engine)
        }

        /// The scale is extended to make room.
        public static let padScale = Strategy(engine: .padScale)

        /// Left where it is.
        public static let disabled = Strategy(engine: .disabled)

        /// Decided by the chart.
        public static let automatic = Strategy(engine: .automatic)
    }

    /// The region that an annotation must stay in.
    public struct Boundary: Sendable {
        let engine: AnnotationTemplate.Overflow

        public static let plot = Boundary(engine: .fitPlot)
        public static let chart = Boundary(engine: .fitChart)
        public static let automatic = Boundary(engine: .fitChart)
    }

    let x: Strategy
    let y: Strategy

    /// Decided by the chart on both axes.
    public static let automatic = AnnotationOverflowResolution()

    public init(
        x: AnnotationOverflowResolution.Strategy = .automatic, y: AnnotationOverflowResolution.Strategy = .automatic
    ) {
        (self.x, self.y) = (x, y)
    }
}
