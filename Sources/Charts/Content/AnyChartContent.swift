import Foundation
import SwiftUICore

/// Chart content of any type.
public struct AnyChartContent {
    public typealias Body = Never

    private let collect: UncheckedSendableBox<@MainActor (_MarkContext, _ChartCollector) -> Void>

    public nonisolated init(_ content: any ChartContent) { self.init(opened: content) }

    @inlinable
    public nonisolated init(erasing content: some ChartContent) { self.init(opened: content) }

    @inlinable
    nonisolated init<C: ChartContent>(opened content: C) {
        let held = HeldContent(content)
        self.init(collecting: { context, collector in C._collect(held.content, in: context, into: collector) })
    }

    @usableFromInline
    nonisolated init(collecting collect: @escaping @MainActor (_MarkContext, _ChartCollector) -> Void) {
        self.collect = UncheckedSendableBox(collect)
    }
}

extension AnyChartContent: Sendable {}

extension AnyChartContent: ChartContent {
    public var body: Never { unreachableContent }

    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        content.collect.value(context, collector)
    }
}
