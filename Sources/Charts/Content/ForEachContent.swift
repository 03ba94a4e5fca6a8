import Foundation
import SwiftUICore

extension ForEach: ChartContent where Content: ChartContent {
    public var body: Never { unreachableContent }

    public static func _collect(_ loop: Self, in context: __owned _MarkContext, into collector: _ChartCollector) {
        for element in loop.data { Content._collect(loop.content(element), in: context, into: collector) }
    }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identify: { $0.id }, content: content)
    }
}

extension ForEach where Content: ChartContent {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }
}
