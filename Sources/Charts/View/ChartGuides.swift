import ChartEngine
import Foundation
import SwiftUICore

/// Measures and makes the views that the engine asks for while it lays a chart out.
@MainActor
final class ChartGuides {
    private let views: ViewBoard
    private let context: ResolveContext
    private let contents: [AxisMarkContent]
    private let plotStyle: StyledPart?
    private var texts: [TextKey: ViewID] = [:]
    private var marks: [MarksKey: (elements: [AxisMarkElement], styles: [ResolveContext?])] = [:]
    /// Of the labels that are asked for next.
    private var styles: ArraySlice<ResolveContext?> = []

    private struct TextKey: Hashable {
        var text: String
        var role: GuideTextRole
    }

    private struct MarksKey: Hashable {
        var content: Int
        var axis: ChartAxis
        var value: PlotValue
        var index: Int
        var count: Int
    }

    init(_ chart: ChartConfiguration, plotStyle: StyledPart?) {
        (views, context) = (chart.collector.views, chart.collector.context.guides)
        (contents, self.plotStyle) = (chart.axisContents, plotStyle)
    }
}

extension ChartGuides: @MainActor GuideProvider {
    func textLabel(_ text: String, role: GuideTextRole) -> ViewID {
        if role == .axisLabel, let style = styles.popFirst(), let style {
            return views.add(TextNode(text: Text(verbatim: text), context: style))
        }
        let key = TextKey(text: text, role: role)
        if let known = texts[key] { return known }
        let place = role == .wrappedLabel ? context.with { $0.multilineTextAlignment = .center } : context
        let made = views.add(TextNode(text: Text(verbatim: text), context: place))
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
        // The engine asks again when the labels turn out to need more room.
        let key = MarksKey(content: id, axis: axis, value: value, index: index, count: count)
        if let known = marks[key] {
            styles = known.styles[...]
            return known.elements
        }
        let (axisValue, texts) = (AxisValue(value: value, index: index, count: count), AxisTextStyles())
        let elements = content(
            axisValue,
            _AxisMarkContext(value: axisValue, axis: axis, views: views, texts: texts, labels: context))
        marks[key] = (elements, texts.contexts)
        styles = texts.contexts[...]
        return elements
    }

    func annotation(_ content: ViewID, markSize: CGSize) -> ViewID { views.view(content, forMark: markSize) }

    func plotSize(offered: CGSize) -> CGSize { plotStyle?.partSize(offered: offered) ?? offered }
}
