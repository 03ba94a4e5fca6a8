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

    public var size: CGSize
    public var plot: CGRect
    /// Grid lines and ticks, behind the marks.
    public var grid: [DrawingItem] = []
    public var marks: [PlotLayer] = []
    /// Axis labels, titles, legend entries and legend symbols, on top.
    public var labels: [PlacedView] = []
    public var guides: [DrawingItem] = []
    public var annotations: [PlacedView] = []
    public var scales: ScaleSnapshot
    /// What the whole chart says to assistive technology.
    public var summary = ""
    public var diagnostics: [Diagnostic] = []

    public init(size: CGSize, plot: CGRect, scales: ScaleSnapshot) {
        (self.size, self.plot, self.scales) = (size, plot, scales)
    }
}
