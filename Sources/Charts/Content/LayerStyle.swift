import ChartEngine
import Drawing
import Foundation
import Geometry
import SwiftUICore

/// What a view made around a placeholder does to what the placeholder stands for: the effects of the groups that it is
/// drawn in, outermost first.
@MainActor
struct LayerStyle {
    private(set) var layers: [MarkLayer] = []
    /// Whether all that the view draws could be said as effects of layers.
    private(set) var isComplete = true

    init(of view: some View, in context: ResolveContext) {
        let mark = ChartPartDrawing()
        // Known by its shape alone: what it is painted with may be changed on the way.
        let sentinel = Outline(rect: CGRect(x: 0.123, y: 0.456, width: 0.789, height: 0.321))
        mark.draw = { $0.add(.path(DrawnPath(sentinel, fill: .color(.black)))) }
        let node = context.with { $0.chartPart = HostedNode(mark) }.node(of: view)
        node.place(at: .zero, proposal: ProposedViewSize(width: 100, height: 100))
        var emitter = Emitter(graph: context.graph)
        node.emit(into: &emitter)
        read(emitter.items, until: sentinel)
    }

    private mutating func read(_ items: [DrawingItem], until sentinel: Outline) {
        guard items.count == 1, let only = items.first else {
            isComplete = false
            return
        }
        switch only {
        case .path(let path): isComplete = isComplete && path.outline == sentinel
        case .group(let group):
            var layer = MarkLayer()
            (layer.opacity, layer.blend) = (group.opacity, group.blend)
            (layer.blur, layer.shadow) = (group.blur, group.shadow)
            if layer != MarkLayer() { layers.append(layer) }
            if group.clip != nil || group.mask != nil || group.transform != .identity { isComplete = false }
            read(group.items, until: sentinel)
        case .semantics(let meaning): read(meaning.items, until: sentinel)
        case .text, .image: isComplete = false
        }
    }
}

extension ChartContent {
    /// Draws the content as one layer, with the opacity, blend mode, blur and shadow that `style` puts around it.
    public nonisolated func compositingLayer<V: View>(
        style: (PlaceholderContentView<Self>) -> V
    ) -> some ChartContent {
        StyledLayerContent(content: self, style: style(PlaceholderContentView()))
    }
}

struct StyledLayerContent<Content: ChartContent, V: View> {
    let content: Content
    let style: V
}

extension StyledLayerContent: ChartContent {
    var body: Never { unreachableContent }

    static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        let style = LayerStyle(of: content.style, in: collector.context)
        if !style.isComplete { collector.context.graph.report(ChartsDiagnostics.layerEffect) }
        collectLayer(content.content, in: context, into: collector, inside: style.layers)
    }
}

extension AxisContent {
    /// Draws the marks of the axis as one layer. They do not overlap, so they look the same.
    public func compositingLayer() -> some AxisContent { self }

    /// Draws the marks of the axis as one layer. Effects in `style` are reported, as axis marks take none.
    public func compositingLayer<V: View>(
        @ViewBuilder style: (PlaceholderContentView<Self>) -> V
    ) -> some AxisContent {
        LayeredAxisContent(content: self, style: style(PlaceholderContentView()))
    }
}

struct LayeredAxisContent<Content: AxisContent, V: View>: AxisContent {
    let content: Content
    let style: V

    func _collect(into axis: _AxisCollector) {
        let style = LayerStyle(of: style, in: axis.context)
        if !style.isComplete || !style.layers.isEmpty { axis.context.graph.report(ChartsDiagnostics.axisLayerEffect) }
        content._collect(into: axis)
    }
}
