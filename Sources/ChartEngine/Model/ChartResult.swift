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
        /// Of a symbol, from its mark.
        public var opacity: Double = 1

        public init(view: ViewID, origin: CGPoint, width: CGFloat?, height: CGFloat?, rotation: CGFloat = 0) {
            (self.view, self.origin, self.width, self.height) = (view, origin, width, height)
            self.rotation = rotation
        }
    }

    /// One layer of the plot in drawing order: items already composed, or a view in between (a symbol, an overlay
    /// annotation).
    public enum PlotLayer: Sendable {
        case items([DrawingItem])
        case view(PlacedView)
    }

    /// What of an axis stands beside the plot (or, inset, at its edge).
    public struct AxisPart: Sendable {
        public var ticks: [DrawingItem] = []
        public var labels: [PlacedView] = []
        /// The axis's own area; null where it takes none.
        public var frame = CGRect.null
    }

    public var size: CGSize
    public var plot: CGRect
    /// In the plot, behind the marks.
    public var gridLines: [DrawingItem] = []
    public var marks: [PlotLayer] = []
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

    public var ticks: [DrawingItem] { xAxis.ticks + yAxis.ticks }

    /// All views around the plot.
    public var labels: [PlacedView] { xAxis.labels + yAxis.labels + titles + legendLabels }
}
