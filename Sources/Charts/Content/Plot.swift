import ChartEngine
import Foundation
import SwiftUICore

/// Several marks as one: modifiers around it apply to the whole.
public struct Plot<Content: ChartContent> {
    public typealias Body = Never

    @usableFromInline let held: HeldContent<Content>

    @inlinable
    public nonisolated init(@ChartContentBuilder content: () -> Content) { held = HeldContent(content()) }
}

extension Plot: Sendable {}

extension Plot: ChartContent {
    public var body: Never { unreachableContent }

    @inlinable
    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        Content._collect(content.held.content, in: collector.openLayer(in: context), into: collector)
    }
}

/// `compositingLayer()`: content drawn as one.
@usableFromInline
struct LayeredChartContent<Content: ChartContent> {
    @usableFromInline let content: Content

    @inlinable
    init(content: Content) { self.content = content }
}

extension LayeredChartContent: ChartContent {
    @usableFromInline var body: Never { unreachableContent }

    @inlinable
    static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        Content._collect(content.content, in: collector.openIsolatedLayer(in: context), into: collector)
    }
}

extension _ChartCollector {
    @usableFromInline
    func openLayer(in context: _MarkContext) -> _MarkContext { open(MarkLayer(), in: context) }

    @usableFromInline
    func openIsolatedLayer(in context: _MarkContext) -> _MarkContext {
        var layer = MarkLayer()
        layer.isIsolated = true
        return open(layer, in: context)
    }

    /// The context of content whose effects, annotations and accessibility hold for it as a whole; all else still goes
    /// to each mark.
    func open(_ layer: MarkLayer, in context: _MarkContext) -> _MarkContext {
        let (plain, outer) = (MarkTemplate(), context.template)
        var layer = layer
        (layer.opacity, layer.blend, layer.blur) = (outer.opacity, outer.blend, outer.blur)
        (layer.shadow, layer.clip, layer.annotations) = (outer.shadow, outer.clip, outer.annotations)
        (layer.accessibilityLabel, layer.accessibilityValue) = (outer.accessibilityLabel, outer.accessibilityValue)
        layer.accessibilityIdentifier = outer.accessibilityIdentifier
        layer.accessibilityHidden = outer.accessibilityHidden

        var template = outer
        (template.opacity, template.blend, template.blur) = (plain.opacity, plain.blend, plain.blur)
        (template.shadow, template.clip, template.annotations) = (nil, nil, [])
        (template.accessibilityLabel, template.accessibilityValue) = (nil, nil)
        template.accessibilityIdentifier = nil
        template.accessibilityHidden = false
        template.layers.append(addLayer(layer))
        var inner = context
        inner.template = template
        return inner
    }
}
