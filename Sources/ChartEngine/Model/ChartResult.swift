import Drawing
import Foundation
import Geometry

/// A chart laid out at a size. All coordinates are points from the chart's top left corner.
public struct ChartResult: Sendable {
    public struct PlacedView: Hashable, Sendable {
        public var view: ViewID
        /// Top left corner before rotation.
        public var origin: CGPoint
        /// What the view is offered (nil sides ideal).
        public var width: CGFloat?
        public var height: CGFloat?
        /// Radians clockwise about the centre of its box.
        public var rotation: CGFloat

        public init(view: ViewID, origin: CGPoint, width: CGFloat?, height: CGFloat?, rotation: CGFloat = 0) {
            (self.view, self.origin, self.width, self.height) = (view, origin, width, height)
            self.rotation = rotation
        }
    }

    /// Part of the picture in drawing order: items already composed, a view in between (a symbol, a label), or both
    /// within something that holds for the whole.
    public indirect enum Layer: Sendable {
        case items([DrawingItem])
        case view(PlacedView)
        case wrapped(Wrapping, [Layer])
    }

    /// What layers are drawn in.
    public enum Wrapping: Sendable {
        /// The effects of a group; it has no items of its own.
        case group(DrawnGroup)
        /// Only what these layers cover stays visible.
        case mask([Layer])
        /// It has no items of its own.
        case meaning(DrawnSemantics)
        /// A client's view around the plot, by its number.
        case style(Int)
    }

    /// What of an axis stands beside the plot (or, inset, at its edge).
    public struct AxisPart: Sendable {
        public var ticks: [Layer] = []
        public var labels: [Layer] = []
        /// The axis's own area; null where it takes none.
        public var frame = CGRect.null
    }

    public var size: CGSize
    public var plot: CGRect
    /// In the plot, behind the marks.
    public var gridLines: [Layer] = []
    public var marks: [Layer] = []
    public var xAxis = AxisPart()
    public var yAxis = AxisPart()
    public var titles: [PlacedView] = []
    public var legend: [DrawingItem] = []
    /// Entries of the legend and symbols that are views.
    public var legendLabels: [PlacedView] = []
    public var annotations: [PlacedView] = []
    public var scales: ScaleSnapshot
    /// What the whole chart says to assistive technology.
    public var summary = ""
    public var diagnostics: [Diagnostic] = []

    public init(size: CGSize, plot: CGRect, scales: ScaleSnapshot) {
        (self.size, self.plot, self.scales) = (size, plot, scales)
    }

    public var ticks: [Layer] { xAxis.ticks + yAxis.ticks }

    /// All views around the plot.
    public var labels: [PlacedView] { (xAxis.labels + yAxis.labels).flatMap(\.views) + titles + legendLabels }
}
