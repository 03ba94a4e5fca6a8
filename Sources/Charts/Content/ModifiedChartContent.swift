import ChartEngine
import Foundation

/// A change to what the marks within are told.
protocol MarkModifier {
    @MainActor
    func apply(to context: inout _MarkContext, in collector: _ChartCollector)
}

/// Content with a modifier.
struct ModifiedChartContent<Content: ChartContent, Modifier> {
    let content: Content
    let modifier: Modifier
}

extension ModifiedChartContent: ChartContent where Modifier: MarkModifier {
    var body: Never { unreachableContent }

    static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        var inner = context
        content.modifier.apply(to: &inner, in: collector)
        Content._collect(content.content, in: inner, into: collector)
    }
}

extension ChartContent {
    nonisolated func marked<M: MarkModifier>(_ modifier: M) -> ModifiedChartContent<Self, M> {
        ModifiedChartContent(content: self, modifier: modifier)
    }
}
