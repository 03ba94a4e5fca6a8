import Foundation
import SwiftUICore

/// What can be put in a chart: marks, and types that compose others in `body`.
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent

    @ChartContentBuilder var body: Self.Body { get }

    /// Hands the marks of `content` over. The default asks the body; marks and modifiers do it themselves, so this is
    /// dispatched without a cast for each mark.
    static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector)
}

extension ChartContent {
    @inlinable
    public static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        Body._collect(content.body, in: context, into: collector)
    }

    /// The `body` of content that has none: never reached, since `_collect` comes first.
    @usableFromInline
    var unreachableContent: Never {
        // checked: a marker type that collects itself
        preconditionFailure("\(Self.self) hands over its own marks; its body is not for use")
    }
}

extension Never: ChartContent {
    public static func _collect(_ content: Never, in context: __owned _MarkContext, into collector: _ChartCollector) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
    public var body: Never { unreachableContent }

    @inlinable
    public static func _collect(_ content: Wrapped?, in context: __owned _MarkContext, into collector: _ChartCollector)
    {
        guard let content else { return }
        Wrapped._collect(content, in: context, into: collector)
    }
}

/// Nothing.
struct EmptyChartContent: Sendable {}

extension EmptyChartContent: ChartContent {
    var body: Never { unreachableContent }

    static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {}
}
