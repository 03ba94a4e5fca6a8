import ChartEngine
import Foundation
import SwiftUICore

extension ChartContent {
    /// Draws the content as one layer within the view that `style` makes around it. The layer is as large as the plot,
    /// so a shape that it is clipped to fills the plot, and it is turned around the plot's middle.
    public nonisolated func compositingLayer<V: View>(
        style: (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        StyledLayerContent(content: self, style: style(PlaceholderContentView(showing: ChartPart())))
    }
}

struct StyledLayerContent<Content: ChartContent, V: View> {
    let content: Content
    let style: V
}

extension StyledLayerContent: ChartContent {
    var body: Never { unreachableContent }

    static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        var layer = MarkLayer()
        (layer.isIsolated, layer.style) = (true, collector.styles.add(content.style, in: collector.context))
        Content._collect(content.content, in: collector.open(layer, in: context), into: collector)
    }
}

extension AxisContent {
    /// Draws the marks of the axis as one layer. They do not blend with each other, so they look the same.
    public func compositingLayer() -> some AxisContent { self }

    /// Draws the marks of the axis within the view that `style` makes around them: the grid lines in the plot, ticks
    /// and labels beside it. The layer is as large as the plot.
    public func compositingLayer<V: View>(
        @ViewBuilder style: (PlaceholderContentView<Self>) -> V
    ) -> some AxisContent {
        LayeredAxisContent(content: self, style: style(PlaceholderContentView(showing: ChartPart())))
    }
}

struct LayeredAxisContent<Content: AxisContent, V: View>: AxisContent {
    let content: Content
    let style: V

    func _collect(into axis: _AxisCollector) {
        axis.collect(content, in: axis.styles.add(style, in: axis.context))
    }
}

/// The views that clients made around layers of a chart, by the numbers that the engine gets.
@MainActor
final class LayerStyles {
    private var parts: [StyledPart] = []

    func add(_ view: some View, in context: ResolveContext) -> Int {
        // Apart from the views of the chart, which count upwards.
        let place = context.child(-1 - parts.count)
        parts.append(StyledPart({ $0.node(of: view) }, in: place))
        return parts.count - 1
    }

    subscript(number: Int) -> StyledPart? { parts[checked: number] }
}
