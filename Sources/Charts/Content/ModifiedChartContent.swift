import ChartEngine
import Foundation

/// A change to what the marks within are told.
@usableFromInline
protocol MarkModifier {
    @MainActor
    func apply(to context: inout _MarkContext, in collector: _ChartCollector)
}

/// Content with a modifier. Without a constraint on the content, as below: where the runtime makes a type from its name,
/// it looks up each constraint among all conformances of the program, which is what starting a program waits for.
@usableFromInline
struct ModifiedChartContent<Content, Modifier> {
    @usableFromInline let content: Content
    @usableFromInline let modifier: Modifier

    @inlinable
    init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedChartContent: ChartContent where Content: ChartContent, Modifier: MarkModifier {
    @usableFromInline var body: Never { unreachableContent }

    @inlinable
    static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        var inner = context
        content.modifier.apply(to: &inner, in: collector)
        Content._collect(content.content, in: inner, into: collector)
    }
}

extension ChartContent {
    @inlinable
    nonisolated func marked<M: MarkModifier>(_ modifier: M) -> ModifiedChartContent<Self, M> {
        ModifiedChartContent(content: self, modifier: modifier)
    }
}
