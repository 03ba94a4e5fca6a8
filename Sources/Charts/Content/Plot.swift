import ChartEngine
import Foundation
import SwiftUICore

/// Several marks as one: modifiers around it apply to the whole.
public struct Plot<Content: ChartContent> {
    public typealias Body = Never

    private let content: UncheckedSendableBox<Content>

    public nonisolated init(@ChartContentBuilder content: () -> Content) {
        self.content = UncheckedSendableBox(content())
    }
}

extension Plot: Sendable {}

extension Plot: ChartContent {
    public var body: Never { unreachableContent }

    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        collectLayer(content.content.value, in: context, into: collector)
    }
}

/// `compositingLayer()`: content drawn as one.
struct LayeredChartContent<Content: ChartContent> {
    let content: Content
}

extension LayeredChartContent: ChartContent {
    var body: Never { unreachableContent }

    static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        var layer = MarkLayer()
        layer.isIsolated = true
        collectLayer(content.content, in: context, into: collector, as: layer)
    }
}

/// Collects content whose effects, annotations and accessibility hold for it as a whole; all else still goes to each
/// mark.
@MainActor
func collectLayer<C: ChartContent>(
    _ content: C, in context: _MarkContext, into collector: _ChartCollector, as layer: MarkLayer = MarkLayer()
) {
    let (plain, outer) = (MarkTemplate(), context.template)
    var layer = layer
    (layer.opacity, layer.blend, layer.blur) = (outer.opacity, outer.blend, outer.blur)
    (layer.shadow, layer.clip, layer.annotations) = (outer.shadow, outer.clip, outer.annotations)
    (layer.accessibilityLabel, layer.accessibilityValue) = (outer.accessibilityLabel, outer.accessibilityValue)
    layer.accessibilityIdentifier = outer.accessibilityIdentifier
    layer.accessibilityHidden = outer.accessibilityHidden

    var inner = context
    (inner.template.opacity, inner.template.blend, inner.template.blur) = (plain.opacity, plain.blend, plain.blur)
    (inner.template.shadow, inner.template.clip, inner.template.annotations) = (nil, nil, [])
    (inner.template.accessibilityLabel, inner.template.accessibilityValue) = (nil, nil)
    inner.template.accessibilityIdentifier = nil
    inner.template.accessibilityHidden = false
    inner.template.layers.append(collector.addLayer(layer))
    C._collect(content, in: inner, into: collector)
}
