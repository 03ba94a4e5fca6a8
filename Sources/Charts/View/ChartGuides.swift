import ChartEngine
import Foundation
import SwiftUICore

/// Measures and makes the views that the engine asks for while it lays a chart out.
@MainActor
final class ChartGuides {
    /// Which part of the chart a label belongs to.
    enum Part { case xAxis, yAxis, legend }

    private let views: ViewBoard
    private let context: ResolveContext
    private let contents: [AxisMarkContent]
    private let plotStyle: PlotStyleNode?
    private var texts: [TextKey: ViewID] = [:]
    private var customLabels: [ViewID: Part] = [:]

    private struct TextKey: Hashable {
        var text: String
        var role: GuideTextRole
    }

    init(_ chart: ChartConfiguration, plotStyle: PlotStyleNode?) {
        (views, context) = (chart.collector.views, chart.collector.context.guides)
        (contents, self.plotStyle) = (chart.axisContents, plotStyle)
    }

    /// What a placed view labels, where only it can tell: a custom axis label.
    func part(of view: ViewID) -> Part? { customLabels[view] }

    func isLegendEntry(_ view: ViewID) -> Bool { texts.contains { $0.value == view && $0.key.role == .legendEntry } }
}

extension ChartGuides: @MainActor GuideProvider {
    func textLabel(_ text: String, role: GuideTextRole) -> ViewID {
        let key = TextKey(text: text, role: role)
        if let known = texts[key] { return known }
        let made = views.add(TextNode(text: Text(verbatim: text), context: context))
        texts[key] = made
        return made
    }

    func size(of view: ViewID, width: CGFloat?, height: CGFloat?) -> CGSize {
        views.node(view)?.size(for: ProposedViewSize(width: width, height: height)) ?? .zero
    }

    func firstBaseline(of view: ViewID, width: CGFloat?, height: CGFloat?) -> CGFloat {
        let proposal = ProposedViewSize(width: width, height: height)
        return views.node(view)?.dimensions(for: proposal)[VerticalAlignment.firstTextBaseline] ?? 0
    }

    func axisMarks(
        content id: Int, axis: ChartAxis, value: PlotValue, index: Int, count: Int
    ) -> [AxisMarkElement] {
        guard let content = contents[checked: id] else { return [] }
        let axisValue = AxisValue(value: value, index: index, count: count)
        let elements = content(axisValue, _AxisMarkContext(value: axisValue, labels: context, views: views))
        for element in elements {
            guard case .label(let label) = element.kind, case .view(let view) = label.content else { continue }
            customLabels[view] = axis == .x ? .xAxis : .yAxis
        }
        return elements
    }

    func annotation(_ content: ViewID, markSize: CGSize) -> ViewID { views.view(content, forMark: markSize) }

    func plotSize(offered: CGSize) -> CGSize { plotStyle?.plotSize(offered: offered) ?? offered }
}
