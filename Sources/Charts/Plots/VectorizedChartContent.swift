import ChartEngine
import Foundation
import SwiftUICore

/// Chart content that stands for a whole collection; its modifiers can take key paths.
public protocol VectorizedChartContent<DataElement>: ChartContent {
    associatedtype DataElement
}

/// What a key-path modifier changes for each element.
enum ElementChange<Element> {
    case encoding(EncodedChannel, ElementChannel<Element>)
    case group(ElementChannel<Element>)
    case style((Element, EnvironmentValues) -> ResolvedStyle)
    case template((Element, inout _MarkContext, EnvironmentValues) -> Void)
}

/// Vectorised content with a key-path modifier.
struct ModifiedVectorizedContent<Base: VectorizedChartContent> {
    let base: Base
    let change: ElementChange<Base.DataElement>
    /// What the modifier says for all elements alike.
    var prepare: (inout _MarkContext) -> Void = { _ in }
}

extension ModifiedVectorizedContent: VectorizedChartContent {
    typealias DataElement = Base.DataElement

    var body: Never { unreachableContent }

    static func _collect(_ content: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        var inner = context
        content.prepare(&inner)
        inner.columns.append(content.change)
        Base._collect(content.base, in: inner, into: collector)
    }
}
