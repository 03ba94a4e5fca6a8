import Foundation

/// The engine's view of views: everything that is text or a client's view is an id that is measured here and placed by
/// the result. Implemented by the module that knows views; called only while `layoutChart` runs.
public protocol GuideProvider {
    /// A label of plain text in the guides' font and colour (axis labels, legend entries). The same text may give the
    /// same id.
    func textLabel(_ text: String, role: GuideTextRole) -> ViewID

    /// Size in points for a proposal (nil sides are ideal).
    func size(of view: ViewID, width: CGFloat?, height: CGFloat?) -> CGSize

    /// Distance from the top to the first baseline at the size taken for the proposal.
    func firstBaseline(of view: ViewID, width: CGFloat?, height: CGFloat?) -> CGFloat

    /// What custom axis content draws at a value (`index` of `count` on this `AxisMarks`).
    func axisMarks(content id: Int, axis: ChartAxis, value: PlotValue, index: Int, count: Int) -> [AxisMarkElement]

    /// The annotation's view for a mark of a size; for contents that don't depend on it, always the same id.
    func annotation(_ content: ViewID, markSize: CGSize) -> ViewID

    /// The size that the plot takes when it is offered one (the client's `chartPlotStyle` may fix it).
    func plotSize(offered: CGSize) -> CGSize
}

public enum GuideTextRole: String, Hashable, Sendable {
    case axisLabel, legendEntry
    /// An axis label whose lines are centred.
    case wrappedLabel
}
